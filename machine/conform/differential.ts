import { type Allowed, beginning } from '../bots/beginnings.ts';
import { choose, temper } from '../bots/interest.ts';
import { seeded } from '../bots/random.ts';
import type { ChartInput } from '../chart/context.ts';
import type { GameFile } from '../record/format.ts';
import { writePosition } from '../record/position.ts';
import { framesFrom } from '../record/replay.ts';
import { begin } from '../record/start.ts';
import type { Action } from '../rules/action.ts';
import { actor } from '../rules/turn.ts';
import type { Failure } from './drive.ts';
import type { Engine } from './engine.ts';
import { lackOf } from './lacking.ts';
import { loading } from './loading.ts';
import { Match, type Went } from './match.ts';
import type { Capabilities } from './protocol.ts';

/** What came of a game, or of a stretch of one, that was played on an engine and by the rules. */
export type Played = { readonly seed: number; readonly steps: number } & Went;

/** What games are played, and how long they are. */
export interface Playing {
  readonly allowed: Allowed;
  /** The most steps of a game. */
  readonly length: number;
}

/** How an engine can part from the rules and still be asked on. */
const GOES_ON: readonly Failure['kind'][] = ['refused', 'not-refused', 'differs', 'error'];

/**
 * Plays the game of a seed on an engine and by the rules. Where they part, the engine is given the
 * position that the rules come to, if it can begin there, and the game goes on: what is wrong early
 * hides nothing that comes later. One entry for each stretch, the last one as the game came out.
 */
export async function playGame(
  engine: Engine,
  had: Capabilities,
  seed: number,
  { allowed, length }: Playing,
): Promise<readonly Played[]> {
  const random = seeded(seed);
  const liking = temper(random);
  const chance = seeded(~seed);
  const { format: _format, title: _title, ...begun } = beginning(random, allowed);
  const { hands: _hands, bag: _bag, ...agreed } = begun;
  let file: GameFile = { ...begun, kind: 'record' };
  let start: ChartInput = begin(file);
  let left = length;
  let steps = 0;
  const played: Played[] = [];
  for (;;) {
    const load = loading(file, start);
    const lack = lackOf(had, load, file.position === undefined ? 'set-up' : 'position');
    if (lack !== null && played.length === 0)
      return [{ seed, steps: 0, came: 'unsupported', lack }];
    if (lack !== null) {
      // The rules alone play on to where the engine can begin.
      const next = left > 0 ? onward(start, choose(random, liking, start.game, start.phase)) : null;
      if (next === null) return played;
      left--;
      start = next;
      file = { ...agreed, kind: 'record', position: writePosition(start.game, start.phase) };
      continue;
    }
    const match = new Match(engine, had, load, file, start, chance);
    const went = await match.play(() =>
      match.steps < left ? choose(random, liking, match.at.game, match.at.phase) : null,
    );
    left -= match.steps + 1;
    if (went.came === 'unsupported' && match.steps > 0 && left > 0) {
      // Another action than the one that the engine lacks something for.
      steps += match.steps;
      start = match.at;
    } else {
      played.push({ seed, steps: steps + match.steps, ...went });
      steps = 0;
      if (went.came !== 'parted' || left <= 0) return played;
      if (!GOES_ON.includes(went.parting.failure.kind)) return played;
      start = match.due;
    }
    file = { ...agreed, kind: 'record', position: writePosition(start.game, start.phase) };
  }
}

/** Where an action leads by the rules; null where there is none. */
function onward(from: ChartInput, action: Action | null): ChartInput | null {
  const seat = actor(from.game, from.phase);
  if (seat === null || action === null) return null;
  const [, after] = framesFrom(from, 0, [{ seat, action }]);
  return after === undefined ? null : { game: after.game, phase: after.phase };
}
