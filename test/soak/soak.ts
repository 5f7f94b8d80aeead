import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openSite } from '../browser/site.ts';
import { DRIVER_LAWS } from '../chart/driverlaws.ts';
import { openAll } from '../hostile/browser.ts';
import { mutant } from '../hostile/mutants.ts';
import { watch } from '../hostile/watch.ts';
import { INQUIRY_LAWS } from '../inquiry/laws.ts';
import { forget } from '../model/games.ts';
import { keep, type Property, refute } from '../model/holds.ts';
import { PIECE_LAWS } from '../model/piecelaws.ts';
import { PLAY_LAWS } from '../model/playlaws.ts';
import { PRIEST_LAWS } from '../model/priestlaws.ts';
import { SEED } from '../model/seed.ts';
import { VIEW_LAWS } from '../model/viewlaws.ts';
import { anyBoard } from '../rules/anyboard.ts';
import { setIsWhatChecksAllow } from '../rules/setlaws.ts';
import { Bar } from './bar.ts';
import { oracleAgrees } from './beside.ts';

const HELP = `npm run soak -- [--minutes N | --games N | --browser N] [--seed S]

Plays generated games against every law of the tests and beside the oracle, compares the set of legal
actions with the checks on boards of any kind, 200 for each game, and reads hostile input, 20 for each
game, for N minutes or N games (by default 5000 games, 1 000 000 boards and 100 000 inputs). What fails
is left in a folder: a game as a record that \`shedu replay\` opens, a board as the rules have it, input
as it was read.
With --browser the built site opens N hostile inputs in Chromium instead; \`npm run build:site\` first.
Exit code: 0 nothing was found, 1 something was, 2 wrong usage.`;

const LAWS: Readonly<Record<string, Property>> = {
  ...PIECE_LAWS,
  ...PLAY_LAWS,
  ...VIEW_LAWS,
  ...PRIEST_LAWS,
  ...INQUIRY_LAWS,
  ...DRIVER_LAWS,
  'machine and oracle agree': oracleAgrees,
};

/** Games between two looks at hostile input. */
const ROUND = 20;
const INPUTS_A_GAME = 20;
const BOARDS_A_GAME = 200;
const LENGTH = 250;
/** No list of faults gets longer. */
const ENOUGH = 10;

interface Asked {
  readonly minutes: number | null;
  readonly games: number;
  /** Inputs for the site in a browser, instead of games. */
  readonly browser: number | null;
  readonly seed: number;
}

function asked(): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { minutes: text, games: text, browser: text, seed: text, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    console.log(HELP);
    process.exit(0);
  }
  const number = (told: string, least: number): number => {
    const value = Number(told);
    if (Number.isFinite(value) && value >= least) return value;
    throw new RangeError(`${told} is no number from ${least}`);
  };
  return {
    minutes: values.minutes === undefined ? null : number(values.minutes, 0),
    games: values.games === undefined ? 5000 : number(values.games, 1),
    browser: values.browser === undefined ? null : Math.floor(number(values.browser, 1)),
    seed: values.seed === undefined ? SEED : Math.floor(number(values.seed, 0)) % 0x8000_0000,
  };
}

class Soak {
  readonly #asked: Asked;
  readonly #folder = mkdtempSync(join(tmpdir(), 'shedu-soak-'));
  readonly #begun = performance.now();
  readonly #bar: Bar;
  readonly #judged: Record<string, number> = {};
  games = 0;
  boards = 0;
  inputs = 0;
  faults = 0;

  constructor(told: Asked) {
    this.#asked = told;
    const { minutes, games } = told;
    this.#bar = minutes === null ? new Bar(games, 'games') : new Bar(minutes * 60, 'seconds');
  }

  get #done(): number {
    const seconds = (performance.now() - this.#begun) / 1000;
    return this.#asked.minutes === null ? this.games : seconds;
  }

