import type { ClauseId } from '../../../spec/clauses.ts';
import components from '../../../spec/components.json' with { type: 'json' };
import type { BoardId, EditionId } from '../../../spec/editions.ts';
import glossary from '../../../spec/glossary.json' with { type: 'json' };
import type { TablePiece } from '../../../spec/order.ts';
import type { Language, Text } from '../../../spec/text.ts';
import { type Picture, pictureOf } from '../../draw/picture.ts';
import { titlesOf } from '../../draw/titles.ts';
import { begin } from '../../record/start.ts';
import { DYNASTIES } from '../../rules/pieces.ts';
import type { Scope } from './scope.ts';
import { type TermId, termPicture } from './termpicture.ts';
import type { BookPiece } from './tree.ts';

/** What lies on the table: the board as the game begins, and the pieces. */

interface Component {
  readonly id: string;
  readonly name: Text;
  readonly counts: Readonly<Partial<Record<EditionId, number>>>;
  /** What a game uses on each board, where the box has more. */
  readonly inPlay?: Readonly<Record<BoardId, number>>;
  readonly notes?: Readonly<Partial<Record<EditionId, Text>>>;
}

const known: readonly Component[] = components.components;

/** The board of a scope as the game begins. */
export const boardPicture = ({ edition, options }: Scope, language: Language): Picture =>
  pictureOf(
    begin({
      kind: 'record',
      edition,
      options,
      seats: DYNASTIES.map((dynasty) => ({ dynasty })),
      steps: [],
    }).game,
    { titles: titlesOf(language), title: glossary.terms.board[language][0] ?? '' },
  );

/** The pieces that are in play. */
export const piecesIn = (
  pieces: readonly TablePiece[],
  { edition, options }: Scope,
  language: Language,
  tells: (id: ClauseId) => boolean,
): readonly BookPiece[] =>
  pieces
    .filter(({ clause }) => clause === undefined || tells(clause))
    .map(({ component, term, text }) => {
      const { name, counts, inPlay, notes } = known.find(({ id }) => id === component)!;
      return {
        component,
        name: name[language],
        count: inPlay?.[options.board] ?? counts[edition] ?? null,
        note: inPlay === undefined ? (notes?.[edition]?.[language] ?? null) : null,
        text: text[language],
        picture: term === undefined ? null : termPicture(term as TermId, language),
      };
    });
