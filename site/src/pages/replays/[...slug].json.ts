import type { APIRoute } from 'astro';
import { type Replay, replays } from '../../games.ts';

export const getStaticPaths = () =>
  replays.map((replay) => ({ params: { slug: replay.slug }, props: { replay } }));

/** The file itself, as the conformance suite has it. */
export const GET: APIRoute<{ replay: Replay }> = ({ props }) =>
  new Response(`${JSON.stringify(props.replay.json, null, 2)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
