import type { APIRoute } from 'astro';
import { type Chapter, chapters } from '../../../../../spec/clauses.ts';
import { cardsOf } from '../../../data/cards.ts';
import { languageAt } from '../../../links.ts';
import { eachInLanguages } from '../../../paths.ts';

export const getStaticPaths = () =>
  eachInLanguages(
    chapters.map((chapter) => ({ params: { chapter: chapter.chapter }, props: { chapter } })),
  );

/** What the viewer opens of each clause of a chapter. */
export const GET: APIRoute<{ chapter: Chapter }> = ({ props, url }) =>
  Response.json(cardsOf(props.chapter, languageAt(url)));
