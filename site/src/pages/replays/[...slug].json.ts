import type { APIRoute } from 'astro';
import { type Bundled, cases, replays } from '../../data/games.ts';

export const getStaticPaths = () =>
  [...replays, ...cases].map((bundled) => ({ params: { slug: bundled.slug }, props: { bundled } }));

/** The file itself, as the conformance suite has it. */
export const GET: APIRoute<{ bundled: Bundled }> = ({ props }) =>
  new Response(props.bundled.text, { headers: { 'content-type': 'application/json' } });
