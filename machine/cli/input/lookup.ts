import { decode } from '../../record/decode.ts';
import { Failure, foreign } from '../output/terminal.ts';
import type { GameSource } from './sources.ts';
import { type Unit, units } from './units.ts';

/** Games that an error names at most. */
const NAMED = 5;

/** A number of a game; with the sign it is never taken for an id. */
const NUMBER = /^#?(\d{1,9})$/;

/**
 * The game that a name means: the one with that id, else the one with that number, from 1.
 * @throws Failure when there is no such game, or the name is that of several.
 */
export async function lookUp(source: GameSource, name: string): Promise<Unit> {
  const number = Number(NUMBER.exec(name)?.[1] ?? Number.NaN);
  const called: Unit[] = [];
  const others = new Set<string>();
  let numbered: Unit | null = null;
  for await (const unit of units(source)) {
    if (isFault(unit)) return unit;
    if (unit.number === number) numbered = unit;
    if (numbered !== null && name.startsWith('#')) return numbered;
    const id = idOf(unit);
    if (id === name && called.length <= NAMED) called.push(unit);
    if (id !== undefined && others.size < NAMED) others.add(foreign(id));
  }
  const found = called.length === 1 ? called[0] : numbered;
  if (found) return found;
  const where = foreign(source.name);
  if (called.length > 1) {
    const numbers = called.map((unit) => unit.number);
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

/** What a game calls itself by, as far as that can be told. */
export function idOf({ content }: Unit): string | undefined {
  if (!(content instanceof Uint8Array)) return undefined;
  const decoded = decode(content);
  if ('problem' in decoded) return undefined;
  try {
    const { id } = JSON.parse(decoded.text) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
