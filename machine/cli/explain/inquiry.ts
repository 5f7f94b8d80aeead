import { clauses } from '../../../spec/clauses.ts';
import { alikeInAnyOrder, type OtherFights, otherFights } from '../../inquiry/fights.ts';
import type { Parts } from '../../inquiry/parts.ts';
import type { Course, Fight, WhatThen } from '../../inquiry/whatthen.ts';

import type { WhyNot } from '../../inquiry/whynot.ts';
import type { Verdict } from '../../record/explain.ts';
import type { Effect } from '../../rules/effect.ts';
import {
  sayAlike,
  sayBefore,
  sayBound,
  sayFight,
  sayKingdom,
  sayOrder,
  sayParting,
  sayProposals,
  sayProspect,
  sayTips,
  type Telling,
} from '../../words/inquiry.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayAction, sayList, sayOutlook, sayPhase } from '../../words/words.ts';
import { effectLines, violationLines } from '../output/outcomes.ts';
import { plain } from '../output/terminal.ts';

/** What else is told of an action, beside the verdict. */
export interface Inquired {
  readonly verdict: Verdict;
  readonly whyNot: WhyNot | null;
  readonly whatThen: WhatThen | null;
  readonly parts: Parts;
  /** Whether how it goes on is told already, in full. */
  readonly toldThrough: boolean;
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** What would make the action legal or how it can go on, and where editions part, for a reader. */
export function inquiryLines(asked: Inquired, telling: Telling): readonly string[] {
  const { whyNot, whatThen, toldThrough } = asked;
  const goesOn = whatThen !== null && whatThen.course.type !== 'rest';
  return [
    ...(whyNot === null ? [] : whyNotLines(whyNot, telling)),
    ...(goesOn && !toldThrough ? thenLines(whatThen, telling) : []),
    ...partsLines(asked, telling),
  ];
}

function whyNotLines(told: WhyNot, telling: Telling): readonly string[] {
  const { language } = telling;
  const named = told.clauses.map((id) => `${clauses[id].title[language]} [${id}]`);
  const titles = sayList(named, language);
  return [
    '',
    sayLabel('what-would-do', language, { titles, count: named.length }),
    ...indented(sayProposals(told.proposals, telling).map(plain)),
  ];
}

function thenLines({ course, bound, cut }: WhatThen, telling: Telling): readonly string[] {
  return [
    '',
    sayLabel('how-it-goes-on', telling.language),
    ...indented(courseLines(course, telling)),
    ...(cut ? indented([sayBound('bound', bound, telling)]) : []),
  ];
}

function courseLines(course: Course, telling: Telling): readonly string[] {
  const { language, seats } = telling;
  switch (course.type) {
    case 'rest':
    case 'not-followed':
      return [`${plain(sayPhase(course.phase, course.toAct, language, seats))} [${course.phase}]`];
    case 'options':
      return [
        ...course.options.flatMap(({ action, effects }) => [
          plain(sayAction(action, course.seat, language, seats)),
          ...effectLines(effects, language, seats),
        ]),
        ...(course.more === 0 ? [] : [sayBound('more', course.more, telling)]),
      ];
    case 'order': {
      const head = plain(sayOutlook('choice', { seat: course.seat }, language, seats));
      const wars = alikeInAnyOrder(course);
      if (wars !== null)
        return [
          head,
          plain(sayOutlook('any-order', {}, language, seats)),
          ...wars.flatMap((war) => indented(fightLines(war, telling, () => []))),
        ];
      return [
        head,
        ...course.options.flatMap(({ color, course: next }) => [
          plain(sayOutlook('option', { color }, language, seats)),
          ...indented(courseLines(next, telling)),
        ]),
      ];
    }
    case 'fight':
      return fightLines(course, telling, (next) => indented(courseLines(next, telling)));
  }
}

function fightLines(
  fight: Fight,
  telling: Telling,
  goOn: (next: Course) => readonly string[],
): readonly string[] {
  const { language, seats } = telling;
  return [
    plain(sayFight(fight, telling)),
    ...indented(sayTips(fight, telling).map(plain)),
    plain(sayProspect(fight, telling)),
    ...fight.outcomes.flatMap(({ winner, effects, stakes, course }) => [
      plain(sayOutlook('if-wins', { winner }, language, seats)),
      ...effectLines(effects, language, seats),
      ...indented(stakes.kingdoms.map((kingdom) => plain(sayKingdom(kingdom, telling)))),
      ...goOn(course),
    ]),
  ];
}

function partsLines(
  { verdict, whatThen, parts: { alike, parting } }: Inquired,
  telling: Telling,
): readonly string[] {
  const { language, seats } = telling;
  const head = ['', sayLabel('where-they-part', language)];
  if (parting.length === 0) return [...head, ...indented([sayLabel('all-agree', language)])];
  const editions = alike.filter((under) => 'edition' in under);
  return [
    ...head,
    ...(editions.length === 0 ? [] : indented([plain(sayAlike(editions, telling))])),
    ...parting.flatMap((one) => [
      ...indented([plain(sayParting(one, telling))]),
      ...indented(violationLines(one.verdict.violations, language, seats)),
      ...indented(effectLines(others(one.verdict.effects, verdict.effects), language, seats)),
      ...indented(otherFightLines(otherFights(one.whatThen, whatThen), telling)),
    ]),
  ];
}

/** Conflicts that come out otherwise, each by itself, with what is fought before it. */
function otherFightLines(others: OtherFights, telling: Telling): readonly string[] {
  const order = sayOrder(others, telling);
  if (order === null)
    return others.fights.flatMap(({ fight }) => fightLines(fight, telling, () => []));
  return [
    plain(order),
    ...others.fights.flatMap((one) => {
      const before = sayBefore(one, telling);
      return [
        ...(before === null ? [] : [plain(before)]),
        ...indented(fightLines(one.fight, telling, () => [])),
      ];
    }),
  ];
}

/** The effects that are not among those of the verdict. */
function others(effects: readonly Effect[], own: readonly Effect[]): readonly Effect[] {
  const known = new Set(own.map((effect) => JSON.stringify(effect)));
  return effects.filter((effect) => !known.has(JSON.stringify(effect)));
}
