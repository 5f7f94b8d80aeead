import { takeOver } from '../viewer/page/takeover.tsx';
import { Lab } from './Lab.tsx';
import type { LabPage } from './page.ts';

await takeOver<LabPage>((page) => <Lab page={page} />);
