import type { Color, Seat } from '../rules/pieces.ts';
import type { Course, Fight, Order, WhatThen } from './whatthen.ts';

/** A conflict that was fought, and who won it. */
export interface FoughtBefore {
  readonly color: Color;
  readonly winner: Seat;
}

/** A conflict with those that are fought before it. */
interface Met {
  readonly fight: Fight;
  readonly before: readonly FoughtBefore[];
}

/** Every conflict of a course, as a player meets them. */
function metIn(course: Course, before: readonly FoughtBefore[] = []): readonly Met[] {
  switch (course.type) {
    case 'order':
      return course.options.flatMap(({ course: next }) => metIn(next, before));
    case 'fight':
      return [
        { fight: course, before },
        ...course.outcomes.flatMap(({ winner, course: next }) =>
          metIn(next, [...before, { color: course.color, winner }]),
        ),
      ];
    case 'rest':
    case 'options':
    case 'not-followed':
      return [];
  }
}

/** Every conflict of a course. */
export const fightsIn = (course: Course): readonly Fight[] =>
  metIn(course).map(({ fight }) => fight);

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

/** A conflict that comes out otherwise, and when. */
export interface OtherFight {
  readonly fight: Fight;
  /** What is fought before it; null where it comes to the same after different ones. */
  readonly before: readonly FoughtBefore[] | null;
}

/** Conflicts that come out otherwise, those first that are fought first. */
export interface OtherFights {
  readonly fights: readonly OtherFight[];
  /** Who chooses which of several wars is fought next; null where there is no choice. */
  readonly chooser: Seat | null;
}

/**
 * The conflicts of a course that one of others does not have, or has come to something else, in the
 * order in which they can be fought; those between which the chooser chooses in the order of the choice.
 */
export function otherFights(
  there: WhatThen | null,
  ...others: readonly (WhatThen | null)[]
): OtherFights {
  if (there === null) return { fights: [], chooser: null };
  const known = others.map(
    (other) => new Set(other === null ? [] : fightsIn(other.course).map(comesTo)),
  );
  const met = metIn(there.course)
    .map((one) => ({ ...one, comes: comesTo(one.fight) }))
    .filter(({ comes }) => known.some((have) => !have.has(comes)))
    .toSorted((one, other) => one.before.length - other.before.length);
  const alike = [...Map.groupBy(met, ({ comes }) => comes).values()];
  return {
    fights: alike.flatMap(([first, ...again]) => {
      if (first === undefined) return [];
      const { fight, before } = first;
      return { fight, before: again.length === 0 ? before : null };
    }),
    chooser: chooserIn(there.course),
  };
}

function chooserIn(course: Course): Seat | null {
  if (course.type === 'order') return course.seat;
  if (course.type !== 'fight') return null;
  return (
    course.outcomes.map(({ course: next }) => chooserIn(next)).find((seat) => seat !== null) ?? null
  );
}
