import { Loaded } from '../Loaded.tsx';
import type { VainProps } from './VainNotice.tsx';

const load = () => import('./VainNotice.tsx');

/** Says what was asked for in vain. What says it comes when there is something. */
export const Vain = (props: VainProps) =>
  Object.keys(props.steps.vain).length > 0 && <Loaded load={load} props={props} />;
