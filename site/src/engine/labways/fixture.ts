import type { ChartInput } from '../../../../machine/chart/context.ts';
import { explain } from '../../../../machine/record/explain.ts';
import {
  FIXTURE_FORMAT,
  type FixtureJson,
  type RecordJson,
  type StepJson,
} from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { sayAction } from '../../../../machine/words/words.ts';
import type { ClauseId } from '../../../../spec/clauses.ts';
import type { Language } from '../../../../spec/text.ts';

/** An action in a position, as a case of the suite. */
export interface Question {
  /** A record that leads to the position, best one of no moves. */
  readonly record: RecordJson;
  /** The position as the rules see it. */
  readonly at: ChartInput;
  readonly action: Action;
  readonly seat: Seat;
  readonly language: Language;
}

/** What a reported case is called before somebody gives it its place in the suite. */
const REPORTED = 'reported';

/** A case that expects the verdict of the machine: whoever doubts it changes what it expects. */
export function fixtureOf({ record, at, action, seat, language }: Question): FixtureJson {
  const { edition, options, rulings, seats, position, hands, bag, steps } = record;
  const { legal, violations, effects, phase, toAct } = explain(at, action, seat);
  const told = legal ? effects : violations.map(({ clause }) => ({ clauses: [clause] }));
  const clauses = [...new Set<ClauseId>(told.flatMap((one) => one.clauses))];
  const step: StepJson = {
    seat,
    action,
    ...(legal
      ? { effects, after: { phase, toAct } }
      : { violations: violations.map(({ clause }) => ({ clause })) }),
  };
  return {
    format: FIXTURE_FORMAT,
    id: [REPORTED, action.do, ...('at' in action ? [action.at.toLowerCase()] : [])].join('.'),
    title: { [language]: sayAction(action, seat, language, seats) },
    clauses,
    edition,
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
    seats,
    ...(position === undefined ? {} : { position }),
    ...(hands === undefined || position !== undefined ? {} : { hands }),
    ...(bag === undefined || position !== undefined ? {} : { bag }),
    steps: [
      ...steps.map(({ seat, action, draws }) => ({
        seat,
        action,
        ...(draws === undefined ? {} : { draws }),
      })),
      step,
    ],
  };
}
