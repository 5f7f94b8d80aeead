import type { Language } from '../../../spec/text.ts';
import { markIn } from '../../record/annotation.ts';
import type { GameFile, StepJson, VariationJson } from '../../record/format.ts';
import { type LocalText, localText } from '../../record/local.ts';
import type { Action } from '../../rules/action.ts';
import { type Sitter, sayAction } from '../../words/say.ts';
import { sayGlyph, sayHowItStands } from '../../words/signs.ts';
import { annotation } from './annotation.ts';
import type { ToldFrame, ToldSaid, ToldVariation } from './told.ts';

/** A note as safe HTML, and its language where that is not the reader's. */
export function noteOf(
  { note }: { readonly note?: LocalText },
  language: Language,
): Pick<ToldFrame, 'note' | 'noteLang'> {
  if (note === undefined) return {};
  const { text, lang } = localText(note, language);
  return { note: annotation(text), ...(lang === undefined ? {} : { noteLang: lang }) };
}

/** A swap as all see it. */
export const faceDown = (action: Action): Action =>
  action.do === 'swap' ? { do: 'swap', tiles: action.tiles.map(() => '?') } : action;

/**
 * What is said of a position besides its note: of a step with what it led to, or of the start. At
 * the last one it is told, too, how the file could have gone on.
 */
export function saidOf(
  file: GameFile,
  step: StepJson | null,
  isLast: boolean,
  language: Language,
  sitters: readonly Sitter[],
): Pick<ToldFrame, 'said'> {
  const {
    by,
    glyph,
    standing,
    marks = [],
  }: Partial<StepJson> = step ?? { marks: file.marks ?? [] };
  const told = (variation: VariationJson, i: number): ToldVariation =>
    variationOf(variation, i, language, sitters);
  const onward = isLast ? (file.variations ?? []) : [];
  const variations = [
    ...(step?.variations ?? []).map(told),
    ...onward.map((one, i): ToldVariation => ({ ...told(one, i), onward: true })),
  ];
  const said: ToldSaid = {
    ...(by === undefined ? {} : { by }),
    ...(glyph === undefined ? {} : { glyph: { sign: glyph, text: sayGlyph(glyph, language) } }),
    ...(standing === undefined
      ? {}
      : { worth: { sign: standing, text: sayHowItStands(standing, language) } }),
    ...(marks.length === 0 ? {} : { marks: marks.map((mark) => markIn(mark, language)) }),
    ...(variations.length === 0 ? {} : { variations }),
  };
  return Object.keys(said).length === 0 ? {} : { said };
}

/** A variation by its name, or by its first move as all see it. */
function variationOf(
  { name, steps, ...rest }: VariationJson,
  index: number,
  language: Language,
  sitters: readonly Sitter[],
): ToldVariation {
  const [first] = steps;
  const { text, lang } =
    name !== undefined
      ? localText(name, language)
      : { text: first === undefined ? '' : firstMove(first, language, sitters) };
  return {
    index,
    name: text,
    ...(lang === undefined ? {} : { lang }),
    ...noteOf(rest, language),
    steps: steps.length,
  };
}

const firstMove = ({ action, seat }: StepJson, language: Language, sitters: readonly Sitter[]) =>
  sayAction(faceDown(action), seat, language, sitters);
