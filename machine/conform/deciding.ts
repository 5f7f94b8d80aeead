import type { ClauseId } from '../../spec/clauses.ts';
import type { EffectClaim, GameFile } from '../record/format.ts';
import { type Frame, frames } from '../record/replay.ts';
import { phaseClauses, writesPlace } from '../record/writer.ts';
import type { Effect } from '../rules/effect.ts';
import { OFF } from '../rules/game.ts';
import type { Failure } from './drive.ts';
import { isElsewhere } from './elsewhere.ts';

/** What in the rules' outcome of the last step decides a failure in it. */
export interface Deciding {
  readonly clauses: readonly ClauseId[];
  /** The effects by which it came out as it did. */
  readonly effects: readonly Effect[];
  /** The part of the position that differs, where it does. */
  readonly part: string | null;
}

/** Effects that nothing in particular follows from. */
const ROUTINE: ReadonlySet<string> = new Set(['drawn', 'bag-short', 'turn-ended', 'passed']);

/** The place in the position after the last step at which a failure is, or null. */
const placeAfter = ({ path }: Failure): string | null =>
  /^steps\[\d+\]\.after\.?(.*)$/.exec(path)?.[1] ?? null;

/** The part of a position in which a failure is, or null. */
export const partOf = (failure: Failure): string | null =>
  placeAfter(failure)?.replace(/[.[].*$/, '') ?? null;

/** The claim on an effect that a failure says is not met, or null. */
export function claimOf({ path, expected }: Failure): EffectClaim | null {
  return /\.effects(\[|$)/.test(path) ? (expected as EffectClaim) : null;
}

/** What decides a failure in the last step of a file. */
export function deciding(file: GameFile, failure: Failure): Deciding {
  const last = [...frames(file)].at(-1) as Frame;
  if (last.violations.length > 0)
    return {
      clauses: distinct(last.violations.map(({ clause }) => clause)),
      effects: [],
      part: null,
    };
  const part = partOf(failure);
  if (isElsewhere(last.phase, { ...failure, part }))
    return { clauses: phaseClauses(last.phase), effects: [], part };
  const effects = decidingEffects(last.effects, failure);
  const unpaid = part === 'scores' && effects.length === 0 ? incomeClauses(last) : NONE;
  if (unpaid.length > 0) return { clauses: unpaid, effects, part };
  if (part !== null && /^(phase|toAct|actionsLeft)$/.test(part) && effects.length === 0)
    return { clauses: phaseClauses(last.phase), effects, part };
  const told = effects.length > 0 ? effects : last.effects.slice(0, 1);
  const own = failure.path.startsWith('result') ? failure.clauses : [];
  return { clauses: distinct([...own, ...told.flatMap(({ clauses }) => clauses)]), effects, part };
}

function decidingEffects(effects: readonly Effect[], failure: Failure): readonly Effect[] {
  const claim = claimOf(failure);
  if (claim !== null) {
    const same = effects.filter((effect) => isClaimed(claim, effect)).slice(0, 1);
    return claim.type === 'tiles-removed' ? [...same, ...effects.filter(isKept)] : same;
  }
  const place = placeAfter(failure);
  if (place === null) return effects.slice(0, 1);
  const writers = effects.filter((effect) => writesPlace(effect, place));
  if (writers.length > 0) return writers;
  // Nothing wrote there, and the engine did: what says that nothing comes of it comes first.
  if (place.startsWith('scores')) return effects.filter(({ type }) => type === 'no-point');
  const kept = place.startsWith('rows') ? effects.filter(isKept) : [];
  return kept.length > 0 ? kept : effects.filter(({ type }) => !ROUTINE.has(type));
}

const isKept = ({ type }: Effect): boolean => type === 'tiles-protected';

/** What decides that nothing is paid where a turn ends. */
function incomeClauses({ effects, game }: Frame): readonly ClauseId[] {
  if (!effects.some(({ type }) => type === 'turn-ended')) return NONE;
  return [
    ...(game.monuments.length === 0
      ? NONE
      : ([
          'monument.income.own-turn',
          'monument.income.kingdom',
          'monument.income.match',
        ] as const)),
    ...(game.wonder === OFF ? NONE : (['wonder.income.king'] as const)),
  ];
}

const NONE: readonly ClauseId[] = [];

const isClaimed = (claim: EffectClaim, effect: Effect): boolean =>
  Object.entries(claim).every(
    ([field, value]) => JSON.stringify(effect[field as keyof Effect]) === JSON.stringify(value),
  );

const distinct = (clauses: readonly ClauseId[]): readonly ClauseId[] => [...new Set(clauses)];
