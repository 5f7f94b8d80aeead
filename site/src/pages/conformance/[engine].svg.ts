import type { APIRoute } from 'astro';
import { reportBadge } from '../../../../machine/conform/badge.ts';
import type { Report } from '../../../../machine/conform/index.ts';
import { drawShield } from '../../../../machine/draw/shield.ts';
import { reported } from '../../data/conformance.ts';

export const getStaticPaths = () =>
  reported.map(({ name, report }) => ({ params: { engine: name }, props: { report } }));

/** The badge of an engine, for its own pages. */
export const GET: APIRoute<{ report: Report }> = ({ props }) =>
  new Response(drawShield(reportBadge(props.report)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
