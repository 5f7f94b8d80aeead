import type { Language } from '../../../spec/text.ts';
import { decode } from '../../record/decode.ts';
import type { GameFile } from '../../record/format.ts';
import { localText } from '../../record/local.ts';
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
export const titleOf = ({ file }: Chosen, language: Language): string =>
  file.id ?? localText(file.title ?? '', language).text;

/** The one game of a file, or the one with this id. @throws Failure when there is no such game. */
export function chooseGame(name: string, id: string | undefined): Promise<Chosen> {
  const source = sourceOf(name);
  return id === undefined || source.fault !== undefined ? onlyGame(source) : gameOf(source, id);
}

async function onlyGame(source: GameSource): Promise<Chosen> {
  let only: Unit | null = null;
  for await (const unit of units(source)) {
    if (only !== null) {
      const known = [only, unit].map(idOf).filter((id) => id !== undefined);
      const such = known.length === 0 ? '' : ` (such as ${known.map(plain).join(', ')})`;
      throw new Failure(
        `${plain(source.name)} holds several games; choose one with --game ID${such}`,
      );
    }
    only = unit;
  }
  return open(only as Unit);
}

async function gameOf(source: GameSource, id: string): Promise<Chosen> {
  const others = new Set<string>();
  for await (const unit of units(source)) {
    const found = idOf(unit);
    if (found === id) return open(unit);
    if (found !== undefined && others.size < NAMED) others.add(plain(found));
  }
  const such = others.size === 0 ? '' : ` (there are such as ${[...others].join(', ')})`;
  throw new Failure(`no game ${plain(id)} in ${plain(source.name)}${such}`);
}

/** Ids that an error names at most. */
const NAMED = 5;

function idOf({ content }: Unit): string | undefined {
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

/** Refuses a position that a game does not have. @throws Failure */
export function assertPosition(chosen: Chosen, position: number): void {
  const last = chosen.file.steps.length;
  if (position <= last) return;
  const title = titleOf(chosen, 'en');
  const game = title === '' ? 'the game' : `the game ${plain(title)}`;
  throw new Failure(`no position ${position}: ${game} has positions 0 to ${last}`);
}

/** Whether a step was refused though the file does not say so. */
export const isRefused = ({ step, violations }: Frame): boolean =>
  violations.length > 0 && step?.violations === undefined;
