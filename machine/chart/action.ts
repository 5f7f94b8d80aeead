import { chart } from './setup.ts';

const legal = { type: 'legal', params: { phase: 'turn.action' } } as const;

/** The active player chooses one of the four kinds of action, or passes. */
export const action = chart.createStateConfig({
  description: 'The active player takes an action, or passes.',
  meta: {
    rules: [
      'turn.action.two',
      'turn.action.kinds',
      'turn.action.order',
      'turn.action.repeat',
      'turn.action.fewer',
    ],
  },
  on: {
    leader: { guard: legal, target: 'resolve', actions: 'placeLeader' },
    withdraw: { guard: legal, target: 'resolve', actions: 'withdrawLeader' },
    tile: { guard: legal, target: 'resolve', actions: 'placeTile' },
    catastrophe: { guard: legal, target: 'resolve', actions: 'placeCatastrophe' },
    swap: [
      { guard: 'legalSwapEndsGame', target: '#shedu.over', actions: 'swapTiles' },
      { guard: legal, target: 'resolve', actions: 'swapTiles' },
    ],
    pass: { guard: legal, target: 'resolve', actions: 'pass' },
  },
});
