import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { beginning, EVERYTHING } from '../../machine/bots/beginnings.ts';
import { ofOneKind, temper } from '../../machine/bots/interest.ts';
import { at, startOf } from '../../machine/bots/play.ts';
import { pick, type Random, seeded } from '../../machine/bots/random.ts';
import { eventOf } from '../../machine/chart/context.ts';
import { playing } from '../../machine/chart/playing.ts';
import type { RecordJson, StepJson } from '../../machine/record/format.ts';
import { writePosition } from '../../machine/record/position.ts';
import { resultOf } from '../../machine/record/result.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import { actor as actorOf } from '../../machine/rules/turn.ts';

/**
 * Writes generated games to standard output, a line of JSON each: whole ones from the set-up, by all
 * editions, with every module, for two to four players. Number I of a seed is always the same game.
 *
 *     node test/scale/games.ts --games 1000 [--from 0] [--seed 1] > games.jsonl
 */

/** No game is as long. */
const LONGEST = 2_000;
/** The scores are claimed after so many steps, and the whole position after the last one. */
const EVERY = 8;
/** One game in so many claims what is not so: a sum of failures has to be right as well. */
const FALSE = 1_000;

/** Keeps the games of neighbouring seeds apart. */
const APART = 1_000_003;

/** The game of a number. */
export function gameOf(seed: number, number: number): RecordJson {
  const random = seeded(seed * APART + number);
  const begun = beginning(random, {
    ...EVERYTHING,
    boards: ['standard', 'standard', 'advanced'],
    positions: false,
  });
  const id = `g${number}`;
  const record = played(random, { ...begun, id, title: `Game ${id}` });
  return number % FALSE === FALSE - 1 ? falsely(record) : record;
}

/** A game to its end, with what comes of it as its claims. */
function played(random: Random, begun: RecordJson): RecordJson {
  const liking = temper(random);
  const going = playing(startOf(begun));
  const steps: StepJson[] = [];
  for (;;) {
    const { game, phase } = at(going);
    const seat = actorOf(game, phase);
    if (seat === null || steps.length === LONGEST) {
      const last = steps.pop() as StepJson;
      steps.push({ ...last, after: writePosition(game, phase) });
      return phase === 'over'
        ? { ...begun, steps, result: resultOf({ game }) }
        : { ...begun, steps };
    }
    const legal = legalActions(game, phase).map(({ action }) => action);
    const action = pick(random, ofOneKind(random, liking, legal));
    going.send(eventOf(seat, action));
    const { scores } = at(going).game;
    steps.push({ seat, action, ...(steps.length % EVERY === 0 ? { after: { scores } } : {}) });
  }
}

/** The game with a score that is not so. */
const falsely = (record: RecordJson): RecordJson => ({
  ...record,
  steps: record.steps.map((step, i) =>
    i === 0 ? { ...step, after: { scores: record.seats.map(() => [9, 9, 9, 9, 0]) } } : step,
  ),
});

function* lines(seed: number, from: number, games: number): Generator<string> {
  for (let i = from; i < from + games; i++) yield `${JSON.stringify(gameOf(seed, i))}\n`;
}

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { games: text, from: text, seed: text } });
  const { games = '1000', from = '0', seed = '1' } = values;
  await pipeline(lines(Number(seed), Number(from), Number(games)), process.stdout);
}
