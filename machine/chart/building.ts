import { chart } from './setup.ts';

const legal = { type: 'legal', params: { phase: 'turn.building' } } as const;

/** The tile made a line that may carry the building of its colour. */
export const building = chart.createStateConfig({
  description: 'The active player puts the building of the colour on the line, or leaves it.',
  meta: {
    rules: [
      'building.line.three',
      'building.order.after-conflict',
      'building.order.before-monument',
    ],
  },
  on: {
    building: { guard: legal, target: 'raise', actions: 'placeBuilding' },
    'no-building': { guard: legal, target: 'raise', actions: 'declineBuilding' },
  },
});
