import { decode } from '../../record/decode.ts';
import type { GameFile } from '../../record/format.ts';
import { Inconsistent, type Problem } from '../../record/problem.ts';
import { readGame } from '../../record/read.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { problemText } from '../output/problems.ts';
import { Failure, plain } from '../output/terminal.ts';
import { type Finding, finding } from './finding.ts';
import { type GameSource, sourceOf } from './sources.ts';
import { type Unit, units } from './units.ts';

/** A game that a command was pointed at. */
export interface Chosen {
  readonly name: string;
  readonly line?: number;
  readonly file: GameFile;
}

/** What a game is called; empty when it has no name. */
export const titleOf = ({ file }: Chosen): string => file.id ?? file.title ?? '';

/**
 * The one game of a file, or the one of this id, else of this title. @throws Failure when there is
 * no such game, or several
 */
export function chooseGame(name: string, wanted: string | undefined): Promise<Chosen> {
  const source = sourceOf(name);
  return wanted === undefined || source.fault !== undefined
    ? onlyGame(source)
    : gameCalled(source, wanted);
}

async function onlyGame(source: GameSource): Promise<Chosen> {
  let only: Unit | null = null;
  const all = units(source);
  for await (const unit of all) {
    if (only !== null) {
      const names = new Names();
      names.add(only);
      names.add(unit);
      for await (const other of all) if (!names.add(other)) break;
      throw new Failure(
        `${plain(source.name)} holds several games; choose one with --game${names.list(': ')}`,
      );
    }
    only = unit;
  }
  return open(only as Unit);
}

async function gameCalled(source: GameSource, wanted: string): Promise<Chosen> {
  const names = new Names();
  const titled: Unit[] = [];
  for await (const unit of units(source)) {
    const { id, title } = calledOf(unit);
    if (id === wanted) return open(unit);
    if (title !== undefined && loosely(title) === loosely(wanted) && titled.length <= NAMED)
      titled.push(unit);
    names.add(unit);
  }
  const [only, ...more] = titled;
  if (only !== undefined && more.length === 0) return open(only);
  if (only !== undefined) {
    const same = new Names();
    for (const unit of titled) same.add(unit);
    throw new Failure(
      `several games in ${plain(source.name)} have the title ${plain(wanted)}; choose one by its id${same.list(': ')}`,
    );
  }
  throw new Failure(
    `no game ${plain(wanted)} in ${plain(source.name)}${names.list('; there are: ')}`,
  );
}

/** A title as it may be typed. */
const loosely = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** What an error names of the games in a file: the first of those that have a name. */
class Names {
  readonly #told: string[] = [];
  #more = false;

  /** Takes in a game; the answer is whether more would be named. */
  add(unit: Unit): boolean {
    const { id, title } = calledOf(unit);
    const name = id ?? title;
    if (name === undefined) return !this.#more;
    if (this.#told.length < NAMED) this.#told.push(plain(name));
    else this.#more = true;
    return !this.#more;
  }

  list(before: string): string {
    if (this.#told.length === 0) return '';
    return `${before}${this.#told.join(', ')}${this.#more ? ', …' : ''}`;
  }
}

/** Games that an error names at most. */
const NAMED = 20;

function calledOf({ content }: Unit): { readonly id?: string; readonly title?: string } {
  if (!(content instanceof Uint8Array)) return {};
  const decoded = decode(content);
  if ('problem' in decoded) return {};
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

function open({ source, line, content }: Unit): Chosen {
  const place = { name: source.name, ...(line === undefined ? {} : { line }) };
  if (!(content instanceof Uint8Array)) throw unusable(place, content.findings);
  const decoded = decode(content);
  if ('problem' in decoded) throw unusable(place, [finding(decoded.problem)]);
  const read = readGame(decoded.text);
  if ('problems' in read)
    throw unusable(
      place,
      read.problems.map((one) => finding(one)),
    );
  return { ...place, file: read.file };
}

function unusable({ name, line }: Omit<Chosen, 'file'>, findings: readonly Finding[]): Failure {
  const place = { file: name, game: '', ...(line === undefined ? {} : { line }) };
  const told = findings.map((one) => problemText(place, one, 'en').replace('\n ', ':'));
  return new Failure(told.join('').trimEnd());
}

/** The positions of a game in play. @throws Failure when its start makes no sense. */
export function* play(chosen: Chosen): Generator<Frame, void, void> {
  try {
    yield* frames(chosen.file);
  } catch (error) {
    throw senseless(chosen, error);
  }
}

/** What is made of a game. @throws Failure when its start makes no sense. */
export function sensible<T>(chosen: Chosen, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw senseless(chosen, error);
  }
}

function senseless(chosen: Chosen, error: unknown): unknown {
  if (!(error instanceof Inconsistent)) return error;
  const problem: Problem = error.problem();
  return unusable(chosen, [finding(problem, chosen.file)]);
}

/** The position asked for, else the last. @throws Failure when the game does not have it */
export function positionOf(chosen: Chosen, asked = chosen.file.steps.length): number {
  assertPosition(chosen, asked);
  return asked;
}

/** Refuses a position that a game does not have. @throws Failure */
export function assertPosition(chosen: Chosen, position: number): void {
  const last = chosen.file.steps.length;
  if (position <= last) return;
  const title = titleOf(chosen);
  const game = title === '' ? 'the game' : `the game ${plain(title)}`;
  throw new Failure(`no position ${position}: ${game} has positions 0 to ${last}`);
}

/** Whether a step was refused though the file does not say so. */
export const isRefused = ({ step, violations }: Frame): boolean =>
  violations.length > 0 && step?.violations === undefined;
