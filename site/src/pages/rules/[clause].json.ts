import type { APIRoute } from 'astro';
import { type ClauseId, clauseIds } from '../../../../spec/clauses.ts';
import { clauseFile } from '../../data/clausefile.ts';

export const getStaticPaths = () =>
  clauseIds.map((id) => ({ params: { clause: id }, props: { id } }));

/** A clause for programs that tell people what the rules say. */
export const GET: APIRoute<{ id: ClauseId }> = ({ props, site }) =>
  Response.json(clauseFile(props.id, site));
