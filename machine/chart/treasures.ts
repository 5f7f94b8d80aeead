import { decision } from './decision.ts';
import { chart } from './setup.ts';

/** A kingdom with a trader has more than one treasure. */
export const treasures = chart.createStateConfig({
  description: "The trader's owner takes treasures one by one until one is left.",
  meta: {
    rules: [
      'treasure.take.trigger',
      'treasure.take.trader',
      'treasure.take.marked-first',
      'treasure.take.last',
    ],
  },
  on: decision('turn.treasures', {
    treasure: { target: 'award', actions: 'takeTreasure' },
  }),
});
