import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '../../../spec/text.ts';
import { allowedBy } from '../../conform/allowed.ts';
import { type Played, type Playing, playGame } from '../../conform/differential.ts';
import { type Finding, findings } from '../../conform/findings.ts';
import type { Answers, Capabilities } from '../../conform/protocol.ts';
import { canonicalJson } from '../../record/layout.ts';
import { sayLabel } from '../../words/labels.ts';
import { assertWritable, inFolder, replaceFiles } from '../output/files.ts';
import { Progress } from '../output/progress.ts';
import { EXIT, Failure, write } from '../output/terminal.ts';
import { type CommandWords, MOST_LOST } from './crew.ts';
import { Lane } from './lane.ts';
import type { ConformOptions } from './options.ts';
import { PLAY_PRINTERS, type PlayFormat } from './playtold.ts';
import type { Limits } from './process.ts';

/** What `shedu conform --play` is asked for. */
export interface PlayOptions {
  /** How many games. */
  readonly play: number;
  /** The first game’s; the others follow. Left out, any. */
  readonly seed?: number;
  /** The most steps of a game. */
  readonly length: number;
  /** The folder that takes what is found. */
  readonly into?: string;
  readonly jobs: number;
  readonly limits: Limits;
  readonly format: PlayFormat;
  readonly lang: Language;
}

/** A game is given so many steps where nothing is said. */
const LENGTH = 40;

/** Where no number of a game is given, it is below this: short enough to be typed again. */
const ANY_SEED = 1_000_000;

/** At most so many times an engine is asked to make one difference small. */
const MOST_TRIES = 600;

/** What was typed, as games are asked for. @throws Failure on a form that games are not told in */
export async function playInstead(
  command: CommandWords,
  options: ConformOptions & { readonly play: number },
): Promise<void> {
  const { play: count, seed, length = LENGTH, into, jobs, format, lang } = options;
  if (format !== 'text' && format !== 'json')
    throw new Failure(`games are told as text or json, not as ${format}`);
  const limits = { start: options.startTimeout, answer: options.timeout };
  const given = {
    ...(seed === undefined ? {} : { seed }),
    ...(into === undefined ? {} : { into }),
  };
  await playAgainst(command, { play: count, length, jobs, limits, format, lang, ...given });
}

/** Plays games on an engine and by the rules, and tells where they part. */
export async function playAgainst(command: CommandWords, options: PlayOptions): Promise<void> {
  const { into } = options;
  const run = () => play(command, options);
  await (into === undefined ? run() : inFolder(into, run));
}

async function play(command: CommandWords, options: PlayOptions): Promise<void> {
  const { into, jobs, format, lang, limits } = options;
  const seed = options.seed ?? randomInt(1, ANY_SEED);
  if (into !== undefined) assertWritable(join(into, 'found.json'));
  const lanes = Array.from(
    { length: Math.min(jobs, options.play) },
    () => new Lane(command, limits),
  );
  const [first] = lanes as [Lane];
  try {
    const greeting = await first.greet();
    const { engine, capabilities } = greeting;
    const played = await games(lanes, capabilities, { ...options, seed });
    const found = await findings(first, capabilities, engine, played, MOST_TRIES);
    await replaceFiles(
      into === undefined ? [] : found.flatMap((finding) => filesOf(finding, into)),
    );
    const exit = found.length === 0 ? EXIT.well : EXIT.differs;
    const told = { engine, seed, asked: options.play, played, found, exit };
    await write(PLAY_PRINTERS[format](told, lang));
    process.exitCode = exit;
  } finally {
    for (const lane of lanes) lane.close();
  }
}

const filesOf = ({ fixture }: Finding, into: string) =>
  fixture === null
    ? []
    : [{ name: join(into, `${fixture.id}.json`), content: canonicalJson(fixture) }];

/** Plays games side by side; what came of each, in the order of their seeds. */
async function games(
  lanes: readonly Lane[],
  capabilities: Answers['hello']['capabilities'],
  { play: count, seed, length, lang }: PlayOptions & { readonly seed: number },
): Promise<readonly Played[]> {
  const playing = playingOn(capabilities, length);
  const played: Played[] = [];
  const progress = new Progress(count, ({ done, total, left }) => {
    const differ = played.filter(isDifferent).length;
    const sum = sayLabel('conform-play-differ', lang, { count: differ, digits: String(differ) });
    return sayLabel('conform-progress', lang, { done, total, left, sum });
  });
  let next = 0;
  let lost = 0;
  const along = async (lane: Lane): Promise<void> => {
    while (next < count && lost < MOST_LOST) {
      const its = seed + next++;
      const game = await playGame(await lane.usable(), capabilities, its, playing);
      const last = game.at(-1);
      if (last?.came === 'parted' && last.parting.failure.kind === 'protocol') lane.dismiss();
      lost = lane.isLost ? lost + 1 : 0;
      played.push(...game);
      progress.advance(1);
    }
  };
  try {
    await Promise.all(lanes.map(along));
  } finally {
    progress.stop();
  }
  return played.sort((one, other) => one.seed - other.seed);
}

const isDifferent = ({ came }: Played): boolean => came === 'parted' || came === 'listed';

/** @throws Failure when the engine declares nothing that a game could be played on */
function playingOn(capabilities: Capabilities, length: number): Playing {
  const allowed = allowedBy(capabilities);
  if (allowed === null)
    throw new Failure(
      'by what the engine declares no game can be played on it from a start we have',
    );
  return { allowed, length };
}
