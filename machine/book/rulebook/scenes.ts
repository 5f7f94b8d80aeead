import type { ClauseId } from '../../../spec/clauses.ts';
import type { ProcedureStep, Tour } from '../../../spec/order.ts';
import type { Language } from '../../../spec/text.ts';
import { actedCells, touchedCells } from '../../draw/marks.ts';
import { pictureOf } from '../../draw/picture.ts';
import { titlesOf } from '../../draw/titles.ts';
import type { GameFile, StepJson } from '../../record/format.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { seatsOf } from '../../record/seats.ts';
import { verifyFile } from '../../record/verify.ts';
import { say, sayAction } from '../../words/say.ts';
import type { Scope } from './scope.ts';
import type { BookStep, BookTurn, Scene } from './tree.ts';

/** A fixture as it is played in a scope. */
interface Played {
  readonly file: GameFile;
  readonly frames: readonly Frame[];
}

/** Draws the games that a rulebook tells: its procedures step by step, and its tour. */
export class Scenes {
  readonly #fixtures: ReadonlyMap<string, GameFile>;
  readonly #scope: Scope;
  readonly #language: Language;
  readonly #played = new Map<string, Played | null>();

  constructor(fixtures: readonly GameFile[], scope: Scope, language: Language) {
    this.#fixtures = new Map(fixtures.map((file) => [file.id ?? '', file]));
    this.#scope = scope;
    this.#language = language;
  }

  /** The steps of a procedure. */
  steps(steps: readonly ProcedureStep[], known: (id: ClauseId) => boolean): readonly BookStep[] {
    return steps.map(({ text, clauses, shown = [] }): BookStep => {
      const played = this.#choose(shown.map(({ fixture }) => fixture));
      const at = shown.find(({ fixture }) => fixture === played?.file.id);
      return {
        text: text[this.#language],
        clauses: clauses.filter(known),
        scene: played === null || at === undefined ? null : this.#tell(played, [at.step], clauses),
      };
    });
  }

  /** The turns of a tour; none when no fixture of it holds in the scope. */
  tour({ fixtures, turns }: Tour): readonly BookTurn[] {
    const played = this.#choose(fixtures);
    if (played === null) return [];
    return turns.map(({ steps, text }) => ({
      text: text[this.#language],
      scene: this.#tell(played, steps),
    }));
  }

  /** The fixture of the scope's own edition, else the first that holds there. */
  #choose(ids: readonly string[]): Played | null {
    const files = ids.flatMap((id) => this.#fixtures.get(id) ?? []);
    const own = files.filter(({ edition }) => edition === this.#scope.edition);
    for (const file of new Set([...own, ...files])) {
      const played = this.#play(file);
      if (played !== null) return played;
    }
    return null;
  }

  #play(file: GameFile): Played | null {
    const id = file.id ?? '';
    const known = this.#played.get(id);
    if (known !== undefined) return known;
    const { edition, rulings = {}, options } = this.#scope;
    const { englishVariant } = options;
    const here: GameFile = {
      ...file,
      edition,
      rulings,
      options: { ...file.options, ...(englishVariant ? { englishVariant } : {}) },
    };
    const played =
      verifyFile(here).problems.length === 0 ? { file: here, frames: [...frames(here)] } : null;
    this.#played.set(id, played);
    return played;
  }

  /** Steps that follow each other as one scene; of a procedure, only what cites its clauses. */
  #tell(
    { file, frames: all }: Played,
    steps: readonly number[],
    about: readonly ClauseId[] | null = null,
  ): Scene {
    const language = this.#language;
    // By their dynasties alone, as the text beside it speaks of them.
    const sitters = seatsOf(file).map(({ dynasty }) => ({ dynasty }));
    const [first = 1] = steps;
    const shown = steps.flatMap((step) => all[step] ?? []);
    const before = all[first - 1];
    const last = shown.at(-1);
    if (last === undefined || before === undefined)
      throw new RangeError(`${file.id}: no step ${steps.join(', ')}`);
    const done = shown.flatMap(({ step }) => step ?? []);
    const effects = shown.flatMap((frame) => frame.effects);
    const told =
      about === null ? effects : effects.filter((e) => e.clauses.some((id) => about.includes(id)));
    const headed = ({ action, seat }: StepJson): string =>
      sayAction(action, seat, language, sitters);
    const heading = done.map(headed).join(' ');
    const { action } = last.step ?? {};
    return {
      fixture: file.id ?? '',
      step: last.index,
      heading,
      lines: told.map((e) => ({ text: say(e, language, sitters), clauses: e.clauses })),
      picture: pictureOf(last.game, {
        titles: titlesOf(language),
        title: heading,
        seats: file.seats?.map(({ dynasty }) => dynasty),
        outlines: 'faint',
        // They tell who is stronger only where somebody fights.
        strengths: before.game.conflict !== null || last.game.conflict !== null,
        previous: before.game,
        committed: action?.do === 'support' ? action.count : 0,
        acted: done.flatMap((step) => actedCells(step.action)),
        touched: effects.flatMap(touchedCells),
      }),
    };
  }
}
