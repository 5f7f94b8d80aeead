import type { GameFile, StepJson } from '../record/format.ts';
import { writePosition } from '../record/position.ts';
import { Inconsistent } from '../record/problem.ts';
import { type Frame, frames } from '../record/replay.ts';
import { treasureDue } from '../rules/treasure.ts';
import { claimOf, partOf } from './deciding.ts';
import { driveCase, type Failure } from './drive.ts';
import type { Engine } from './engine.ts';
import type { Difference } from './found.ts';
import { canHold } from './inplay.ts';
import {
  FOLDS,
  type Lessen,
  PASSING,
  PLAINER,
  SMALLER,
  tidied,
  trifles,
  withoutSeat,
} from './lesser.ts';
import type { Parting } from './match.ts';
import type { Capabilities } from './protocol.ts';
import { taken, type Unit, unitsOf } from './units.ts';

/** Where an engine comes from that can be asked: another one if the last has broken down. */
export interface Engines {
  usable(): Promise<Engine>;
  /** Ends the one asked last, whose next answer may belong to an earlier question. */
  dismiss(): void;
}

/** A difference made small, and how often the engine was asked for it. */
export interface Shrunk extends Difference {
  readonly tries: number;
}

/** Rounds of making smaller, after which little is left to gain. */
const ROUNDS = 3;

/** Fewer tries where each costs a process: the fault ends it, or has to be waited for besides. */
const PATIENCE: Readonly<Partial<Record<Failure['kind'], number>>> = {
  crash: 25,
  garbage: 25,
  flood: 25,
  protocol: 25,
  hang: 6,
};

/** Whether a failure costs the process of the engine. */
export const isCostly = ({ kind }: Failure): boolean => PATIENCE[kind] !== undefined;

/**
 * What a failure is like, by which one is known again: of an action that only one side takes, or
 * that fails outside the rules, which kind of action it is; of a refusal the clauses; of what comes
 * of an action the type of the effect or the part of the position.
 */
export function likeness(file: GameFile, failure: Failure): string {
  const { kind, path, expected, actual } = failure;
  const where =
    claimOf(failure)?.type ?? partOf(failure) ?? (path.startsWith('result') ? 'result' : null);
  if (kind === 'differs' && where !== null) return `${kind} ${where}`;
  const action = file.steps[failure.step]?.action.do ?? '';
  return path === ''
    ? `${kind} ${action}`
    : `${kind} ${action} ${JSON.stringify([expected, actual])}`;
}

/**
 * Makes what differs small, as long as the engine still differs in the same way: a position just
 * before it with little on it. Null if the difference does not come again.
 */
export async function shrink(
  engines: Engines,
  had: Capabilities,
  parting: Parting,
  mostTries: number,
): Promise<Shrunk | null> {
  const search = new Search(engines, had, parting, mostTries);
  return search.run();
}

interface Shown {
  readonly file: GameFile;
  readonly failure: Failure;
}

class Search {
  readonly #engines: Engines;
  readonly #had: Capabilities;
  readonly #parting: Parting;
  readonly #like: string;
  readonly #refused: boolean;
  readonly #most: number;
  readonly #seen = new Set<string>();
  #tries = 0;
  #shown: Shown | null = null;

  constructor(engines: Engines, had: Capabilities, parting: Parting, mostTries: number) {
    this.#engines = engines;
    this.#had = had;
    this.#parting = parting;
    const { file, failure } = parting;
    this.#like = likeness(file, failure);
    this.#refused = ([...frames(file)].at(-1)?.violations.length ?? 0) > 0;
    this.#most = Math.min(PATIENCE[failure.kind] ?? mostTries, mostTries);
  }

