import { decision } from './decision.ts';
import { chart } from './setup.ts';

/** The king of the active player shares a kingdom with the wonder. */
export const wonderPoint = chart.createStateConfig({
  description: 'The active player takes a point of a colour he names for the wonder.',
  meta: { rules: ['wonder.income.king'] },
  on: decision('turn.wonderPoint', {
    'wonder-point': { target: 'income', actions: 'takeWonderPoint' },
  }),
});

/** Monuments pay the active player. */
export const income = chart.createStateConfig({
  description: 'The active player collects from monuments.',
  meta: {
    rules: [
      'endturn.order.sequence',
      'monument.income.own-turn',
      'monument.income.kingdom',
      'monument.income.match',
    ],
  },
  entry: 'collectIncome',
  always: { target: 'refill' },
});

/** Everybody draws up to six tiles. */
export const refill = chart.createStateConfig({
  description: 'Hands are refilled to six tiles, the active player first.',
  meta: { rules: ['endturn.refill.active', 'endturn.refill.others', 'gameend.bag.partial'] },
  entry: 'refill',
  always: { target: 'endCheck' },
});

/** The game ends here, or the next player's turn begins. */
export const endCheck = chart.createStateConfig({
  description: 'The game is over, or the next player clockwise becomes active.',
  meta: {
    rules: [
      'endturn.order.check',
      'gameend.treasure.two',
      'gameend.bag.empty',
      'turn.order.clockwise',
    ],
  },
  always: [
    { guard: 'gameEnds', target: '#shedu.over' },
    { target: 'action', actions: 'nextTurn' },
  ],
});
