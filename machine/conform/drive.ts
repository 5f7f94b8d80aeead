import type { ClauseId } from '../../spec/clauses.ts';
import { compare, compareEffects, comparePart, type Difference } from '../record/claims.ts';
import type {
  EffectClaim,
  GameFile,
  MonumentJson,
  ObservedJson,
  StepJson,
} from '../record/format.ts';
import { jsonPath } from '../record/path.ts';
import { observe } from '../record/position.ts';
import { type Frame, frames } from '../record/replay.ts';
import { resultOf } from '../record/result.ts';
import { lastWriter, phaseClauses } from '../record/writer.ts';
import type { Action } from '../rules/action.ts';
import { isElsewhere } from './elsewhere.ts';
import { type Engine, EngineFault, type FaultKind, Unsupported } from './engine.ts';
import { isOn, padded, unpadded } from './ground.ts';
import { type Lack, lackOf } from './lacking.ts';
import { type Load, loading } from './loading.ts';
import type { Answers, Capabilities, RequestLine, StatePart } from './protocol.ts';
import { toldCase } from './telling.ts';

/** What came of a case. */
export type Outcome =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'unsupported'; readonly lack: Lack }
  | { readonly outcome: 'failed'; readonly failure: Failure };

/** Why a case failed: the first difference from the rules, or how the engine failed outside them. */
export interface Failure {
  readonly kind: 'refused' | 'not-refused' | 'differs' | FaultKind;
  /** Index of the step; -1 before the first. */
  readonly step: number;
  /** Where, as in the file; empty where no claim was reached. */
  readonly path: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  /** What went wrong outside the rules. */
  readonly message?: string;
  /** The clauses that decide what is expected. */
  readonly clauses: readonly ClauseId[];
  /** What the engine was asked last, where it failed outside the rules. */
  readonly request?: RequestLine;
}

/** A case as an engine is asked about it. */
interface Asking {
  readonly given: GameFile;
  readonly played: readonly Frame[];
  readonly load: Load;
}

/** How an engine is asked about a case, or what it lacks for that. */
function asking(had: Capabilities, file: GameFile): Asking | Lack {
  const given = had.unknown ? file : toldCase(file);
  if (given === null) return { lacks: 'unknown' };
  const [start, ...played] = [...frames(given)] as [Frame, ...Frame[]];
  const load = loading(given, start);
  const lack = lackOf(had, load, given.position === undefined ? 'set-up' : 'position');
  return lack ?? { given, played, load };
}

/** Whether an engine can be asked about a case, by what it declares. */
export const isSupported = (had: Capabilities, file: GameFile): boolean =>
  !('lacks' in asking(had, file));

/** Plays a case on an engine and compares all that both tell; the engine may be used on after it. */
export async function driveCase(
  engine: Engine,
  had: Capabilities,
  file: GameFile,
): Promise<Outcome> {
  const asked = asking(had, file);
  if ('lacks' in asked) return { outcome: 'unsupported', lack: asked };
  const { given, played, load } = asked;
  let step = -1;
  try {
    const table = new Table(engine, had, load);
    await table.load();
    for (const frame of played) {
      step = frame.index - 1;
      const failure = await table.play(given, frame, frame.step as StepJson);
      if (failure === null) continue;
      await forget(engine);
      return { outcome: 'failed', failure };
    }
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof Unsupported)
      return { outcome: 'unsupported', lack: { lacks: 'said', said: error.message } };
    if (!(error instanceof EngineFault)) throw error;
    const { kind, message, request } = error;
    const told = request === null ? {} : { request };
    const frame = played[step];
    const clauses = frame === undefined ? [] : clausesOf(frame);
    return { outcome: 'failed', failure: { kind, step, path: '', message, clauses, ...told } };
  }
}

/** Leaves a game in the middle; how an engine takes that changes nothing of what it has shown. */
async function forget(engine: Engine): Promise<void> {
  try {
    await engine.ask({ do: 'reset' });
  } catch (error) {
    if (!(error instanceof EngineFault || error instanceof Unsupported)) throw error;
  }
}

/** What is claimed of the effects of a step, where an engine tells these. */
export type Claiming = (told: readonly EffectClaim[]) => readonly EffectClaim[];

/** An engine with a game on it. */
export class Table {
  readonly #engine: Engine;
  readonly #had: Capabilities;
  readonly #load: Load;
  readonly #isPadded: boolean;

  constructor(engine: Engine, had: Capabilities, load: Load) {
    this.#engine = engine;
    this.#had = had;
    this.#load = load;
    this.#isPadded = load.ground.name === 'free' && !had.boards.includes('free');
  }

  async load(): Promise<void> {
    const { ground, position } = this.#load;
    const filled = this.#isPadded ? padded(ground, position) : {};
    await this.#engine.ask({ ...this.#load, ...filled });
  }

