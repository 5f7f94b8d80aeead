import { chapters } from '../../../spec/clauses.ts';
import { questionGroups } from '../../../spec/questions.ts';
import { rulings } from '../../../spec/rulings.ts';

/** Paths below a language's home that its readers have without a connection after one visit. */
export const KEPT: readonly string[] = [
  '',
  'search/',
  'search.json',
  'replays/',
  'replays/open/',
  'replays/case/',
  'questions/',
  ...questionGroups.map(({ group }) => `questions/${group}/`),
  ...['', 'reading/', 'rulings/', 'glossary/', 'differences/', 'errata/', 'turn-flow/'].map(
    (page) => `rules/${page}`,
  ),
  ...chapters.flatMap(({ chapter }) => [`rules/${chapter}/`, `rules/${chapter}.json`]),
  ...Object.keys(rulings).map((ruling) => `rules/rulings/${ruling}/`),
];
