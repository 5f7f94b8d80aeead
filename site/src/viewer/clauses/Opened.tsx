import type { ClauseId } from '../../../../spec/clauses.ts';
import { Loaded } from '../Loaded.tsx';

const load = () => import('./OpenClause.tsx');

/** A clause opened in place. What it takes comes when the first is opened. */
export const Opened = (props: { readonly id: ClauseId; close(): void }) => (
  <Loaded load={load} props={props} />
);
