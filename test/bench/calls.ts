import type { ChartContext, ChartEvent } from '../../machine/chart/context.ts';
import { altered, driverOf } from '../../machine/chart/driver.ts';
import { machine } from '../../machine/chart/machine.ts';
import type { WholeGame } from './games.ts';

interface Given {
  readonly context: ChartContext;
  readonly event: ChartEvent;
}

type Ask = (given: Given, params: unknown) => boolean;
type Change = (given: Given, params: unknown) => Partial<ChartContext>;

/** A guard that was asked or an action that was applied, and whether it changes something. */
type Call = { readonly params: unknown } & (
  | { readonly ask: Ask; readonly change: null }
  | { readonly ask: null; readonly change: Change }
);

/** A game as nothing but what the chart asks of the rules for each of its events. */
export interface CalledGame {
  readonly name: string;
  readonly context: ChartContext;
  readonly scores: ChartContext['game']['scores'];
  readonly steps: readonly { readonly event: ChartEvent; readonly calls: readonly Call[] }[];
}

type Actions = Readonly<Record<string, { readonly assignment: Change }>>;

/** What the chart calls in each game. */
export function callsOf(games: readonly WholeGame[]): readonly CalledGame[] {
  let calls: Call[] = [];
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, told]) => {
      const ask = told as unknown as Ask;
      const noting: Ask = (given, params) => {
        calls.push({ ask, change: null, params });
        return ask(given, params);
      };
      return [name, noting];
    }),
  );
  const actions = Object.fromEntries(
    Object.entries(machine.implementations.actions as unknown as Actions).map(([name, told]) => {
      const change = told.assignment;
      const noting: Change = (given, params) => {
        calls.push({ ask: null, change, params });
        return change(given, params);
      };
      return [name, Object.assign(() => {}, told, { assignment: noting })];
    }),
  );
  const { start, next } = driverOf(machine.provide({ guards, actions } as object));
  return games.map(({ name, start: input, events }) => {
    let at = start(input);
    const { context } = at;
    const steps = events.map((event) => {
      calls = [];
      at = next(at, event);
      return { event, calls };
    });
    return { name, context, scores: at.context.game.scores, steps };
  });
}

/** Makes the same calls again, with nothing around them; how many events there were. */
export function playCalls(games: readonly CalledGame[]): number {
  let played = 0;
  for (const { name, context: begun, scores, steps } of games) {
    let context = begun;
    for (const { event, calls } of steps) {
      for (const { ask, change, params } of calls) {
        if (ask !== null) ask({ context, event }, params);
        else context = altered(context, change({ context, event }, params));
      }
      played++;
    }
    if (JSON.stringify(context.game.scores) !== JSON.stringify(scores))
      throw new Error(`${name} comes out otherwise by its calls alone`);
  }
  return played;
}
