import { isGameText } from '../../notation/game/recognise.ts';
import { callsOfText } from '../../notation/game/split.ts';
import { decode } from '../../record/decode.ts';
import { Failure, foreign } from '../output/terminal.ts';
import type { GameSource } from './sources.ts';
import { type Unit, units } from './units.ts';

/** Games that an error names at most. */
const NAMED = 20;

/** A number of a game; with the sign it is never taken for an id. */
const NUMBER = /^#?(\d{1,9})$/;

/**
 * The game that a name means: the one with that id, else the one with that number, from 1, else
 * the one of that title.
 * @throws Failure when there is no such game, or the name is that of several.
 */
export async function lookUp(source: GameSource, name: string): Promise<Unit> {
  const number = Number(NUMBER.exec(name)?.[1] ?? Number.NaN);
  const called: Unit[] = [];
  const titled: Unit[] = [];
  const others = new Set<string>();
  let numbered: Unit | null = null;
  for await (const unit of units(source)) {
    if (isFault(unit)) return unit;
    if (unit.number === number) numbered = unit;
    if (numbered !== null && name.startsWith('#')) return numbered;
    const { id, title } = callsOf(unit);
    if (id === name && called.length <= NAMED) called.push(unit);
    if (title !== undefined && loosely(title) === loosely(name) && titled.length <= NAMED)
      titled.push(unit);
    const known = id ?? title;
    if (known !== undefined && others.size < NAMED) others.add(foreign(known));
  }
  const alike = called.length > 0 ? called : titled;
  const found =
    called.length === 1 ? called[0] : (numbered ?? (alike.length === 1 ? alike[0] : null));
  if (found) return found;
  const where = foreign(source.name);
  if (alike.length > 1) {
    const numbers = alike.map((unit) => unit.number);
    const some = numbers.length > NAMED ? [...numbers.slice(0, NAMED), '…'] : numbers;
    throw new Failure(
      `several games in ${where} are called ${foreign(name)}, those with the numbers ${some.join(', ')}; choose one by its number, such as --game ${numbers[1]}`,
    );
  }
  const such = others.size === 0 ? '' : ` (there are such as ${[...others].join(', ')})`;
  throw new Failure(`no game ${foreign(name)} in ${where}${such}`);
}

/** Whether a unit tells that its source cannot be read, or not to its end. */
const isFault = ({ line, content }: Unit): boolean =>
  line === undefined && !(content instanceof Uint8Array);

/** A title as it may be typed. */
const loosely = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** What a game calls itself by, as far as that can be told. */
export function nameOf(unit: Unit): string | undefined {
  const { id, title } = callsOf(unit);
  return id ?? title;
}

function callsOf({ content }: Unit): { readonly id?: string; readonly title?: string } {
  if (!(content instanceof Uint8Array)) return {};
  const decoded = decode(content);
  if ('problem' in decoded) return {};
  if (isGameText(decoded.text)) return callsOfText(decoded.text);
  try {
    const { id, title } = JSON.parse(decoded.text) as { id?: unknown; title?: unknown };
    return {
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof title === 'string' ? { title } : {}),
    };
  } catch {
    return {};
  }
}
