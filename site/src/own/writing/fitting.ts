import type { Choice } from '../../engine/writing/choice.ts';

/** Something to choose, as it is typed and shown. */
export interface Fitting extends Choice {
  /** Whether it is written just as it was begun, large or small. */
  readonly exact: boolean;
}

/** So many letters say that a word is meant. */
const WORD = 2;

/** No list is longer: nobody reads more. */
const MOST = 200;

/** What of the choices fits the word that is begun: as it is written, or as a word of the language. */
export function fittingOf(choices: readonly Choice[], begun: string): readonly Fitting[] {
  const small = begun.toLowerCase();
  return choices
    .flatMap((choice): Fitting[] => {
      const { label, word, detail, ...rest } = choice;
      // Swaps are many: they are there for who begins one.
      if (label.startsWith('=') && !begun.startsWith('=')) return [];
      if (label.toLowerCase().startsWith(small))
        return [{ ...choice, exact: label.startsWith(begun) }];
      if (begun.length < WORD || !word?.toLowerCase().startsWith(small)) return [];
      const written = begun + word.slice(begun.length);
      return [{ ...rest, label: written, detail: label, exact: true }];
    })
    .sort((one, other) => Number(other.exact) - Number(one.exact))
    .slice(0, MOST);
}
