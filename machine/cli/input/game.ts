import type { Language } from '../../../spec/text.ts';
import type { Parting } from '../../notation/bga/parting.ts';
import type { GameFile } from '../../record/format.ts';
import { localText } from '../../record/local.ts';
import { Inconsistent, type Problem } from '../../record/problem.ts';
import { type Frame, frames } from '../../record/replay.ts';
import type { Shard } from '../../record/shard.ts';
import { problemText } from '../output/problems.ts';
import { EXIT, Failure, foreign } from '../output/terminal.ts';
import type { Meter } from './bytes.ts';
import { readContent } from './content.ts';
import { type Finding, finding } from './finding.ts';
import { lookUp, nameOf } from './lookup.ts';
import { shareOf } from './share.ts';
import { type GameSource, sourceOf } from './sources.ts';
import { type Unit, units } from './units.ts';

/** A game that a command was pointed at. */
export interface Chosen {
  readonly name: string;
  readonly line?: number;
  readonly file: GameFile;
  /** Where a server's log and the rules part. */
  readonly partings: readonly Parting[];
}

/** What a game is called; empty when it has no name. */
export const titleOf = ({ file }: Chosen, language: Language): string =>
  file.id ?? localText(file.title ?? '', language).text;

/** The one game of a file, or the one with this id, number or title. @throws Failure when there is none. */
export async function chooseGame(name: string, game: string | undefined): Promise<Chosen> {
  const source = sourceOf(name);
  return openGame(await (game === undefined ? onlyGame(source) : lookUp(source, game)));
}

/** Which games are chosen of sources. */
export interface Choosing {
  /** The one of each source that is called so. */
  readonly game?: string;
  readonly shard?: Shard;
  /** Counts the bytes from standard input. */
  readonly meter: Meter;
}

/** The games of sources that are chosen. @throws Failure */
export async function* chooseGames(
  all: readonly GameSource[],
  { game, shard, meter }: Choosing,
): AsyncGenerator<Chosen, void, void> {
  const share = shareOf(all, shard);
  for (const source of all) {
    if (source.skipped !== undefined) continue;
    if (game !== undefined) yield openGame(await lookUp(source, game));
    else
      for await (const unit of share.of(source, source.path === '-' ? meter : undefined))
        yield openGame(unit);
  }
}

async function onlyGame(source: GameSource): Promise<Unit> {
  let only: Unit | null = null;
  for await (const unit of units(source)) {
    if (only !== null) {
      const known = [only, unit].map(nameOf).filter((name) => name !== undefined);
      const how = known.length === 0 ? 'NUMBER' : `NAME (such as ${known.map(foreign).join(', ')})`;
      throw new Failure(
        `${foreign(source.name)} holds several games; choose one with --game ${how}`,
      );
    }
    only = unit;
  }
  return only as Unit;
}

/** The game of a unit. @throws Failure when it cannot be read */
export function openGame({ source, line, content }: Unit): Chosen {
  const place = { name: source.name, ...(line === undefined ? {} : { line }) };
  if (!(content instanceof Uint8Array)) throw unusable(place, content.findings);
  const { read, partings } = readContent(content);
  if ('problems' in read)
    throw unusable(
      place,
      read.problems.map((one) => finding(one)),
    );
  return { ...place, file: read.file, partings };
}

/** What is wrong with a file, each finding with its place. */
export function unusable(
  { name, line }: Pick<Chosen, 'name' | 'line'>,
  findings: readonly Finding[],
): Failure {
  const place = { file: name, game: '', ...(line === undefined ? {} : { line }) };
  const told = findings.map((one) => problemText(place, one, 'en').replace('\n ', ':'));
  return new Failure(told.join('').trimEnd());
}

/**
 * The positions of a game in play. A refused step that the file takes for a legal one makes the
 * exit code. @throws Failure when the start makes no sense.
 */
export function* play(chosen: Chosen): Generator<Frame, void, void> {
  try {
    for (const frame of frames(chosen.file)) {
      if (isRefused(frame)) process.exitCode = EXIT.differs;
      yield frame;
    }
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
  throw new Failure(`no position ${position}: ${gameCalled(chosen)} has positions 0 to ${last}`);
}

/** A game as a message calls it. */
export function gameCalled(chosen: Chosen): string {
  const title = titleOf(chosen, 'en');
  return title === '' ? 'the game' : `the game ${foreign(title)}`;
}

/** Whether a step was refused though the file does not say so. */
const isRefused = ({ step, violations }: Frame): boolean =>
  violations.length > 0 && step?.violations === undefined;
