import { editionIds, editions } from '../../spec/editions.ts';
import type { EditionId, SwitchId } from '../../spec/ids.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import {
  explain,
  type ForeignModule,
  foreignModules,
  under,
  type Verdict,
} from '../record/explain.ts';
import { observe } from '../record/position.ts';
import type { Rulings } from '../rules/game.ts';
import type { Asked } from './proposal.ts';
import { type Bound, followed, type WhatThen } from './whatthen.ts';

/** Other rules than those of the position: an edition, or one reading more. */
export type Under =
  | { readonly edition: EditionId; readonly foreign: readonly ForeignModule[] }
  | { readonly ruling: SwitchId; readonly reading: string };

/** What of an answer is different. */
export type Difference =
  /** Legal here, refused there. */
  | 'verdict'
  /** Refused by other clauses. */
  | 'violations'
  /** Something else happens, or by other clauses. */
  | 'effects'
  /** Nothing else happens at once, but the position is another. */
  | 'position'
  /** Only later conflicts come out otherwise. */
  | 'course';

/** Rules that agree with each other in an answer that is not the position's own. */
export interface Parting {
  readonly under: readonly Under[];
  /** The rulings that make it so, each by itself; empty if only several together do. */
  readonly by: readonly SwitchId[];
  readonly difference: Difference;
  readonly verdict: Verdict;
  /** Null where it is refused. */
  readonly whatThen: WhatThen | null;
}

/** Where editions and readings part in one action. */
export interface Parts {
  /** The readings of the position, by which the answer is the verdict. */
  readonly rulings: Rulings;
  /** Rules that give the same answer. */
  readonly alike: readonly Under[];
  readonly parting: readonly Parting[];
}

interface Answer {
  readonly verdict: Verdict;
  readonly whatThen: WhatThen | null;
}

interface Ruled extends Answer {
  readonly under: Under;
  readonly rulings: Rulings;
}

/** Asks for the same action in the same position under every edition and every other reading. */
export function whereTheyPart(asked: Asked, bound: Bound = {}): Parts {
  const rules = partsRuleByRule(asked, bound);
  let next = rules.next();
  while (!next.done) next = rules.next();
  return next.value;
}

/** The same, rules after rules: whoever waits for something else too can see to it in between. */
export function* partsRuleByRule(asked: Asked, bound: Bound = {}): Generator<void, Parts, void> {
  const { rulings } = asked.at.game;
  const known = new Map<string, Answer>();
  const answered = (read: Rulings): Answer => {
    const key = switchIds.map((id) => read[id]).join();
    const found = known.get(key) ?? answer(asked, read, bound);
    known.set(key, found);
    return found;
  };
  const own = answered(rulings);
  const all: Ruled[] = [];
  for (const other of otherRules(asked)) {
    yield;
    all.push({ ...other, ...answered(other.rulings) });
  }
  const parting = all.filter((other) => differenceOf(own, other) !== null);
  const groups = Map.groupBy(parting, (other) => JSON.stringify(read(other)));
  return {
    rulings,
    alike: all.filter((other) => !parting.includes(other)).map(({ under: rules }) => rules),
    parting: [...groups.values()].map((group) => {
      const [{ verdict, whatThen }] = group as [Ruled];
      return {
        under: group.map(({ under: rules }) => rules),
        by: switchIds.filter((id) => group.some((one) => alone(id, one, parting))),
        difference: differenceOf(own, { verdict, whatThen }) as Difference,
        verdict,
        whatThen,
      };
    }),
  };
}

/** Every edition, and each reading that is not the position's own. */
function otherRules({ at: { game } }: Asked): readonly Pick<Ruled, 'under' | 'rulings'>[] {
  return [
    ...editionIds.map((edition) => ({
      under: { edition, foreign: foreignModules(edition, game) },
      rulings: editions[edition].rulings,
    })),
    ...switchIds.flatMap((ruling) =>
      Object.keys(switches[ruling].readings)
        .filter((reading) => reading !== game.rulings[ruling])
        .map((reading) => ({
          under: { ruling, reading },
          rulings: { ...game.rulings, [ruling]: reading },
        })),
    ),
  ];
}

function answer(asked: Asked, rulings: Rulings, { conflicts = 3 }: Bound): Answer {
  const at = under(asked.at, rulings);
  const verdict = explain(at, asked.action, asked.seat);
  return {
    verdict,
    whatThen: verdict.legal ? followed({ ...asked, at }, verdict, conflicts) : null,
  };
}

/** What an answer comes to, part by part. */
const read = ({ verdict, whatThen }: Answer): readonly unknown[] => [
  verdict.legal,
  verdict.violations,
  verdict.effects,
  observe(verdict.game, verdict.phase),
  whatThen?.course,
];

const DIFFERENCES: readonly Difference[] = [
  'verdict',
  'violations',
  'effects',
  'position',
  'course',
];

/** The first of its parts in which an answer is another, or null. */
function differenceOf(own: Answer, other: Answer): Difference | null {
  const mine = read(own);
  const place = read(other).findIndex(
    (part, i) => JSON.stringify(part) !== JSON.stringify(mine[i]),
  );
  return DIFFERENCES[place] ?? null;
}

/** Whether a ruling, read as these rules read it, makes the answer part by itself. */
function alone(id: SwitchId, { rulings }: Ruled, parting: readonly Ruled[]): boolean {
  return parting.some(
    ({ under: rules }) => 'ruling' in rules && rules.ruling === id && rules.reading === rulings[id],
  );
}
