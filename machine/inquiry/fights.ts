import type { Color } from '../rules/pieces.ts';
import type { Course, Fight, Order, WhatThen } from './whatthen.ts';

/** Every conflict of a course. */
export function fightsIn(course: Course): readonly Fight[] {
  switch (course.type) {
    case 'order':
      return course.options.flatMap(({ course: next }) => fightsIn(next));
    case 'fight':
      return [course, ...course.outcomes.flatMap(({ course: next }) => fightsIn(next))];
    case 'rest':
    case 'options':
    case 'not-followed':
      return [];
  }
}

/** What a conflict comes to by itself, whatever was fought before and comes after. */
const comesTo = ({ outcomes, ...fight }: Fight): string =>
  JSON.stringify([
    fight,
    outcomes.map(({ winner, stakes: { kingdoms: _kingdoms, ...lost } }) => [winner, lost]),
  ]);

const different = (fights: readonly Fight[]): readonly Fight[] => [
  ...new Map(fights.map((fight) => [comesTo(fight), fight])).values(),
];

/** The wars of a choice if each comes to the same whatever was fought before it, or null. */
export function alikeInAnyOrder(course: Order): readonly Fight[] | null {
  const wars = different(fightsIn(course));
  return wars.length === new Set<Color>(wars.map(({ color }) => color)).size ? wars : null;
}

/** The conflicts of a course that come to something else than any of another. */
export function otherFights(there: WhatThen | null, here: WhatThen | null): readonly Fight[] {
  const known = new Set(here === null ? [] : fightsIn(here.course).map(comesTo));
  const fights = there === null ? [] : fightsIn(there.course);
  return different(fights).filter((fight) => !known.has(comesTo(fight)));
}
