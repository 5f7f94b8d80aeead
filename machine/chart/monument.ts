import { chart } from './setup.ts';

const legal = { type: 'legal', params: { phase: 'turn.monument' } } as const;

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
  on: {
    monument: { guard: legal, target: 'award', actions: 'buildMonument' },
    wonder: { guard: legal, target: 'award', actions: 'raiseWonder' },
    'no-monument': { guard: legal, target: 'award', actions: 'declineMonument' },
  },
});
