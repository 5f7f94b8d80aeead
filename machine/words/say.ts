import type { ClauseKind, Says } from '../../spec/clauses.ts';
import type { Language } from '../../spec/text.ts';
import type { Piece } from '../notation/meaning.ts';
import type { MoveProblem } from '../notation/problem.ts';
import { cut, quoted } from '../record/brief.ts';
import type { ForeignModule } from '../record/explain.ts';
import type { Problem } from '../record/problem.ts';
import type { Action, ActionKind } from '../rules/action.ts';
import type { Effect, EffectOf } from '../rules/effect.ts';
import type { Raisable } from '../rules/figures.ts';
import type { Phase } from '../rules/phases.ts';
import type { Color, Seat, Tile } from '../rules/pieces.ts';
import type { Violation } from '../rules/violation.ts';
import {
  allArgs,
  either,
  list,
  type Sitter,
  seatForms,
  strengthArgs,
  type Tongue,
  tilesInWords,
} from './args.ts';
import {
  type Args,
  catalogue,
  fill,
  type GuardId,
  type OutlookId,
  type StateId,
  type StepPart,
} from './catalogue.ts';
import { pieceWord, sayAmbiguous, sayReason } from './reason.ts';

export type { Sitter } from './args.ts';
export type { GuardId, OutlookId, StateId } from './catalogue.ts';

const tongueOf = (language: Language, seats: readonly Sitter[]): Tongue => ({
  catalogue: catalogue(language),
  seats,
});

/** An effect or a violation as a sentence. */
export function say(
  thing: Effect | Violation,
  language: Language,
  seats: readonly Sitter[],
): string {
  const tongue = tongueOf(language, seats);
  if ('code' in thing) {
    return fill(tongue.catalogue, 'violation', thing.code, allArgs(tongue, thing.params));
  }
  const { type, clauses, ...fields } = thing;
  const args = { ...allArgs(tongue, { ...fields, clause: clauses[0] ?? null }), ...sides(thing) };
  return fill(tongue.catalogue, 'effect', type, args);
}

/** Both sides of a decided conflict by who won it. */
function sides(effect: Effect): Args {
  if (effect.type !== 'conflict-won') return {};
  const attacked = attackerWon(effect);
  const { attacker, defender } = effect;
  return {
    ...strengthArgs('won', attacked ? attacker : defender),
    ...strengthArgs('lost', attacked ? defender : attacker),
  };
}

const attackerWon = ({ attacker, defender }: EffectOf<'conflict-won'>): boolean =>
  attacker.board + attacker.added > defender.board + defender.added;

/** What a seat does, as a sentence. */
export function sayAction(
  action: Action,
  seat: Seat,
  language: Language,
  seats: readonly Sitter[],
): string {
  const tongue = tongueOf(language, seats);
  const { do: kind, ...params } = action;
  return fill(tongue.catalogue, 'action', kind, allArgs(tongue, { ...params, seat }));
}

/**
 * Who is to decide what, as a sentence; `actor` is null when the game is over. `raises` is what can
 * be raised, where that is decided.
 */
export function sayPhase(
  phase: Phase,
  actor: Seat | null,
  language: Language,
  seats: readonly Sitter[],
  raises: Raisable | null = null,
): string {
  const tongue = tongueOf(language, seats);
  const args = { ...allArgs(tongue, { seat: actor }), raises: raises ?? 'either' };
  return fill(tongue.catalogue, 'phase', phase, args);
}

/** A sentence on how a conflict may come out. */
export function sayOutlook(
  id: OutlookId,
  params: Readonly<Record<string, unknown>>,
  language: Language,
  seats: readonly Sitter[],
): string {
  const tongue = tongueOf(language, seats);
  return fill(tongue.catalogue, 'outlook', id, allArgs(tongue, params));
}

/** Why a text is no move: what is wrong in the column that the problem names. */
export function sayMoveProblem(problem: MoveProblem, language: Language): string {
  const tongue = tongueOf(language, []);
  const { found } = problem;
  if (problem.code === 'ambiguous') return sayAmbiguous(found, problem.readings, tongue);
  const expected = problem.expected.map((wanted) => fill(tongue.catalogue, 'wanted', wanted, {}));
  return fill(tongue.catalogue, 'move', problem.code, {
    found,
    expected: either(tongue, expected),
  });
}

/** A piece by its name. */
export const sayPiece = (piece: Piece, language: Language): string =>
  pieceWord(piece, tongueOf(language, []));

/** A seat as sentences name it. */
export const saySeat = (seat: Seat, language: Language, seats: readonly Sitter[]): string =>
  seatForms(tongueOf(language, seats), seat).word;

/** Tiles counted by kind: `2 temples and 1 farm`. */
export const sayTiles = (tiles: readonly Tile[], language: Language): string =>
  tilesInWords(tongueOf(language, []), tiles);

/** The step at which something is so, or since which. */
export const sayStep = (part: StepPart, language: Language, args: Args = {}): string =>
  fill(catalogue(language), 'part', part, args);

/** Things one after the other: `1997 and 2015`. */
export const sayList = (items: readonly string[], language: Language): string =>
  list(tongueOf(language, []), items);

/** A colour by its name. */
export const sayColor = (color: Color, language: Language): string =>
  catalogue(language).word.color[color].word;

/** A state of the chart by its name, and what happens there. */
export const sayState = (
  id: StateId,
  language: Language,
): { readonly name: string; readonly text: string } => ({
  name: catalogue(language).word.state[id].word,
  text: fill(catalogue(language), 'state', id, {}),
});

/** What a guard of the chart lets through. */
export const sayGuard = (guard: GuardId, language: Language): string =>
  fill(catalogue(language), 'guard', guard, {});

/** A kind of action by its name. */
export const sayKind = (kind: ActionKind, language: Language): string =>
  catalogue(language).word.action[kind].word;

/** A module of the game by its name. */
export const sayModule = (module: ForeignModule, language: Language): string =>
  catalogue(language).word.module[module].word;

/** A kind of clause by its name. */
export const sayClauseKind = (kind: ClauseKind, language: Language): string =>
  catalogue(language).word['clause-kind'][kind].word;

/** What a source has on a clause, in words. */
export const saySays = (says: Says, language: Language): string =>
  catalogue(language).word.says[says].word;

/** A problem with a file, as a sentence; broken rules are told one after the other. */
export function sayProblem(problem: Problem, language: Language, seats: readonly Sitter[]): string {
  const { catalogue: from } = tongueOf(language, seats);
  const broken = problem.violations?.map((violation) => say(violation, language, seats)) ?? [];
  return fill(from, 'problem', problem.code, {
    detail: broken.length > 0 ? broken.join(' ') : detailOf(problem, language),
    expected: shown(problem.expected),
    actual: shown(problem.actual),
  });
}

function detailOf({ reason, message }: Problem, language: Language): string {
  return reason === undefined ? message.replace(/\.$/, '') : sayReason(reason, language);
}

/** A JSON value short enough for a sentence. */
const shown = (value: unknown): string => (value === undefined ? '–' : cut(quoted(value), 160));
