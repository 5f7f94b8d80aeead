import { alikeInAnyOrder } from '../../../../machine/inquiry/fights.ts';
import type { Stakes } from '../../../../machine/inquiry/stakes.ts';
import type { Course, Fight, Order } from '../../../../machine/inquiry/whatthen.ts';
import type { EffectType } from '../../../../machine/rules/effect.ts';
import {
  sayBound,
  sayFight,
  sayKingdom,
  sayProspect,
  sayTips,
  type Telling,
} from '../../../../machine/words/inquiry.ts';
import { sayAction, sayOutlook, sayPhase, saySeat } from '../../../../machine/words/say.ts';
import type { ToldCourse, ToldFight, Won } from './judged.ts';
import { effectReasons } from './reasons.ts';

/** How play can go on, in words. */
export function toldCourse(course: Course, telling: Telling): ToldCourse {
  const { language, seats } = telling;
  switch (course.type) {
    case 'rest':
    case 'not-followed': {
      const { type, phase, toAct } = course;
      return { type, text: sayPhase(phase, toAct, language, seats) };
    }
    case 'options':
      return {
        type: 'options',
        text: sayPhase(course.phase, course.seat, language, seats, course.raises),
        options: course.options.map(({ action, effects }) => ({
          text: sayAction(action, course.seat, language, seats),
          reasons: effectReasons(effects, telling),
        })),
        more: course.more === 0 ? null : sayBound('more', course.more, telling),
      };
    case 'order':
      return toldOrder(course, telling);
    case 'fight':
      return toldFight(course, telling);
  }
}

function toldOrder(course: Order, telling: Telling): ToldCourse {
  const { language, seats } = telling;
  const choice = sayOutlook('choice', { seat: course.seat }, language, seats);
  const alike = alikeInAnyOrder(course);
  if (alike !== null) {
    const text = `${choice} ${sayOutlook('any-order', {}, language, seats)}`;
    return { type: 'any-order', text, fights: alike.map((war) => toldFight(war, telling, false)) };
  }
  return {
    type: 'order',
    text: choice,
    options: course.options.map(({ color, course: next }) => ({
      text: sayOutlook('option', { color }, language, seats),
      course: toldCourse(next, telling),
    })),
  };
}

/** Which conflict comes next, and what is one kingdom by then, goes by the order of the wars. */
const OF_THE_ORDER: ReadonlySet<EffectType> = new Set([
  'wars-remain',
  'war-opened',
  'union-settled',
]);

/** A conflict in words, with what follows a victory; not where it stands apart from those around it. */
export function toldFight(fight: Fight, telling: Telling, onward = true): ToldFight {
  const { language, seats } = telling;
  const { kind, color, outcomes } = fight;
  return {
    type: 'fight',
    kind,
    color,
    text: sayFight(fight, telling),
    tips: sayTips(fight, telling),
    prospect: sayProspect(fight, telling),
    victories: outcomes.map(({ winner, effects, stakes, course }) => ({
      winner: saySeat(winner, language, seats),
      text: sayOutlook('if-wins', { winner }, language, seats),
      won: { ...wonIn(stakes, telling), ...(onward ? {} : { kingdoms: [] }) },
      reasons: effectReasons(
        onward ? effects : effects.filter(({ type }) => !OF_THE_ORDER.has(type)),
        telling,
      ),
      course: onward && course.type !== 'rest' ? toldCourse(course, telling) : null,
    })),
  };
}

function wonIn({ points, treasures, leaders, tiles, kingdoms }: Stakes, telling: Telling): Won {
  const { language, seats } = telling;
  const named = <T extends { readonly seat: Parameters<typeof saySeat>[0] }>(one: T) => ({
    ...one,
    seat: saySeat(one.seat, language, seats),
  });
  return {
    points: points.map(named),
    treasures: treasures.map(named),
    leaders: leaders.map(named),
    tiles,
    kingdoms: kingdoms.map((kingdom) => sayKingdom(kingdom, telling)),
  };
}
