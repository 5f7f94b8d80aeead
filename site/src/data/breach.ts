import type { Failure } from '../../../machine/conform/index.ts';
import type { Phase, Seat, Tile } from '../../../machine/rules/index.ts';
import { sayLabel } from '../../../machine/words/labels.ts';
import { type Sitter, saySeat, sayState, sayTiles } from '../../../machine/words/words.ts';
import type { Language } from '../../../spec/text.ts';
import { type Strings, stringsOf } from '../strings.ts';

type Part = keyof Strings['conformance']['part'];

/** What is told of a value: words, or JSON where there are none. */
export interface Told {
  readonly text: string;
  readonly isCode: boolean;
}

/** What an engine did at a failure, in a sentence, and where it parted from the rules. */
export interface Deed {
  readonly sentence: string;
  /** What it says of itself where it failed outside the rules. */
  readonly message?: string;
  /** What it has where the rules have something else. */
  readonly parting?: { readonly place: string; readonly rules: Told; readonly engine: Told };
}

/** A value is shown up to this many letters. */
const LONGEST = 400;

const words = (text: string): Told => ({ text, isCode: false });

const code = (value: unknown): Told => {
  const text = JSON.stringify(value);
  return { text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text, isCode: true };
};

/** The part of a position that a path leads into, and the number behind it, if any. */
const AFTER = /^(?:steps\[\d+\]\.(?:after\.)?)?(\w+)(?:\[(\d+)\])?/;

/** Tells what an engine did. */
export function deedOf(failure: Failure, language: Language, sitters: readonly Sitter[]): Deed {
  const { kind, message, path } = failure;
  const { conformance: text } = stringsOf(language);
  const sentence = sayLabel(`conform-${kind}`, language);
  if (message !== undefined) return { sentence, message };
  const [, name = '', number] = AFTER.exec(path) ?? [];
  if (kind !== 'differs' || !isPart(name, text.part)) return { sentence };
  const seat = number !== undefined && isOfSeats(name) ? (Number(number) as Seat) : null;
  const tell = (value: unknown): Told => {
    if (value === undefined) return words(text.untold);
    if (name === 'phase') return words(sayState(value as Phase, language).name);
    if (name === 'hands' && seat !== null && Array.isArray(value) && value.length > 0)
      return words(sayTiles(value as readonly Tile[], language));
    if ((name === 'toAct' || name === 'seat') && typeof value === 'number')
      return words(saySeat(value as Seat, language, sitters));
    return typeof value === 'number' ? words(String(value)) : code(value);
  };
  const whose = seat === null ? '' : ` (${saySeat(seat, language, sitters)})`;
  return {
    sentence,
    parting: {
      place: `${text.part[name]}${whose}`,
      rules: tell(failure.expected),
      engine: tell(failure.actual),
    },
  };
}

const isPart = (name: string, parts: Readonly<Record<Part, string>>): name is Part =>
  Object.hasOwn(parts, name);

const isOfSeats = (name: Part): boolean =>
  name === 'hands' || name === 'scores' || name === 'catastrophesLeft';
