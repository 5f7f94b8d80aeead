import { decision } from './decision.ts';
import { chart } from './setup.ts';

/** The tile made a line that may carry the building of its colour. */
export const building = chart.createStateConfig({
  description: 'The active player puts the building of the colour on the line, or leaves it.',
  meta: {
    rules: [
      'building.line.three',
      'building.place.supply',
      'building.order.after-conflict',
      'building.order.before-monument',
    ],
  },
  on: decision('turn.building', {
    building: { target: 'raise', actions: 'placeBuilding' },
    'no-building': { target: 'raise', actions: 'declineBuilding' },
  }),
});