  async run(): Promise<Shrunk | null> {
    for (const file of this.#origins()) if (await this.#holds(file)) break;
    if (this.#shown === null) return null;
    for (let round = 0; round < ROUNDS && !this.#isSpent(); round++) {
      const before: Shown | null = this.#shown;
      await this.#round();
      if (this.#shown === before) break;
    }
    const { file, failure } = this.#shown;
    return {
      file,
      failure,
      vocabulary: this.#had.effects ? this.#parting.vocabulary : null,
      tries: this.#tries,
    };
  }

  #isSpent(): boolean {
    return this.#tries >= this.#most;
  }

  get #file(): GameFile {
    return (this.#shown as Shown).file;
  }

  /** The game from just before the difference on, from ever earlier, at last from its beginning. */
  *#origins(): Generator<GameFile> {
    const { file } = this.#parting;
    const all = [...frames(file)];
    for (let last = 1; this.#had.positions && last < all.length; last *= 2) {
      const frame = all.at(-1 - last) as Frame;
      if (this.#had.phases?.includes(frame.phase) === false) continue;
      const { hands: _hands, bag: _bag, options, ...rest } = file;
      const { board: _board, ...modules } = options ?? {};
      const position = writePosition(frame.game, frame.phase);
      yield { ...rest, options: modules, position, steps: file.steps.slice(-last) };
    }
    yield file;
  }

  async #round(): Promise<void> {
    await this.#fewerSteps();
    if (this.#file.position === undefined) return;
    await this.#each([...PASSING, ...PLAINER]);
    await this.#thin();
    const free = this.#had.boards.includes('free') || this.#had.boards.includes('padded');
    if (free) {
      await this.#each(SMALLER);
      await this.#each(FOLDS);
    }
    await this.#each([3, 2, 1, 0].map(withoutSeat));
    await this.#each([...trifles(this.#file)]);
    const neat = tidied(this.#file);
    if (JSON.stringify(neat) !== JSON.stringify(this.#file)) await this.#holds(neat);
  }

  async #each(ways: readonly Lessen[]): Promise<void> {
    for (const way of ways) {
      const next = way(this.#file);
      if (next !== null) await this.#holds(next);
    }
  }

  /** Steps before the last one taken out: the half, a quarter, … down to single ones. */
  async #fewerSteps(): Promise<void> {
    for (let size = this.#file.steps.length >> 1; size > 0; size >>= 1) {
      for (let end = this.#file.steps.length - 1; end > 0; end -= size) {
        const { steps } = this.#file;
        const left = [...steps.slice(0, Math.max(0, end - size)), ...steps.slice(end)];
        await this.#holds({ ...this.#file, steps: left });
      }
    }
  }

  /** Pieces taken off the board: the half, a quarter, … down to single ones. */
  async #thin(): Promise<void> {
    let units: readonly Unit[] = unitsOf(this.#file);
    for (let size = Math.ceil(units.length / 2); size > 0; size >>= 1) {
      for (let i = 0; i < units.length && !this.#isSpent(); ) {
        const gone = units.slice(i, i + size);
        if (await this.#holds(taken(this.#file, gone))) units = units.toSpliced(i, size);
        else i += size;
      }
    }
  }

  /** Whether the engine still differs from the rules in the same way; what does is kept. */
  async #holds(file: GameFile): Promise<boolean> {
    const key = JSON.stringify(file);
    if (this.#isSpent() || this.#seen.has(key)) return false;
    this.#seen.add(key);
    const claiming = this.#playable(file);
    if (claiming === null) return false;
    this.#tries++;
    const outcome = await driveCase(await this.#engines.usable(), this.#had, claiming);
    if (outcome.outcome !== 'failed') return false;
    const { failure } = outcome;
    if (failure.kind === 'protocol') this.#engines.dismiss();
    if (likeness(file, failure) !== this.#like) return false;
    const steps = file.steps.slice(0, Math.max(1, failure.step + 1));
    this.#shown = { file: { ...file, steps }, failure };
    return true;
  }

  /**
   * The file with all that can be claimed of it; null where the rules do not take it as far as the
   * last step, or play never comes to rest in its position.
   */
  #playable(file: GameFile): GameFile | null {
    try {
      const [start, ...played] = [...frames(file)] as [Frame, ...Frame[]];
      const due = start.phase === 'turn.action' && treasureDue(start.game) !== null;
      if (due && file.position !== undefined) return null;
      if (!canHold(start.game)) return null;
      const sound = played.every(
        ({ violations }, i) => violations.length > 0 === (i === played.length - 1 && this.#refused),
      );
      if (!sound) return null;
      return { ...file, steps: played.map((frame) => this.#claiming(frame)) };
    } catch (error) {
      if (error instanceof Inconsistent) return null;
      throw error;
    }
  }

  #claiming({ step, effects, violations }: Frame): StepJson {
    const taken = step as StepJson;
    if (violations.length > 0)
      return { ...taken, violations: violations.map(({ clause }) => ({ clause })) };
    return { ...taken, effects: this.#parting.vocabulary.common(effects) };
  }
}
