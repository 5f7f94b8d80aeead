import { decision } from './decision.ts';
import { chart } from './setup.ts';

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
  on: decision('turn.action', {
    leader: { target: 'resolve', actions: 'placeLeader' },
    withdraw: { target: 'resolve', actions: 'withdrawLeader' },
    tile: { target: 'resolve', actions: 'placeTile' },
    catastrophe: { target: 'resolve', actions: 'placeCatastrophe' },
    swap: [
      { guard: 'legalSwapEndsGame', target: '#shedu.over', actions: 'swapTiles' },
      { target: 'resolve', actions: 'swapTiles' },
    ],
    pass: { target: 'resolve', actions: 'pass' },
  }),
});
