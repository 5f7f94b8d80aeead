import type { APIRoute } from 'astro';
import { chartBook } from '../../../../machine/book/statechart/chartbook.ts';
import { languageAt } from '../../links.ts';
import { inLanguages } from '../../paths.ts';
import '../../../../machine/words/words.ts';

export const getStaticPaths = inLanguages;

/** The statechart as drawn in the language of its page. */
export const GET: APIRoute = async ({ url }) => Response.json(await chartBook(languageAt(url)));