  get #over(): boolean {
    const { minutes, games } = this.#asked;
    if (this.faults >= ENOUGH) return true;
    return minutes === null ? this.games >= games : this.#done >= minutes * 60;
  }

  #show(): void {
    this.#bar.update(this.#done, this);
  }

  /** A number for each part of the search, all of them from the seed. */
  #seed(part: number): number {
    return (Math.imul(this.#asked.seed + 1, 0x9e3779b1) + part * 7919) & 0x7fff_ffff;
  }

  #play(): void {
    const seed = this.#seed(this.games);
    const runs = Math.min(
      ROUND,
      this.#asked.minutes === null ? this.#asked.games - this.games : ROUND,
    );
    for (const [name, law] of Object.entries(LAWS)) {
      const failure = refute(law, { runs, length: LENGTH, seed });
      if (failure === null) continue;
      this.faults++;
      const title = `${failure.record.title} fails: ${name}`.slice(0, 200);
      const path = keep({ ...failure.record, title }, this.#folder);
      console.error(`\n${name}\n  npx shedu replay ${path}\n  ${failure.error}`);
    }
    this.games += runs;
    forget();
  }

  #lay(): void {
    const seed = this.#seed(this.boards);
    const numRuns = this.games * BOARDS_A_GAME - this.boards;
    const law = fc.property(anyBoard, setIsWhatChecksAllow);
    const { counterexample, errorInstance } = fc.check(law, { seed, numRuns });
    this.boards += numRuns;
    if (counterexample === null) return;
    this.faults++;
    const path = join(this.#folder, `board-${seed}.json`);
    writeFileSync(path, JSON.stringify(counterexample[0]));
    console.error(`\nthe set of legal actions, --seed ${seed}\n  ${path}\n  ${errorInstance}`);
  }

  async #read(): Promise<void> {
    const first = this.#seed(this.inputs) & 0x3fff_ffff;
    const before = this.inputs;
    const wanted = this.games * INPUTS_A_GAME - before;
    const { judged, faults } = await watch(first, wanted, (done) => {
      this.inputs = before + done;
      this.#show();
    });
    this.inputs = before + wanted;
    for (const [code, count] of Object.entries(judged))
      this.#judged[code] = (this.#judged[code] ?? 0) + count;
    for (const { seed, reason } of faults) {
      this.faults++;
      const path = join(this.#folder, `hostile-${seed}.json`);
      writeFileSync(path, mutant(seed));
      console.error(`\nhostile input\n  npx shedu verify ${path}\n  ${reason}`);
    }
  }

  async run(): Promise<void> {
    while (!this.#over) {
      this.#play();
      this.#lay();
      this.#show();
      await this.#read();
    }
    this.#bar.stop();
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    const laws = Object.keys(LAWS).length;
    console.log(
      `${this.games} games by ${laws} laws, ${this.boards} boards, ${this.inputs} hostile inputs, ${seconds} s`,
    );
    console.log(JSON.stringify(this.#judged));
    if (this.faults > 0) console.log(`faults: ${this.faults}, kept in ${this.#folder}`);
    process.exitCode = this.faults > 0 ? 1 : 0;
  }
}

/** Opens hostile input on the built site in a browser. */
async function browse(count: number, seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shedu-soak-'));
  const begun = performance.now();
  await using site = await openSite();
  const bar = new Bar(count, 'inputs');
  const { inputs, boards, refused, slowest, faults } = await openAll(
    site,
    seed % 1_000_000_000,
    count,
    (done, found) => bar.update(done, { games: 0, inputs: done, faults: found }),
  );
  bar.stop();
  for (const { seed: own, reason } of faults) {
    const path = join(folder, `hostile-${own}.json`);
    writeFileSync(path, mutant(own));
    console.error(`\nhostile input\n  npx shedu verify ${path}\n  ${reason}`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${inputs} hostile inputs in a browser, ${boards} boards, ${seconds} s`);
  console.log(`slowest ${slowest} ms, refused ${JSON.stringify(refused)}`);
  if (faults.length > 0) console.log(`faults: ${faults.length}, kept in ${folder}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

let told: Asked;
try {
  told = asked();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${HELP}`);
  process.exit(2);
}
console.log(`--seed ${told.seed}`);
if (told.browser === null) await new Soak(told).run();
else await browse(told.browser, told.seed);
