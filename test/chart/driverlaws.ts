import { startOf } from '../../machine/bots/play.ts';
import { type ChartEvent, eventOf } from '../../machine/chart/context.ts';
import { type Machine, machine } from '../../machine/chart/machine.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import type { Action, Draw } from '../../machine/rules/action.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { anyActions } from '../model/anyactions.ts';
import type { Property } from '../model/holds.ts';
import { Both } from './both.ts';

/** Events that are tried at each position, beside the one that is played. */
const TRIED = 5;

/** Some events at a position, of whoever acts and of others; most of them are refused. */
function some({ at }: Both, chance: number): readonly ChartEvent[] {
  const { game } = at.context;
  const actions = anyActions(game);
  return Array.from({ length: TRIED }, (_, i) => {
    const action = actions[(chance + i * 7919) % actions.length] as Action;
    return eventOf(((game.seat + (i === 0 ? 1 : 0)) % game.players) as Seat, action);
  });
}

/** What was drawn, as a record may tell it. */
const drawsIn = (effects: readonly Effect[]): readonly Draw[] =>
  effects.flatMap((effect) =>
    effect.type === 'drawn' ? [{ seat: effect.seat, tiles: effect.tiles }] : [],
  );

/** Plays a record by a chart and the driver made of it; what was drawn is told or not, by turns. */
export function playBoth(record: RecordJson, chance: number, chart: Machine = machine): void {
  const both = new Both(startOf(record), chart);
  for (const [index, { seat, action }] of record.steps.entries()) {
    for (const event of some(both, chance + index))
      both.try(`step ${index}, ${JSON.stringify(event)}`, event);
    const event = eventOf(seat, action);
    const draws = index % 2 === 0 ? drawsIn(both.try(`step ${index}`, event).context.effects) : [];
    both.send(`step ${index}`, draws.length === 0 ? event : { ...event, draws });
  }
}

export const DRIVER_LAWS: Readonly<Record<string, Property>> = {
  'the driver plays as XState does': (record, chance) => playBoth(record, chance),
};
