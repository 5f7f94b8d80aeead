import { readdirSync, readFileSync } from 'node:fs';
import { createActor } from 'xstate';
import type { ChartEvent, ChartInput } from '../../machine/chart/context.ts';
import { eventOf } from '../../machine/chart/context.ts';
import { machine, phaseOf } from '../../machine/chart/machine.ts';
import { playing } from '../../machine/chart/playing.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { readGame } from '../../machine/record/read.ts';
import { begin } from '../../machine/record/start.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';

/** A bundled game from its start to its end. */
export interface WholeGame {
  readonly name: string;
  readonly text: string;
  readonly file: GameFile;
  readonly start: ChartInput;
  readonly events: readonly ChartEvent[];
}

const folder = new URL('../../fixtures/games/', import.meta.url);

/** The bundled records that reach the end of their game. */
export function wholeGames(): readonly WholeGame[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const read = readGame(text);
    if ('problems' in read) throw new Error(`${name}: ${read.problems[0]?.message}`);
    const { file } = read;
    if (file.result === undefined) return [];
    const events = file.steps.map(({ seat, action, draws }) => eventOf(seat, action, draws));
    return [{ name, text, file, start: begin(file), events }];
  });
}

/** Makes sure that the games come to the same positions with XState and without. */
export function assertSameGames(games: readonly WholeGame[]): void {
  for (const { name, start, events } of games) {
    const played = playing(start);
    const actor = createActor(machine, { input: start });
    actor.start();
    for (const event of events) {
      played.send(event);
      actor.send(event);
      const { game, effects } = actor.getSnapshot().context;
      if (
        played.at.phase !== phaseOf(actor.getSnapshot()) ||
        JSON.stringify([played.at.context.game, played.at.context.effects]) !==
          JSON.stringify([game, effects])
      ) {
        throw new Error(`${name} goes otherwise without XState`);
      }
    }
  }
}

/** Plays the games without XState; how many actions were applied. */
export function playDriven(games: readonly WholeGame[]): number {
  let applied = 0;
  for (const { name, start, events } of games) {
    const played = playing(start);
    for (const event of events) if (played.send(event)) applied++;
    if (played.at.phase !== 'over') throw new Error(`${name} did not end without XState`);
  }
  return applied;
}

/** Plays the games on one actor each; how many events were sent. */
export function playChart(games: readonly WholeGame[]): number {
  let sent = 0;
  for (const { name, start, events } of games) {
    const actor = createActor(machine, { input: start });
    actor.start();
    for (const event of events) actor.send(event);
    sent += events.length;
    if (actor.getSnapshot().status !== 'done') throw new Error(`${name} did not end on the chart`);
  }
  return sent;
}

/** How many microsteps the chart takes for each event of each game. */
export function countMicrosteps(games: readonly WholeGame[]): readonly (readonly number[])[] {
  return games.map(({ start, events }) => {
    let steps = 0;
    const actor = createActor(machine, {
      input: start,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') steps++;
      },
    });
    actor.start();
    return events.map((event) => {
      steps = 0;
      actor.send(event);
      return steps;
    });
  });
}

/** Every position of the games in which the active player chooses an action. */
export function actionPositions(games: readonly WholeGame[]): readonly Game[] {
  return games.flatMap(({ start, events }) => {
    const played = playing(start);
    return events.flatMap((event) => {
      const { game } = played.at.context;
      const positions = played.at.phase === 'turn.action' ? [game] : [];
      played.send(event);
      return positions;
    });
  });
}

/** Lists every legal action of each position; how many actions there are in all. */
export function listAll(positions: readonly Game[]): number {
  let actions = 0;
  for (const game of positions) actions += legalActions(game, 'turn.action').length;
  return actions;
}

/** How many conflicts the games have. */
export function countConflicts(games: readonly WholeGame[]): number {
  let conflicts = 0;
  for (const { start, events } of games) {
    const played = playing(start);
    for (const event of events) {
      played.send(event);
      for (const { type } of played.at.context.effects) {
        if (type === 'revolt-opened' || type === 'war-opened') conflicts++;
      }
    }
  }
  return conflicts;
}
