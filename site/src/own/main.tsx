import type { OwnPage } from '../viewer/page/carried.ts';
import { takeOver } from '../viewer/page/takeover.tsx';
import { Own } from './Own.tsx';

await takeOver<OwnPage>(({ own }) => <Own text={own} />);
