import type { settledFiles, switchFiles } from './rulingfiles.ts';

/** The chapter of a clause, which its id begins with; a page asks without carrying the rulebook. */
export const chapterOf = <Chapter extends string>(id: `${Chapter}.${string}`): Chapter =>
  id.slice(0, id.indexOf('.')) as Chapter;

/** The editions of the game whose rules are told here. */
export type EditionId = '1997' | '2015' | 'condensed';

/** The printed boards; the advanced one came with the edition of 2015. */
export type BoardId = 'standard' | 'advanced';

/** The contested passages that can be played under more than one reading. */
export type SwitchId = keyof typeof switchFiles;

/** The reading chosen for every switch. */
export type Readings = {
  readonly [S in SwitchId]: keyof (typeof switchFiles)[S]['readings'];
};

/** The contested passages with one decision. */
export type SettledId = keyof typeof settledFiles;

/** Every contested passage. */
export type RulingId = SwitchId | SettledId;
