import type { APIRoute } from 'astro';
import { searchIndex } from '../../data/search/index.ts';
import { languageAt } from '../../links.ts';
import { inLanguages } from '../../paths.ts';

export const getStaticPaths = inLanguages;

/** What a search in a language looks through. */
export const GET: APIRoute = async ({ url }) => Response.json(await searchIndex(languageAt(url)));