  /** Plays a step; the first difference from what the rules make of it, or null. */
  async play(
    file: GameFile,
    frame: Frame,
    step: StepJson,
    claiming: Claiming = () => step.effects ?? [],
  ): Promise<Failure | null> {
    const { seat, action, draws } = step;
    const at = frame.index - 1;
    const told = draws === undefined ? {} : { draws };
    const answer = await this.#engine.ask({ do: 'act', seat, action, ...told });
    return (
      this.#judged(at, frame, answer) ??
      this.#effects(at, frame, answer, claiming) ??
      (await this.#state(file, at, frame))
    );
  }

  #judged(step: number, frame: Frame, answer: Answers['act']): Failure | null {
    const refused = frame.violations.length > 0;
    const reasons = refused ? clausesOf(frame) : [];
    const path = jsonPath(['steps', step, refused ? 'violations' : 'action']);
    if (!refused)
      return answer.taken
        ? null
        : { kind: 'refused', step, path, actual: answer.clauses ?? [], clauses: clausesOf(frame) };
    if (answer.taken)
      return { kind: 'not-refused', step, path, expected: reasons, clauses: reasons };
    const { clauses } = answer;
    if (!this.#had.clauses || clauses === undefined || this.#isBeyond(frame)) return null;
    const actual = [...clauses].sort();
    if (actual.join() === reasons.join()) return null;
    return { kind: 'differs', step, path, expected: reasons, actual, clauses: reasons };
  }

  #isBeyond({ step }: Frame): boolean {
    return step !== null && this.isBeyond(step.action);
  }

  /** Whether an action names a space that only the filling of the board has. */
  isBeyond(action: Action): boolean {
    const cell = 'at' in action ? action.at : null;
    return this.#isPadded && cell !== null && !isOn(this.#load.ground, cell);
  }

  #effects(step: number, frame: Frame, answer: Answers['act'], claiming: Claiming): Failure | null {
    if (!answer.taken || answer.effects === undefined) return null;
    const effects = claiming(answer.effects);
    const claims = this.#had.clauses ? effects : effects.map(({ clauses: _by, ...rest }) => rest);
    const [difference] = compareEffects(claims, answer.effects);
    if (difference === undefined) return null;
    return differing(step, ['steps', step, 'effects'], difference, clausesOf(frame));
  }

  async #state(file: GameFile, step: number, frame: Frame): Promise<Failure | null> {
    if (this.#had.state.length === 0) return null;
    const { position, result } = await this.#engine.ask({ do: 'state' });
    const difference = this.#difference(observe(frame.game, frame.phase), position);
    if (difference !== null) {
      const writer = lastWriter(file, step, jsonPath(difference.path));
      const clauses = (() => {
        if (isElsewhere(frame.phase, { ...difference, part: String(difference.path[0]) }))
          return phaseClauses(frame.phase);
        // What the step left alone and the engine changed is decided by all that happened in it.
        return writer.step === step ? writer.clauses : clausesOf(frame);
      })();
      return differing(step, ['steps', step, 'after'], difference, clauses);
    }
    if (frame.phase !== 'over' || !this.#had.result) return null;
    const [other] = compare(resultOf(frame), result, []);
    return other === undefined ? null : differing(step, ['result'], other, RESULT);
  }

  #difference(ours: ObservedJson, theirs: ObservedJson): Difference | null {
    for (const part of inOrder(this.#had.state)) {
      if (ours[part] === undefined) continue;
      const told = theirs[part];
      const actual =
        part === 'rows' && this.#isPadded
          ? unpadded((told ?? []) as readonly string[], this.#load.ground)
          : told;
      if (actual === undefined)
        throw new EngineFault('protocol', `position.${part}: declared in hello, not told`, null);
      const [difference] = comparePart(part, asKept(part, ours[part], actual), actual);
      if (difference !== undefined) return difference;
    }
    return null;
  }
}

/** What is expected of a part, without the colour below monuments where the engine keeps none. */
function asKept(part: StatePart, expected: unknown, actual: unknown): unknown {
  if (part !== 'monuments') return expected;
  const isKept = (actual as readonly MonumentJson[]).every(({ of }) => of !== undefined);
  if (isKept) return expected;
  return (expected as readonly MonumentJson[]).map(({ of: _of, ...monument }) => monument);
}

/** The phase first: of an engine that has gone elsewhere nothing else tells why. */
const inOrder = (parts: readonly StatePart[]): readonly StatePart[] =>
  parts.includes('phase') ? ['phase', ...parts.filter((part) => part !== 'phase')] : parts;

/** The clauses that refuse a step, or those that decide what it brings about. */
const clausesOf = ({ violations, effects }: Frame): readonly ClauseId[] =>
  violations.length > 0
    ? [...new Set(violations.map(({ clause }) => clause))].sort()
    : [...new Set(effects.flatMap(({ clauses }) => clauses))];

const RESULT = ['final.treasure.assign', 'final.rank.weakest', 'final.tie.next'] as const;

function differing(
  step: number,
  below: readonly (string | number)[],
  { path, expected, actual }: Difference,
  clauses: readonly ClauseId[],
): Failure {
  const place = jsonPath([...below, ...path]);
  return { kind: 'differs', step, path: place, expected, actual, clauses };
}
