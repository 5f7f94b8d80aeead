import type { InspectorPage } from '../viewer/page/carried.ts';
import { takeOver } from '../viewer/page/takeover.tsx';
import { Inspector } from './Inspector.tsx';

await takeOver<InspectorPage>(({ inspectorPage }) => <Inspector text={inspectorPage} />);
