import { countConflicts, listAll } from './games.ts';
import { playRandom, randomStart } from './randomgames.ts';
import { rate, ratio, type Section } from './report.ts';
import type { Samples } from './rounds.ts';
import type { Material } from './tasks.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const large = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Ten times the 22,000 to 34,000 of the best TypeScript engine lies around this. */
const APPLIED = { least: 250_000 };
const LISTS = { least: 15_000 };
const RANDOM_GAMES = { least: 140 };
const CHART = { most: 2 };
const DRIVER = { most: 1.3 };

function rules({ games, positions, randomSeeds }: Material, samples: Samples): Section {
  const actions = sum(games.map(({ events }) => events.length));
  const random = sum(randomSeeds.map((seed) => playRandom(randomStart(seed), seed)));
  const listed = tenth.format(listAll(positions) / positions.length);
  return {
    title: 'Rules alone',
    figures: [
      rate(samples, 'rules', 'applied actions', '/s', { goal: APPLIED }),
      rate(samples, 'lists', 'full lists of legal actions', '/s', { goal: LISTS }),
      rate(samples, 'random', 'random games', '/s', { goal: RANDOM_GAMES }),
      rate(samples, 'random', 'random steps', '/s', { each: random / randomSeeds.length }),
    ],
    notes: [
      `applied: ${games.length} bundled games, ${large.format(actions)} actions, each checked and applied with all that follows by itself;`,
      `  effects with their clauses included, ${tenth.format((100 * countConflicts(games)) / actions)} conflicts in 100 actions`,
      `lists: at all ${large.format(positions.length)} positions of these games where an action is chosen, ${listed} actions each on average`,
      `random: every action drawn evenly from the full set of legal ones, ${tenth.format(random / randomSeeds.length)} actions a game on average`,
      'goals: about ten times the best other TypeScript engine known, which on one core of a machine like the one',
      '  these goals were set on made 22,000–34,000 applied actions, 1,500 lists and 10–14 random games a second',
    ],
  };
}

function chart({ microsteps }: Material, samples: Samples): Section {
  const each = sum(microsteps.flat()) / microsteps.flat().length;
  return {
    title: 'Through the statechart',
    figures: [
      rate(samples, 'driver', 'events by the driver', '/s'),
      ratio(
        samples,
        'time by the driver ÷ rules alone',
        (time) => time('driver') / time('rules'),
        DRIVER,
      ),
      rate(samples, 'chart', 'events', '/s'),
      rate(samples, 'chart', 'microsteps', '/s', { each }),
      rate(samples, 'bare', 'microsteps of a bare machine', '/s', { each }),
      ratio(
        samples,
        'time ÷ (bare machine + rules alone)',
        (time) => time('chart') / (time('bare') + time('rules')),
        CHART,
      ),
    ],
    notes: [
      'by the driver: the table of states and transitions that is made of the statechart, without an actor;',
      '  rules alone are the same calls of guards and actions, with nothing around them',
      `the same games, one actor each; ${tenth.format(each)} microsteps an event on average`,
      'bare: an XState machine that takes as many microsteps for each event, a number its whole context',
    ],
  };
}

function lab({ questions }: Material, samples: Samples): Section {
  return {
    title: 'From a tap in the lab to its verdict, without the page',
    figures: [
      rate(samples, 'verdicts', 'verdicts', '/s'),
      ratio(
        samples,
        'a verdict ÷ a full list of legal actions',
        (time) => time('verdicts') / time('lists'),
      ),
    ],
    notes: [
      `${questions.length} actions of the bundled games, each asked in its position alone, as the engine is asked at a tap:`,
      '  record checked against its schema, position read and searched for what no play can reach, action judged, all said',
    ],
  };
}

function verification({ games, lines }: Material, samples: Samples): Section {
  const megabytes = (text: string): number => Buffer.byteLength(text) / games.length / 1e6;
  const bundled = megabytes(games.map(({ text }) => text).join(''));
  const observed = megabytes(lines);
  return {
    title: 'Verification of whole records',
    figures: [
      rate(samples, 'bundled', 'as bundled', 'records/s'),
      rate(samples, 'bundled', 'as bundled', 'MB/s', { each: bundled }),
      rate(samples, 'observed', 'whole position after every step', 'records/s'),
      rate(samples, 'observed', 'whole position after every step', 'MB/s', { each: observed }),
    ],
    notes: [
      'parse, schema, replay by the driver of the statechart, and comparison with all that the record claims',
    ],
  };
}

function peers({ peer, peerRecords, peerPositions }: Material, samples: Samples): Section {
  const moves = peerRecords.flatMap((record) => record.moves);
  const conflicts = moves.filter(({ type }) => type === 'resolveConflict').length;
  const share = tenth.format((100 * conflicts) / moves.length);
  return {
    title: `Beside cubenations ${peer.version}, another engine of this game`,
    figures: [
      rate(samples, 'peer rules', 'its rules alone: accepted moves', '/s'),
      ratio(samples, 'our rules alone ÷ its', (time) => time('peer rules') / time('rules')),
      rate(samples, 'peer framework', 'through boardgame.io: accepted moves', '/s'),
      ratio(
        samples,
        'our statechart ÷ its boardgame.io',
        (time) => time('peer framework') / time('chart'),
      ),
      rate(samples, 'peer lists', 'its lists of placements', '/s'),
      ratio(samples, 'our full lists ÷ its', (time) => time('peer lists') / time('lists')),
    ],
    notes: [
      `${peerRecords.length} random games to their end, ${large.format(moves.length)} moves, ${share} conflicts in 100 moves; only accepted moves are made`,
      'rules alone: its move functions on plain objects that they change in place, without boardgame.io or copies,',
      '  as ours run without XState; they note no effects and keep no position before. Both ways end alike',
      `lists: what it says of every space for each tile colour held, each leader and a catastrophe, at ${peerPositions.length} positions;`,
      '  ours hold swaps and withdrawals besides',
    ],
  };
}

/** What the samples come to. */
export function sectionsOf(material: Material, samples: Samples): readonly Section[] {
  return [rules, chart, lab, verification, peers].map((section) => section(material, samples));
}
