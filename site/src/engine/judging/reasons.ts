import type { Verdict } from '../../../../machine/record/explain.ts';
import type { Effect } from '../../../../machine/rules/effect.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import type { Violation } from '../../../../machine/rules/violation.ts';
import type { Telling } from '../../../../machine/words/inquiry.ts';
import { say } from '../../../../machine/words/say.ts';
import type { Reason } from './judged.ts';

/** Why an action is refused, or what comes of it. */
export const reasonsOf = (
  { violations, effects }: Pick<Verdict, 'violations' | 'effects'>,
  telling: Telling,
): readonly Reason[] => (violations.length > 0 ? violations : effects).map(reasonIn(telling));

/** What happens, each a sentence. */
export const effectReasons = (effects: readonly Effect[], telling: Telling): readonly Reason[] =>
  effects.map(reasonIn(telling));

const reasonIn =
  ({ language, seats }: Telling) =>
  (thing: Effect | Violation): Reason => ({
    text: say(thing, language, seats),
    clauses: 'code' in thing ? [thing.clause] : [...new Set(thing.clauses)],
    cells: 'code' in thing ? thing.cells : cellsOf(thing),
  });

const CELL = /^[A-Z][0-9]+$/;

/** The spaces that an effect names. */
const cellsOf = (effect: Effect): readonly Cell[] =>
  Object.values(effect).flatMap((value): readonly Cell[] => {
    if (typeof value === 'string') return CELL.test(value) ? [value as Cell] : [];
    const all =
      Array.isArray(value) && value.every((one) => typeof one === 'string' && CELL.test(one));
    return all ? (value as readonly Cell[]) : [];
  });
