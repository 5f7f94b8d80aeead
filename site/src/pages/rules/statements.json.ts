import type { APIRoute } from 'astro';
import { type ClauseId, clauses } from '../../../../spec/clauses.ts';
import { language } from '../../strings.ts';
import type { Statements } from '../../viewer/data.ts';

/** Every clause in words. */
export const GET: APIRoute = () => {
  const statements: Statements = Object.fromEntries(
    Object.entries(clauses).map(([id, { statement }]) => [id as ClauseId, statement[language]]),
  );
  return Response.json(statements);
};
