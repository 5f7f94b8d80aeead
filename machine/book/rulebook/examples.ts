import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { actedCells, touchedCells } from '../../draw/marks.ts';
import { type Picture, pictureOf } from '../../draw/picture.ts';
import { titlesOf } from '../../draw/titles.ts';
import type { GameFile } from '../../record/format.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { seatsOf } from '../../record/seats.ts';
import { begin } from '../../record/start.ts';
import { verifyFile } from '../../record/verify.ts';
import { geometry } from '../../rules/board.ts';
import { say, sayAction } from '../../words/say.ts';
import type { Scope } from './scope.ts';

/** A step of a fixture that shows a clause: what is tried, and what comes of it. */
export interface Example {
  readonly fixture: string;
  /** The position after the step, as `--step` takes it. */
  readonly step: number;
  readonly refused: boolean;
  /** What is done or tried. */
  readonly heading: string;
  /** What comes of it, or why it is refused, each with its clauses. */
  readonly lines: readonly { readonly text: string; readonly clauses: readonly ClauseId[] }[];
  readonly picture: Picture;
}

/** More spaces than any board has. */
const LARGEST = 1000;

/** A step that could show a clause. */
interface Candidate {
  readonly file: GameFile;
  readonly before: Frame;
  readonly frame: Frame;
}

/** Which clauses a step shows: those that refuse it, or those that its effects cite. */
const shownBy = ({ effects, violations }: Frame): ReadonlySet<ClauseId> =>
  new Set(
    violations.length > 0
      ? violations.map(({ clause }) => clause)
      : effects.flatMap(({ clauses }) => clauses),
  );

/** A fixture as it is played in a scope, whatever edition and readings it is made for. */
const under = (file: GameFile, { edition, rulings = {} }: Scope): GameFile => ({
  ...file,
  edition,
  rulings,
});

/** Whether a fixture has the board and the modules of a scope, and all that it claims holds there. */
function fits(file: GameFile, { options }: Scope): boolean {
  const { board, options: played } = begin(file).game;
  return (
    (board.id === 'free' || board.id === options.board) &&
    (options.buildings || !played.buildings) &&
    (options.wonder || !played.wonder) &&
    options.englishVariant === played.englishVariant &&
    verifyFile(file).problems.length === 0
  );
}

/** The fixtures that come out in a scope as they say. @throws Inconsistent when one has no start */
export const fitting = (fixtures: readonly GameFile[], scope: Scope): readonly GameFile[] =>
  fixtures.map((file) => under(file, scope)).filter((file) => fits(file, scope));

/** What shows a clause: a step that it allows or brings about, and one that it refuses. */
export interface ClauseExamples {
  readonly accepted: Example | null;
  readonly refused: Example | null;
}

interface Found {
  readonly candidate: Candidate;
  readonly rank: number;
}

/** Finds for each clause the steps of fixtures that show it best, and tells them in a language. */
export class Examples {
  readonly #accepted = new Map<ClauseId, Found>();
  readonly #refused = new Map<ClauseId, Found>();
  readonly #told = new Map<Frame, Example>();
  readonly #language: Language;

  constructor(fixtures: readonly GameFile[], language: Language) {
    this.#language = language;
    for (const file of fixtures) {
      let before: Frame | null = null;
      for (const frame of frames(file)) {
        if (before !== null) this.#consider({ file, before, frame });
        if (frame.violations.length === 0) before = frame;
      }
    }
  }

  /**
   * Where nothing but the clause refuses, it alone is shown at work; then comes a case about the
   * clause, and among equals the smallest board is understood soonest.
   */
  #consider(candidate: Candidate): void {
    const { file, frame } = candidate;
    const about = [...(file.contrasts ?? []), ...(file.clauses ?? [])];
    const all = frame.violations.length > 0 ? this.#refused : this.#accepted;
    const shown = shownBy(frame);
    const alone = frame.violations.length > 0 && shown.size === 1;
    const size = geometry(frame.game.board).size;
    for (const id of shown) {
      const rank = (alone ? 2 * LARGEST : 0) + (about.includes(id) ? LARGEST : 0) - size;
      const known = all.get(id);
      if (known === undefined || rank > known.rank) all.set(id, { candidate, rank });
    }
  }

  /** The examples of a clause; several clauses may share one. */
  of(id: ClauseId): ClauseExamples {
    return { accepted: this.#at(this.#accepted.get(id)), refused: this.#at(this.#refused.get(id)) };
  }

  /** A step of a file as an example, whatever it shows. @throws RangeError if there is none */
  step(file: GameFile, step: number): Example {
    let before: Frame | null = null;
    for (const frame of frames(file)) {
      if (before !== null && frame.index === step) return this.#tell({ file, before, frame });
      if (frame.violations.length === 0) before = frame;
    }
    throw new RangeError(`${file.id ?? ''} has no step ${step}`);
  }

  #at(found: Found | undefined): Example | null {
    if (found === undefined) return null;
    const { candidate } = found;
    const known = this.#told.get(candidate.frame) ?? this.#tell(candidate);
    this.#told.set(candidate.frame, known);
    return known;
  }

  #tell({ file, before, frame }: Candidate): Example {
    const { step, effects, violations, game, index } = frame;
    if (step === null) throw new RangeError('the start of a game shows no action');
    const language = this.#language;
    const sitters = seatsOf(file);
    const refused = violations.length > 0;
    const heading = sayAction(step.action, step.seat, language, sitters);
    return {
      fixture: file.id ?? '',
      step: index,
      refused,
      heading,
      lines: refused
        ? violations.map((v) => ({ text: say(v, language, sitters), clauses: [v.clause] }))
        : effects.map((e) => ({ text: say(e, language, sitters), clauses: e.clauses })),
      picture: pictureOf(game, {
        titles: titlesOf(language),
        title: heading,
        seats: file.seats?.map(({ dynasty }) => dynasty),
        outlines: 'faint',
        previous: before.game,
        committed: step.action.do === 'support' ? step.action.count : 0,
        acted: actedCells(step.action),
        touched: [...effects.flatMap(touchedCells), ...violations.flatMap(({ cells }) => cells)],
      }),
    };
  }
}
