import type { Position } from '../../machine/bots/play.ts';
import { type ChartActor, phaseOf } from '../../machine/chart/machine.ts';

/** Where an actor of the chart rests. */
export const rests = (actor: Pick<ChartActor, 'getSnapshot'>): Position => {
  const snapshot = actor.getSnapshot();
  return { game: snapshot.context.game, phase: phaseOf(snapshot) };
};
