import { countConflicts, listAll } from './games.ts';
import { playRandom, randomStart } from './randomgames.ts';
import { rate, ratio, type Section, type UnitTime } from './report.ts';
import type { Samples } from './rounds.ts';
import type { Material } from './tasks.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const large = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** What is hoped for on one quiet core of the kind of machine that the goals were set on. */
const APPLIED = { least: 450_000 };
const LISTS = { least: 100_000 };
const RANDOM_STEPS = { least: 350_000 };
const RECORDS = { least: 1_000 };
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
      rate(samples, 'lists', 'full lists', '/s', { goal: LISTS }),
      rate(samples, 'random two', 'random steps, two players', '/s'),
      rate(samples, 'random four', 'random steps, four players', '/s'),
      rate(samples, 'random', 'random steps', '/s', {
        each: random / randomSeeds.length,
        goal: RANDOM_STEPS,
      }),
      rate(samples, 'random', 'random games', '/s'),
      ratio(
        samples,
        'random step ÷ applied action, two players',
        (time) => time('random two') / time('rules'),
      ),
      ratio(
        samples,
        'random step ÷ applied action, four players',
        (time) => time('random four') / time('rules'),
      ),
    ],
    notes: [
      `applied: ${games.length} bundled games, ${large.format(actions)} actions, each checked and applied with all that follows by itself;`,
      `  effects with their clauses included, ${tenth.format((100 * countConflicts(games)) / actions)} conflicts in 100 actions`,
      `lists: at all ${large.format(positions.length)} positions of these games where an action is chosen, ${listed} actions each on average`,
      `random: every action drawn evenly from the full set of legal ones, ${tenth.format(random / randomSeeds.length)} actions a game on average`,
      'goals: those of one quiet core; a Rust engine with reduced rules and pruned lists made 300,000 random steps a second,',
      '  on a machine like the one these goals were set on, and the best other TypeScript engine known 22,000–34,000 applied actions',
    ],
  };
}

function chart({ microsteps }: Material, samples: Samples): Section {
  const each = sum(microsteps.flat()) / microsteps.flat().length;
  return {
    title: 'Through the statechart',
    figures: [
      rate(samples, 'driver', 'driver events', '/s'),
      ratio(samples, 'driver ÷ rules alone', (time) => time('driver') / time('rules'), DRIVER),
      rate(samples, 'chart', 'chart events', '/s'),
      rate(samples, 'chart', 'chart microsteps', '/s', { each }),
      rate(samples, 'bare', 'bare microsteps', '/s', { each }),
      ratio(
        samples,
        'chart ÷ (bare machine + rules alone)',
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
      ratio(samples, 'verdict ÷ full list', (time) => time('verdicts') / time('lists')),
    ],
    notes: [
      `${questions.length} actions of the bundled games, each asked in its position alone, as the engine is asked at a tap:`,
      '  record checked against its schema, position read and searched for what no play can reach, action judged, all said',
    ],
  };
}

function answers({ texts, files, logs, asked }: Material, samples: Samples): Section {
  const steps = logs.map((log) => `${log.steps}`).join(', ');
  const length = sum(files.map((file) => file.steps.length)) / files.length;
  const recorded = (time: UnitTime): number => time('bundled') / length;
  return {
    title: 'Answers and other forms',
    figures: [
      rate(samples, 'explain', 'explain', '/s'),
      ratio(samples, 'explain ÷ verdict', (time) => time('explain') / time('verdicts')),
      rate(samples, 'logs', 'converted logs', 'steps/s'),
      ratio(
        samples,
        'converted log, step ÷ recorded step',
        (time) => time('logs') / recorded(time),
      ),
      rate(samples, 'texts', 'converted records', 'steps/s'),
      ratio(
        samples,
        'converted record, step ÷ recorded step',
        (time) => time('texts') / recorded(time),
      ),
      rate(samples, 'told', 'told steps', '/s'),
      ratio(samples, 'told step ÷ recorded step', (time) => time('told') / recorded(time)),
    ],
    notes: [
      `explain: ${asked.length} actions of the bundled games, and the same once more where they were just done, so that most`,
      '  are refused: verdict, what would help, how it goes on, where editions and readings part, and all as text',
      `converted: ${logs.length} logs of a server's tables (${steps} steps) to records, ${texts.length} records to the notation; each read, played, written`,
      `told: ${files.length} bundled games as the viewer is given them, with every sentence; recorded step: as bundled records are verified`,
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
      rate(samples, 'bundled', 'bundled records', 'records/s', { goal: RECORDS }),
      rate(samples, 'bundled', 'bundled records, bytes', 'MB/s', { each: bundled }),
      rate(samples, 'observed', 'observed records', 'records/s'),
      rate(samples, 'observed', 'observed records, bytes', 'MB/s', { each: observed }),
    ],
    notes: [
      'parse, schema, replay by the driver of the statechart, and comparison with all that the record claims;',
      '  as bundled, and with the whole position told after every step',
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
      rate(samples, 'peer rules', 'peer moves', '/s'),
      ratio(samples, 'rules alone ÷ peer', (time) => time('peer rules') / time('rules')),
      rate(samples, 'peer framework', 'peer framework moves', '/s'),
      ratio(samples, 'chart ÷ peer framework', (time) => time('peer framework') / time('chart')),
      rate(samples, 'peer lists', 'peer lists', '/s'),
      ratio(samples, 'full lists ÷ peer', (time) => time('peer lists') / time('lists')),
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
  return [rules, chart, lab, verification, answers, peers].map((section) =>
    section(material, samples),
  );
}
