import { decision } from './decision.ts';
import { chart } from './setup.ts';

/** The tile completed a square or a cross that still stands. */
export const monument = chart.createStateConfig({
  description: 'The active player builds a monument or raises the wonder, or neither.',
  meta: {
    rules: [
      'monument.build.square',
      'monument.build.optional',
      'monument.square.after-war',
      'monument.square.several',
      'wonder.figure.one',
    ],
  },
  on: decision('turn.monument', {
    monument: { target: 'award', actions: 'buildMonument' },
    wonder: { target: 'award', actions: 'raiseWonder' },
    'no-monument': { target: 'award', actions: 'declineMonument' },
  }),
});
