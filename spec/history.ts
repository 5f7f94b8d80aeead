import type { ClauseId } from './clauses.ts';
import file from './history.json' with { type: 'json' };
import { LANGUAGES, type Language, type Text } from './text.ts';
import worded from './wording.json' with { type: 'json' };

/** A statement that a clause had once. */
export interface Earlier {
  /** The day, as `2026-11-28`, from which the next one stood. */
  readonly until: string;
  readonly statement: Text;
  /** What the next one says otherwise, and why. */
  readonly change: Text;
}

/**
 * Which statement a clause has: the number of its version, from 1, and for each language how the
 * SHA-256 of the English statement begins that its text is read against.
 */
export type Wording = Readonly<Record<Language, string>> & { readonly version: number };

const history = file as Readonly<Partial<Record<ClauseId, readonly Earlier[]>>>;

/** The wording of each clause as it was last noted. */
export const wordings = worded as Readonly<Partial<Record<ClauseId, Wording>>>;

/** The statements that a clause had before, oldest first: the first is version 1. */
export const earlierOf = (id: ClauseId): readonly Earlier[] => history[id] ?? [];

/** The version of a clause's statement, from 1. */
export const versionOf = (id: ClauseId): number => earlierOf(id).length + 1;

/** The languages whose text translates an earlier English statement than the one that was noted. */
export const lagging = (wording: Wording | undefined): readonly Language[] =>
  wording === undefined ? [] : LANGUAGES.filter((language) => wording[language] !== wording.en);

/** The languages in which a clause is told as it was before. */
export const staleIn = (id: ClauseId): readonly Language[] => lagging(wordings[id]);
