import { bundledFixtures } from '../../../machine/book/coverage/evidence.node.ts';
import { aid } from '../../../machine/book/rulebook/aid.ts';
import { aidHtml } from '../../../machine/book/rulebook/aidhtml.ts';
import { changes } from '../../../machine/book/rulebook/changes.ts';
import { changesHtml } from '../../../machine/book/rulebook/changestext.ts';
import { pairs } from '../../../machine/book/rulebook/differences.ts';
import { bookHtml } from '../../../machine/book/rulebook/html.ts';
import { rulebook } from '../../../machine/book/rulebook/rulebook.ts';
import type { Scope } from '../../../machine/book/rulebook/scope.ts';
import meta from '../../../package.json' with { type: 'json' };
import '../../../machine/words/words.ts';
import { type EditionId, editionIds } from '../../../spec/editions.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';

/** The books that the site offers ready made; `shedu docs` writes those with other options. */

export const bookOf = (edition: EditionId, language: Language): string =>
  `rules/books/rules-${edition}-${language}.html`;

export const aidOf = (edition: EditionId, language: Language): string =>
  `rules/books/aid-${edition}-${language}.html`;

export const changesOf = (from: EditionId, to: EditionId, language: Language): string =>
  `rules/books/changes-${from}-${to}-${language}.html`;

/** The game of an edition without modules. */
const scopeOf = (edition: EditionId): Scope => ({
  edition,
  options: { board: 'standard', buildings: false, wonder: false, englishVariant: false },
});

/** Every book by its path, each made when it is asked for. */
export const books: ReadonlyMap<string, () => string> = new Map(
  LANGUAGES.flatMap((language) => [
    ...editionIds.flatMap((edition): [string, () => string][] => [
      [
        bookOf(edition, language),
        () => bookHtml(rulebook(scopeOf(edition), language, bundledFixtures()), meta.version),
      ],
      [aidOf(edition, language), () => aidHtml(aid(scopeOf(edition), language))],
    ]),
    ...pairs.map(([from, to]): [string, () => string] => [
      changesOf(from, to, language),
      () => changesHtml(changes(from, to, language)),
    ]),
  ]),
);
