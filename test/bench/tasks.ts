import type { GameFile } from '../../machine/record/format.ts';
import type { Game } from '../../machine/rules/game.ts';
import type { Asked } from '../../site/src/engine/judging/judged.ts';
import {
  type AskedAction,
  askedIn,
  convertLogs,
  convertRecords,
  explainAll,
  type Logged,
  logged,
  tellAll,
} from './answers.ts';
import { countBare, driveBare } from './bare.ts';
import { type CalledGame, callsOf, playCalls } from './calls.ts';
import {
  actionPositions,
  assertSameGames,
  countMicrosteps,
  listAll,
  playChart,
  playDriven,
  type WholeGame,
  wholeGames,
} from './games.ts';
import { loadPeer, type Peer, type PeerState, type PeerTable } from './peer.ts';
import {
  assertSameEnd,
  listPlacements,
  type PeerRecord,
  recordPeerGame,
  replayPlain,
  replayReduced,
} from './peergames.ts';
import { seedsTo } from './random.ts';
import { playRandom, randomStart } from './randomgames.ts';
import { observedLines, verifyAll, verifyLines } from './records.ts';
import type { Task } from './rounds.ts';
import { judgeAll, questionsOf } from './verdicts.ts';

/** How much a run does. */
export interface Size {
  readonly warmup: number;
  readonly rounds: number;
  /** How many times in a round the bundled games are played; the rest is in proportion. */
  readonly plays: number;
  readonly randomGames: number;
  readonly peerGames: number;
  /** How many times in a round a long game is verified. */
  readonly lengths: number;
  /** How many games a run of the command verifies. */
  readonly verified: number;
  /** How many times each process, or page, runs that takes seconds, and each that starts soon. */
  readonly runs: number;
  readonly starts: number;
}

export const FULL: Size = {
  warmup: 2,
  rounds: 7,
  plays: 20,
  randomGames: 30,
  peerGames: 4,
  lengths: 4,
  verified: 3200,
  runs: 3,
  starts: 11,
};
export const QUICK: Size = {
  warmup: 1,
  rounds: 3,
  plays: 8,
  randomGames: 12,
  peerGames: 2,
  lengths: 1,
  verified: 400,
  runs: 1,
  starts: 5,
};

/** Everything the tasks work on, made before the first of them is timed. */
export interface Material {
  readonly size: Size;
  readonly games: readonly WholeGame[];
  readonly calls: readonly CalledGame[];
  readonly microsteps: readonly (readonly number[])[];
  readonly positions: readonly Game[];
  readonly questions: readonly Asked[];
  readonly asked: readonly AskedAction[];
  readonly logs: readonly Logged[];
  readonly texts: readonly string[];
  readonly files: readonly GameFile[];
  readonly lines: string;
  readonly randomSeeds: readonly number[];
  readonly peer: Peer;
  readonly peerSeeds: readonly number[];
  readonly peerRecords: readonly PeerRecord[];
  readonly peerPositions: readonly PeerState[];
}

/** The peer's lists take so long that a few positions must do. */
const PEER_POSITIONS = 4;
const PEER_REDUCED = 1;

export async function gather(size: Size): Promise<Material> {
  const games = wholeGames();
  assertSameGames(games);
  const microsteps = countMicrosteps(games);
  if (JSON.stringify(countBare(microsteps)) !== JSON.stringify(microsteps)) {
    throw new Error('the bare machine takes other microsteps than the chart');
  }
  const peer = await loadPeer();
  const peerSeeds = seedsTo(size.peerGames);
  const peerRecords = peerSeeds.map((seed) => recordPeerGame(peer, seed));
  for (const record of peerRecords) assertSameEnd(peer, record);
  const all = peerRecords.flatMap(({ positions }) => positions);
  const every = Math.ceil(all.length / PEER_POSITIONS);
  return {
    size,
    games,
    calls: callsOf(games),
    microsteps,
    positions: actionPositions(games),
    questions: questionsOf(games),
    asked: askedIn(games),
    logs: logged(),
    texts: games.map(({ text }) => text),
    files: games.map(({ file }) => file),
    lines: observedLines(games),
    randomSeeds: seedsTo(size.randomGames),
    peer,
    peerSeeds,
    peerRecords,
    peerPositions: all.filter((_, i) => i % every === 0),
  };
}

function repeated(times: number, work: () => number): number {
  let done = 0;
  for (let i = 0; i < times; i++) done += work();
  return done;
}

/** The pieces of work that take turns. */
export function tasksOf(material: Material): readonly Task[] {
  const { size, games, microsteps, positions, texts, lines, randomSeeds, peer, peerRecords } =
    material;
  const { plays } = size;
  const starts = randomSeeds.map((seed) => ({ seed, game: randomStart(seed) }));
  const playedBy = (players: number): (() => number) => {
    const some = starts.filter(({ game }) => game.hands.length === players);
    return () => some.reduce((sum, { seed, game }) => sum + playRandom(game, seed), 0);
  };
  const some = (part: number): number => Math.max(1, Math.round(plays * part));
  let tables: PeerTable[] = [];
  const peerPlays = some(1 / 4);
  return [
    { name: 'rules', work: () => repeated(plays, () => playCalls(material.calls)) },
    { name: 'driver', work: () => repeated(plays, () => playDriven(games)) },
    { name: 'chart', work: () => repeated(some(1 / 4), () => playChart(games)) },
    { name: 'bare', work: () => repeated(some(1 / 4), () => driveBare(microsteps)) },
    {
      name: 'lists',
      work: () =>
        repeated(some(1 / 6), () => {
          listAll(positions);
          return positions.length;
        }),
    },
    {
      name: 'random',
      work: () => {
        for (const { seed, game } of starts) playRandom(game, seed);
        return starts.length;
      },
    },
    { name: 'random two', work: playedBy(2) },
    { name: 'random four', work: playedBy(4) },
    { name: 'verdicts', work: () => repeated(some(1 / 10), () => judgeAll(material.questions)) },
    { name: 'explain', work: () => explainAll(material.asked) },
    { name: 'logs', work: () => convertLogs(material.logs) },
    { name: 'texts', work: () => repeated(some(1 / 20), () => convertRecords(texts)) },
    { name: 'told', work: () => repeated(some(1 / 20), () => tellAll(material.files)) },
    { name: 'bundled', work: () => repeated(some(1 / 10), () => verifyAll(texts)) },
    { name: 'observed', work: () => repeated(some(1 / 20), () => verifyLines(lines)) },
    {
      name: 'peer rules',
      prepare: () => {
        tables = Array.from({ length: peerPlays }, () =>
          peerRecords.map(({ start }) => structuredClone(start.G)),
        ).flat();
      },
      work: () => {
        let moves = 0;
        tables.forEach((table, i) => {
          const record = peerRecords[i % peerRecords.length] as PeerRecord;
          moves += replayPlain(peer, table, record);
        });
        return moves;
      },
    },
    {
      name: 'peer framework',
      work: () => replayReduced(peer, peerRecords.slice(0, PEER_REDUCED)),
    },
    {
      name: 'peer lists',
      work: () => {
        for (const position of material.peerPositions) listPlacements(peer, position);
        return material.peerPositions.length;
      },
    },
  ];
}
