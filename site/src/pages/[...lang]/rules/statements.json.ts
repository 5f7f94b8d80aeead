import type { APIRoute } from 'astro';
import { type ClauseId, clauses } from '../../../../../spec/clauses.ts';
import { languageAt } from '../../../links.ts';
import { inLanguages } from '../../../paths.ts';
import type { Statements } from '../../../viewer/data.ts';

export const getStaticPaths = inLanguages;

/** Every clause in words. */
export const GET: APIRoute = ({ url }) => {
  const language = languageAt(url);
  const statements: Statements = Object.fromEntries(
    Object.entries(clauses).map(([id, { statement }]) => [id as ClauseId, statement[language]]),
  );
  return Response.json(statements);
};
