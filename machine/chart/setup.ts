import { assign, setup } from 'xstate';
import type { Draw } from '../rules/action.ts';
import { NOT_LOGGED, undrawn } from '../rules/bag.ts';
import { buildingSpaces, declineBuilding, placeBuilding } from '../rules/building.ts';
import { placeCatastrophe } from '../rules/catastrophe.ts';
import type { Outcome } from '../rules/change.ts';
import type { Ending } from '../rules/effect.ts';
import { refill } from '../rules/endturn.ts';
import { declineMonument, leaveOthers, noteUnofferable, offered } from '../rules/figures.ts';
import type { Game } from '../rules/game.ts';
import { conclude, ending } from '../rules/gameend.ts';
import { placeLeader, withdrawLeader } from '../rules/leader.ts';
import { buildMonument, collectIncome } from '../rules/monument.ts';
import type { Decision, Phase } from '../rules/phases.ts';
import type { Seat } from '../rules/pieces.ts';
import { resolveRevolt } from '../rules/revolt.ts';
import { openWars } from '../rules/supporters.ts';
import { swapEndsGame, swapTiles } from '../rules/swap.ts';
import { placeTile } from '../rules/tile.ts';
import { takeTreasure, treasureDue } from '../rules/treasure.ts';
import { attack, checkAsked, endAction, nextTurn, pass } from '../rules/turn.ts';
import { beginOnlyWar, chooseWar, resolveWar } from '../rules/war.ts';
import { raiseWonder, takeWonderPoint, wonderPointDue } from '../rules/wonder.ts';
import type { ChartContext, ChartEvent, ChartInput } from './context.ts';

/** How a game came out. */
export interface ChartOutput {
  readonly ending: Ending;
  readonly scores: Game['scores'];
  readonly ranking: readonly (readonly Seat[])[];
}

interface Given {
  readonly context: ChartContext;
  readonly event: ChartEvent;
}

type EventOf<K extends ChartEvent['type']> = Extract<ChartEvent, { type: K }>;

/** A player's decision: applies a rule, and the effects start anew. */
function decided<K extends ChartEvent['type']>(
  rule: (game: Game, event: EventOf<K>, draws: readonly Draw[]) => Outcome,
) {
  return ({ context, event }: Given): Partial<ChartContext> => {
    const told = event.draws ?? NOT_LOGGED;
    const { game, effects } = rule(context.game, event as EventOf<K>, told);
    return { game, effects, draws: told.length === 0 ? told : undrawn(told, effects) };
  };
}

/** What follows from a decision by itself: applies a rule, and its effects join the others. */
function follows(rule: (game: Game, draws: readonly Draw[]) => Outcome) {
  return ({ context }: Given): Partial<ChartContext> => {
    const { game, effects } = rule(context.game, context.draws);
    if (effects.length === 0) return { game };
    const { draws } = context;
    return {
      game,
      effects: [...context.effects, ...effects],
      draws: draws.length === 0 ? draws : undrawn(draws, effects),
    };
  };
}

/** The vocabulary of the chart: its guards ask the rules, its actions apply them. */
export const chart = setup({
  types: {
    context: {} as ChartContext,
    events: {} as ChartEvent,
    input: {} as ChartInput,
    output: {} as ChartOutput,
  },
  guards: {
    resumesAt: ({ context }, { phase }: { phase: Phase }) => context.resumeAt === phase,
    legal: ({ context, event }, { phase }: { phase: Decision }) =>
      checkAsked(context.game, phase, event.seat, event.type, event).length === 0,
    legalSwapEndsGame: ({ context: { game }, event }) =>
      event.type === 'swap' &&
      swapEndsGame(game, event.seat, event) &&
      checkAsked(game, 'turn.action', event.seat, 'swap', event).length === 0,
    revoltOpen: ({ context }) => context.game.conflict?.kind === 'revolt',
    severalWarsOpen: ({ context }) => openWars(context.game).length > 1,
    oneWarOpen: ({ context }) => openWars(context.game).length === 1,
    buildingPossible: ({ context }) => buildingSpaces(context.game).length > 0,
    monumentPossible: ({ context }) => {
      const { squares, crosses } = offered(context.game);
      return squares.length + crosses.length > 0;
    },
    treasuresDue: ({ context }) => treasureDue(context.game) !== null,
    actionLeft: ({ context }) => context.game.actionsLeft > 1,
    wonderPointDue: ({ context }) => wonderPointDue(context.game),
    gameEnds: ({ context }) => ending(context.game) !== null,
  },
  actions: {
    placeLeader: assign(decided<'leader'>((game, event) => placeLeader(game, event.seat, event))),
    withdrawLeader: assign(
      decided<'withdraw'>((game, event) => withdrawLeader(game, event.seat, event)),
    ),
    placeTile: assign(decided<'tile'>((game, event) => placeTile(game, event.seat, event))),
    placeCatastrophe: assign(
      decided<'catastrophe'>((game, event) => placeCatastrophe(game, event.seat, event)),
    ),
    swapTiles: assign(
      decided<'swap'>((game, event, draws) => swapTiles(game, event.seat, event, draws)),
    ),
    pass: assign(decided<'pass'>((game, event) => pass(game, event.seat))),
    attack: assign(decided<'support'>((game, event) => attack(game, event.seat, event))),
    resolveRevolt: assign(
      decided<'support'>((game, event) => resolveRevolt(game, event.seat, event)),
    ),
    resolveWar: assign(decided<'support'>((game, event) => resolveWar(game, event.seat, event))),
    chooseWar: assign(decided<'choose-war'>((game, event) => chooseWar(game, event))),
    placeBuilding: assign(
      decided<'building'>((game, event) => placeBuilding(game, event.seat, event)),
    ),
    declineBuilding: assign(decided<'no-building'>((game) => declineBuilding(game))),
    buildMonument: assign(
      decided<'monument'>((game, event) =>
        leaveOthers(game, buildMonument(game, event.seat, event), event),
      ),
    ),
    raiseWonder: assign(
      decided<'wonder'>((game, event) =>
        leaveOthers(game, raiseWonder(game, event.seat, event), event),
      ),
    ),
    declineMonument: assign(decided<'no-monument'>((game) => declineMonument(game))),
    takeTreasure: assign(decided<'treasure'>((game, event) => takeTreasure(game, event))),
    takeWonderPoint: assign(
      decided<'wonder-point'>((game, event) => takeWonderPoint(game, event.seat, event)),
    ),
    beginOnlyWar: assign(follows(beginOnlyWar)),
    noteUnofferable: assign(follows(noteUnofferable)),
    endAction: assign(follows(endAction)),
    collectIncome: assign(follows(collectIncome)),
    refill: assign(follows(refill)),
    nextTurn: assign(follows(nextTurn)),
    conclude: assign(follows(conclude)),
  },
});
