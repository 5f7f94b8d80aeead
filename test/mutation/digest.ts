import { hash } from 'node:crypto';
import { observe } from '../../machine/record/position.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import type { Action } from '../../machine/rules/action.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import { raisable } from '../../machine/rules/figures.ts';
import type { Game } from '../../machine/rules/game.ts';
import { type LegalAction, legalSet } from '../../machine/rules/legal.ts';
import type { Phase } from '../../machine/rules/phases.ts';
import { supportingCells } from '../../machine/rules/supporters.ts';
import type { Violation } from '../../machine/rules/violation.ts';
import { clauseIds } from '../../spec/clauses.ts';
import type { Fixture } from './files.ts';

/** A value as JSON with sorted keys, so that the order in which code names them does not matter. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const parts = Object.entries(value)
    .map(([key, part]) => `${key}:${plain(part)}`)
    .sort();
  return `{${parts.join()}}`;
}

/** Four hexadecimal digits that stand for a text. */
export const digest = (text: string): string => hash('sha1', text).slice(0, 4);

/** Makes sure that nobody changes a position once it is reached. */
export function freeze(game: Game): void {
  if (Object.isFrozen(game)) return;
  Object.freeze(game);
  for (const part of Object.values(game)) {
    if (!Array.isArray(part) || Object.isFrozen(part)) continue;
    Object.freeze(part);
    for (const list of part) if (Array.isArray(list)) Object.freeze(list);
  }
}

/**
 * A position as records tell it, what nobody has told of the tiles, what may be raised, and who
 * supports a conflict.
 */
export function placed(game: Game, phase: Phase): string {
  const known = `${plain(observe(game, phase))} ${game.unseen} ${raisable(game, phase)}`;
  return game.conflict === null ? known : `${known} ${plain(supportingCells(game, game.conflict))}`;
}

const known: ReadonlySet<string> = new Set(clauseIds);

const cited = ({ effects, violations }: Pick<Frame, 'effects' | 'violations'>): string[] => [
  ...effects.flatMap(({ clauses }) => clauses),
  ...violations.map(({ clause }) => clause),
];

/** Everything that is told of one step, an effect or a violation a line, the clauses last. */
export function told({ effects, violations }: Pick<Frame, 'effects' | 'violations'>): string[] {
  const line = ({ type, clauses, ...rest }: Effect): string =>
    `${type} ${plain(rest)} ${clauses.join(' ')}`;
  const refusal = ({ code, clause, ...rest }: Violation): string =>
    `${code} ${plain(rest)} ${clause}`;
  return [...effects.map(line), ...violations.map(refusal)];
}

/** What a fixture comes to: a digest for each position, those of some lists of legal actions last. */
export interface Course {
  readonly line: string;
  /** What each digest stands for, in the order of the line. */
  readonly told: readonly string[];
  readonly unknownClauses: readonly string[];
}

/** In a turn's first phase legal actions are many: they are listed at the end and so often. */
const EVERY = 25;

/** An action that names its tiles, or the two colours of its monument, the other way round. */
const turned = (action: Action): Action => {
  if (action.do === 'swap') return { ...action, tiles: action.tiles.toReversed() };
  if (action.do !== 'monument') return action;
  const [one, other] = action.monument;
  return { ...action, monument: [other, one] };
};

/** The legal actions as their set has them: by their places, and found again the other way round. */
export function listed(game: Game, phase: Phase): readonly (LegalAction | null)[] {
  const set = legalSet(game, phase);
  return set
    .list()
    .map((entry, place) =>
      plain(set.at(place)) === plain(entry) && set.has(turned(entry.action)) ? entry : null,
    );
}

/** Plays a fixture and notes what happens at every step and where it leads. */
export function course({ file, id }: Fixture): Course {
  const steps: string[] = [];
  const lists: string[] = [];
  const unknownClauses: string[] = [];
  for (const frame of frames(file)) {
    const { index, game, phase, toAct } = frame;
    unknownClauses.push(...cited(frame).filter((clause) => !known.has(clause)));
    freeze(game);
    steps.push([...told(frame), toAct, placed(game, phase)].join('\n'));
    if (phase !== 'turn.action' || index === file.steps.length || index % EVERY === EVERY - 1)
      lists.push(plain(listed(game, phase)));
  }
  const line = [id, ...steps.map(digest), '/', ...lists.map(digest)].join(' ');
  return { line, told: [...steps, '', ...lists], unknownClauses };
}

/**
 * Where the courses of fixtures differ from the lines that were kept, each with what it is now. A new
 * fixture has only its own claims until the list is kept anew, before mutants are tried.
 */
export function differences(
  courses: readonly Course[],
  kept: ReadonlyMap<string, string>,
): readonly string[] {
  return courses.flatMap(({ line, told: texts }) => {
    const [id = '', ...now] = line.split(' ');
    const before = kept.get(id);
    if (before === undefined || before === line) return [];
    const [, ...then] = before.split(' ');
    const at = now.findIndex((one, i) => one !== then[i]);
    return [`${id}, position ${at}: ${texts[at] ?? 'it ends there'}`];
  });
}

/** A fixture in words: what each step tells. */
export function playthrough({ file, id }: Fixture): string {
  const lines = [`# ${id}`];
  for (const frame of frames(file)) {
    const { index, step, phase, toAct } = frame;
    const asked = step === null ? 'start' : `seat ${step.seat} ${plain(step.action)}`;
    lines.push(`${index} ${asked} -> ${phase}${toAct === null ? '' : ` ${toAct}`}`);
    lines.push(...told(frame).map((line) => `  ${line}`));
  }
  return lines.join('\n');
}
