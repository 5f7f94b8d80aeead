import type { APIRoute } from 'astro';
import type { Report } from '../../../../machine/conform/index.ts';
import { reported } from '../../data/conformance.ts';

export const getStaticPaths = () =>
  reported.map(({ name, report }) => ({ params: { engine: name }, props: { report } }));

/** The report of an engine for programs, beside its pages. */
export const GET: APIRoute<{ report: Report }> = ({ props }) => Response.json(props.report);
