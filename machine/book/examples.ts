import type { ClauseId } from '../../spec/clauses.ts';
import { editions } from '../../spec/editions.ts';
import { switchIds } from '../../spec/rulings.ts';
import type { Language } from '../../spec/text.ts';
import { actedCells, touchedCells } from '../draw/marks.ts';
import { type Picture, pictureOf } from '../draw/picture.ts';
import { titlesOf } from '../draw/titles.ts';
import type { GameFile } from '../record/format.ts';
import { type Frame, frames } from '../record/replay.ts';
import { rulingsOf } from '../record/start.ts';
import { geometry } from '../rules/board.ts';
import { DYNASTIES } from '../rules/pieces.ts';
import { say, sayAction } from '../words/say.ts';
import type { Scope } from './scope.ts';

/** A step of a fixture that shows a clause: what is tried, and what comes of it. */
export interface Example {
  /** From 1, through the whole rulebook. */
  readonly number: number;
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
interface Moment {
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

/** Whether a fixture plays under the readings, the board and the modules of the scope. */
function fits(file: GameFile, scope: Scope): boolean {
  const readings = rulingsOf(file);
  const own = editions[scope.edition].rulings;
  const { buildings = false, wonder = false, englishVariant = false } = file.options ?? {};
  return (
    switchIds.every((id) => readings[id] === own[id]) &&
    (scope.options.buildings || !buildings) &&
    (scope.options.wonder || !wonder) &&
    scope.options.englishVariant === englishVariant
  );
}

/**
 * Finds for each clause the step of a suite's fixtures that shows it best: a refusal before
 * anything else, then a case that is about the clause, then whatever cites it.
 */
export class Examples {
  readonly #found = new Map<ClauseId, { readonly moment: Moment; readonly rank: number }>();
  readonly #numbers = new Map<Frame, number>();
  readonly #language: Language;

  constructor(fixtures: readonly GameFile[], scope: Scope, language: Language) {
    this.#language = language;
    for (const file of fixtures) {
      if (!fits(file, scope)) continue;
      let before: Frame | null = null;
      for (const frame of frames(file)) {
        if (before !== null) this.#consider({ file, before, frame });
        if (frame.violations.length === 0) before = frame;
      }
    }
  }

  #consider(moment: Moment): void {
    const { file, frame } = moment;
    const about = [...(file.contrasts ?? []), ...(file.clauses ?? [])];
    for (const id of shownBy(frame)) {
      const kind = (frame.violations.length > 0 ? 2 : 0) + (about.includes(id) ? 1 : 0);
      // Among equals the smallest board is understood soonest.
      const rank = kind * LARGEST - geometry(frame.game.board).size;
      const known = this.#found.get(id);
      if (known === undefined || rank > known.rank) this.#found.set(id, { moment, rank });
    }
  }

  /** The example of a clause: told in full the first time, by its number afterwards. */
  of(id: ClauseId): Example | number | null {
    const found = this.#found.get(id);
    if (found === undefined) return null;
    const { frame } = found.moment;
    const known = this.#numbers.get(frame);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(frame, number);
    return this.#tell(found.moment, number);
  }

  #tell({ file, before, frame }: Moment, number: number): Example {
    const { step, effects, violations, game, index } = frame;
    if (step === null) throw new RangeError('the start of a game shows no action');
    const language = this.#language;
    const sitters = file.seats ?? DYNASTIES.slice(0, game.players).map((dynasty) => ({ dynasty }));
    const refused = violations.length > 0;
    const heading = sayAction(step.action, step.seat, language, sitters);
    return {
      number,
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
