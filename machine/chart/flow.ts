/**
 * The order of events inside an action and after it (clause `turn.event.order`), as the lists of
 * transitions that the junctions of the chart are made of: each begins where the one before it in
 * the rulebook leaves off.
 */

const toRevolt = { guard: 'revoltOpen', target: '#shedu.turn.revolt' } as const;
const toChoice = { guard: 'severalWarsOpen', target: '#shedu.turn.war.choose' } as const;
const toWar = {
  guard: 'oneWarOpen',
  target: '#shedu.turn.war.attack',
  actions: 'beginOnlyWar',
} as const;
const toBuilding = {
  guard: 'buildingPossible',
  target: '#shedu.turn.building',
  actions: 'noteUnofferable',
} as const;
const toMonument = { guard: 'monumentPossible', target: '#shedu.turn.monument' } as const;
const toTreasures = { guard: 'treasuresDue', target: '#shedu.turn.treasures' } as const;
const toNextAction = {
  guard: 'actionLeft',
  target: '#shedu.turn.action',
  actions: 'endAction',
} as const;
const toWonderPoint = {
  guard: 'wonderPointDue',
  target: '#shedu.turn.wonderPoint',
  actions: 'endAction',
} as const;
const toIncome = { target: '#shedu.turn.income', actions: 'endAction' } as const;

/** Once the treasures of an action are taken. */
export const afterTreasures = [toTreasures, toNextAction, toWonderPoint, toIncome] as const;

/** Once a monument or the wonder is built or declined. */
export const afterMonument = afterTreasures;

/** Once a building is placed or declined. */
export const afterBuilding = [toMonument, ...afterMonument] as const;

/** Once a player has acted, and again after each conflict. */
export const afterAction = [
  toRevolt,
  toChoice,
  toWar,
  toBuilding,
  { ...toMonument, actions: 'noteUnofferable' },
  { ...toTreasures, actions: 'noteUnofferable' },
  { ...toNextAction, actions: ['noteUnofferable', 'endAction'] },
  { ...toWonderPoint, actions: ['noteUnofferable', 'endAction'] },
  { ...toIncome, actions: ['noteUnofferable', 'endAction'] },
] as const;
