import { takeOver } from '../viewer/page/takeover.tsx';
import { Own } from './Own.tsx';
import type { DifferencesPage } from './page.ts';

await takeOver<DifferencesPage>((page) => <Own page={page} />);
