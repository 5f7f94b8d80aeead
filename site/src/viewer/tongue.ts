import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Titles } from '../../../machine/draw/titles.ts';
import type { Dynasty, Tile } from '../../../machine/rules/pieces.ts';
import type { Language } from '../../../spec/text.ts';
import type { Strings } from '../strings.ts';

/** The language of a page and the texts its viewer needs in it. */
export interface Tongue {
  readonly language: Language;
  /** What pieces and spaces are called. */
  readonly titles: Titles;
  readonly texts: Pick<Strings, 'name' | 'leaders' | 'list' | 'casePage' | 'viewer'> & {
    readonly color: Readonly<Record<Tile, string>>;
    readonly dynasty: Readonly<Record<Dynasty, string>>;
  } & Partial<Pick<Strings, 'own' | 'inspectorPage'>>;
}

export const TongueContext = createContext<Tongue | null>(null);

/** The language and the texts of what is around. @throws RangeError outside of a viewer */
export function useTongue(): Tongue {
  const tongue = useContext(TongueContext);
  if (tongue === null) throw new RangeError('no language is told here');
  return tongue;
}
