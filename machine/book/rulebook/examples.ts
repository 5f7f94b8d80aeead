import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { actedCells, touchedCells } from '../../draw/marks.ts';
import { type Picture, pictureOf } from '../../draw/picture.ts';
import { titlesOf } from '../../draw/titles.ts';
import type { GameFile } from '../../record/format.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { seatsOf } from '../../record/seats.ts';
import type { Effect, EffectOf } from '../../rules/effect.ts';
import { settledScore } from '../../rules/final.ts';
import type { Game } from '../../rules/game.ts';
import { sayLabel } from '../../words/labels.ts';
import { type Sitter, say, sayAction, saySeat } from '../../words/say.ts';
import { type Candidate, type Showing, showingsIn } from './candidates.ts';

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

/** What shows a clause: a step that it allows or brings about, and one that it refuses. */
export interface ClauseExamples {
  readonly accepted: Example | null;
  readonly refused: Example | null;
}

/** Finds for each clause the steps of fixtures that show it best, and tells them in a language. */
export class Examples {
  readonly #showings: ReadonlyMap<ClauseId, readonly Showing[]>;
  readonly #told = new Map<Candidate, Example>();
  readonly #language: Language;

  constructor(fixtures: readonly GameFile[], language: Language) {
    this.#language = language;
    this.#showings = showingsIn(fixtures);
  }

  /** The examples of a clause; several clauses may share one. */
  of(id: ClauseId): ClauseExamples {
    const all = (this.#showings.get(id) ?? []).filter(({ candidate }) => candidate.before !== null);
    const best = (refused: boolean): Example | null =>
      this.#at(all.find(({ candidate: { frame } }) => frame.violations.length > 0 === refused));
    return { accepted: best(false), refused: best(true) };
  }

  /** A step of a file as an example, whatever it shows. @throws RangeError if there is none */
  step(file: GameFile, step: number): Example {
    let before: Frame | null = null;
    for (const frame of frames(file)) {
      if (before !== null && frame.index === step)
        return tellExample({ file, before, frame }, this.#language);
      if (frame.violations.length === 0) before = frame;
    }
    throw new RangeError(`${file.id ?? ''} has no step ${step}`);
  }

  #at(found: Showing | undefined): Example | null {
    if (found === undefined) return null;
    const { candidate } = found;
    const known = this.#told.get(candidate) ?? tellExample(candidate, this.#language);
    this.#told.set(candidate, known);
    return known;
  }
}

/** How each player stands at the end, from first to last: what the ranking is read off. */
const standings = (
  { ranking }: EffectOf<'game-ended'>,
  { scores }: Pick<Game, 'scores'>,
  language: Language,
  sitters: readonly Sitter[],
): Example['lines'] =>
  ranking.flat().map((seat) => {
    const score = scores[seat]!;
    const [black, red, blue, green, treasures] = score;
    return {
      text: sayLabel('docs-standing', language, {
        seat: saySeat(seat, language, sitters),
        ...{ black, red, blue, green, treasures },
        settled: settledScore(score).join(', '),
      }),
      clauses: treasures > 0 ? ['final.treasure.best'] : ['final.rank.weakest'],
    };
  });

/**
 * What of a step is told of a clause: not the refill of hands and the passing of the turn where they
 * are not what it is about.
 */
export const toldOf = ({ effects }: Frame, about: ClauseId | null): readonly Effect[] =>
  about === null || effects.some(({ type }) => type === 'game-ended')
    ? effects
    : effects.filter(
        ({ type, clauses }) => !closesTurn({ type, clauses }) || clauses.includes(about),
      );

const closesTurn = ({ type, clauses }: Pick<Effect, 'type' | 'clauses'>): boolean =>
  type === 'turn-ended' || (type === 'drawn' && clauses.includes('endturn.refill.midturn'));

/** A step in the words of a language, or what of it is about a clause; its picture is drawn when asked for. */
export function tellExample(
  { file, before, frame }: Candidate,
  language: Language,
  about: ClauseId | null = null,
): Example {
  const { step, effects, violations, game, index } = frame;
  // By their dynasties alone: who played them once is of no account.
  const sitters = seatsOf(file).map(({ dynasty }) => ({ dynasty }));
  const refused = violations.length > 0;
  const heading =
    step === null
      ? sayLabel('docs-start', language)
      : sayAction(step.action, step.seat, language, sitters);
  const draw = (): Picture =>
    pictureOf(game, {
      titles: titlesOf(language),
      title: heading,
      seats: file.seats?.map(({ dynasty }) => dynasty),
      outlines: 'faint',
      previous: before?.game ?? null,
      committed: step?.action.do === 'support' ? step.action.count : 0,
      acted: step === null ? [] : actedCells(step.action),
      touched: [...effects.flatMap(touchedCells), ...violations.flatMap(({ cells }) => cells)],
    });
  let drawn: Picture | undefined;
  return {
    fixture: file.id ?? '',
    step: index,
    refused,
    heading,
    lines: refused
      ? violations.map((v) => ({ text: say(v, language, sitters), clauses: [v.clause] }))
      : toldOf(frame, about).flatMap((effect) => [
          { text: say(effect, language, sitters), clauses: effect.clauses },
          ...(effect.type === 'game-ended' ? standings(effect, game, language, sitters) : []),
        ]),
    get picture(): Picture {
      drawn ??= draw();
      return drawn;
    },
  };
}
