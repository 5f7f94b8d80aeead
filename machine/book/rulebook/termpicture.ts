import glossary from '../../../spec/glossary.json' with { type: 'json' };
import type { Language } from '../../../spec/text.ts';
import { written } from '../../draw/board.ts';
import { type Picture, pictureOf } from '../../draw/picture.ts';
import { titlesOf } from '../../draw/titles.ts';
import { FIXTURE_FORMAT } from '../../record/format.ts';
import { checkGame } from '../../record/read.ts';
import { begin } from '../../record/start.ts';
import { type Cell, DYNASTIES } from '../../rules/pieces.ts';

/** A term of the glossary. */
export type TermId = keyof typeof glossary.terms;

interface TermPicture {
  readonly position: { readonly pending?: object };
  readonly marked?: readonly Cell[];
  readonly outlines?: boolean;
}

/** What every picture is played with, so that any piece may stand on it. */
const FRAME = {
  format: FIXTURE_FORMAT,
  id: 'glossary',
  title: 'A term of the glossary',
  clauses: ['define.space.board'],
  edition: '2015',
  options: { buildings: true, wonder: true },
  seats: DYNASTIES.map((dynasty) => ({ dynasty })),
  steps: [],
};

/** The picture of a term, or null where it has none. */
export function termPicture(id: TermId, language: Language): Picture | null {
  const term: object & { readonly picture?: TermPicture } = glossary.terms[id] as object;
  if (term.picture === undefined) return null;
  const { position, marked = [], outlines = false } = term.picture;
  const read = checkGame({ ...FRAME, position });
  if ('problems' in read) throw new Error(`${id}: ${read.problems[0]?.message}`);
  return pictureOf(begin(read.file).game, {
    titles: titlesOf(language),
    title: glossary.terms[id][language][0] ?? id,
    coordinates: false,
    // They tell who is stronger only where somebody fights.
    strengths: position.pending !== undefined,
    outlines: outlines ? 'strong' : 'off',
    acted: marked,
  });
}

/** The same as SVG without the outlines of the signs. */
export function drawTerm(id: TermId, language: Language): string | null {
  const picture = termPicture(id, language);
  return picture === null ? null : written(picture, false);
}
