import type { APIRoute } from 'astro';
import { type Bundled, cases, replays } from '../../../../data/games.ts';
import { tellingOf } from '../../../../data/tellings.ts';
import { languageAt } from '../../../../links.ts';
import { eachInLanguages } from '../../../../paths.ts';

export const getStaticPaths = () =>
  eachInLanguages(
    [...replays, ...cases].map((replay) => ({ params: { slug: replay.slug }, props: { replay } })),
  );

/** A replay or a case as told in the language of its page. */
export const GET: APIRoute<{ replay: Bundled }> = ({ props, url }) =>
  Response.json(tellingOf(props.replay, languageAt(url)));
