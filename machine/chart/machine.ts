import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { NOT_LOGGED } from '../rules/bag.ts';
import { rank } from '../rules/final.ts';
import { ending } from '../rules/gameend.ts';
import { PHASES, type Phase } from '../rules/phases.ts';
import { action } from './action.ts';
import { building } from './building.ts';
import { endCheck, income, refill, wonderPoint } from './endturn.ts';
import { afterAction, afterBuilding, afterMonument } from './flow.ts';
import { monument } from './monument.ts';
import { revolt } from './revolt.ts';
import { chart } from './setup.ts';
import { treasures } from './treasures.ts';
import { war } from './war.ts';

/** The turn as the rulebook tells it, from the position given to the end of the game. */
export const machine = chart.createMachine({
  id: 'shedu',
  description: 'A game of Tigris & Euphrates.',
  context: ({ input }) => ({
    game: input.game,
    effects: input.effects ?? [],
    draws: NOT_LOGGED,
    resumeAt: input.phase,
  }),
  output: ({ context: { game } }) => ({
    ending: ending(game) ?? 'bag',
    scores: game.scores,
    ranking: rank(game.scores),
  }),
  initial: 'setup',
  states: {
    setup: {
      description: 'The board, the hands and the bag are as given; play is taken up there.',
      meta: {
        rules: [
          'setup.temple.ten',
          'setup.treasure.ten',
          'setup.hand.six',
          'setup.catastrophe.two',
        ],
      },
      always: PHASES.map((phase) => ({
        guard: { type: 'resumesAt' as const, params: { phase } },
        target: `#shedu.${phase}` as const,
      })),
    },
    turn: {
      description: "A player's turn: up to two actions, then the end of the turn.",
      meta: { rules: ['define.player.active', 'turn.action.two', 'endturn.order.sequence'] },
      initial: 'action',
      states: {
        action,
        resolve: {
          description: 'The action brings about its events in their order, conflicts first.',
          meta: { rules: ['turn.event.order', 'turn.event.completes', 'conflict.result.unique'] },
          always: [...afterAction],
        },
        revolt,
        war,
        building,
        raise: {
          description: 'A building is placed or declined; a monument or the wonder comes next.',
          meta: { rules: ['building.order.before-monument', 'turn.event.order'] },
          always: [...afterBuilding],
        },
        monument,
        award: {
          description: 'Monument and wonder are decided; treasures come last.',
          meta: { rules: ['treasure.take.last', 'turn.event.order'] },
          always: [...afterMonument],
        },
        treasures,
        wonderPoint,
        income,
        refill,
        endCheck,
      },
    },
    over: {
      description: 'Screens are lifted and the players ranked.',
      meta: { rules: ['gameend.over.final', 'gameend.reveal.screens', 'final.rank.weakest'] },
      type: 'final',
      entry: 'conclude',
    },
  },
  options: { maxIterations: 100 },
});

/** The type of the machine, for XState’s helpers. */
export type Machine = typeof machine;

/** A running game. */
export type ChartActor = ActorRefFrom<Machine>;

/** What a running game is at a moment. */
export type ChartSnapshot = SnapshotFrom<Machine>;

/** The state of a snapshot as a path, which is a phase whenever the chart is at rest. */
export function phaseOf(snapshot: Pick<ChartSnapshot, 'value'>): Phase {
  let path = '';
  let value: unknown = snapshot.value;
  while (typeof value === 'object' && value !== null) {
    const [key, inner] = Object.entries(value)[0] as [string, unknown];
    path += `${key}.`;
    value = inner;
  }
  return `${path}${String(value)}` as Phase;
}
