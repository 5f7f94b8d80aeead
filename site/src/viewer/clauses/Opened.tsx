import { Loaded } from '../Loaded.tsx';
import { useServices } from '../services.ts';
import type { OpenedProps } from './clausecard.ts';

/** A clause opened in place. What it takes comes when the first is opened. */
export const Opened = (props: OpenedProps) => (
  <Loaded load={useServices().openClause} props={props} />
);
