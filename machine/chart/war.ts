import { decision } from './decision.ts';
import { chart } from './setup.ts';

/** A tile has joined two kingdoms with leaders of one colour. */
export const war = chart.createStateConfig({
  description: 'War: the colours are fought one by one, each on the board as it then stands.',
  meta: {
    rules: [
      'war.join.kingdom',
      'war.order.current',
      'war.pair.connected',
      'conflict.leader.no-withdraw',
    ],
  },
  initial: 'choose',
  states: {
    choose: {
      description: 'Several wars are open: the active player names the next.',
      meta: { rules: ['war.order.chosen', 'war.order.again'] },
      on: decision('turn.war.choose', {
        'choose-war': { target: 'attack', actions: 'chooseWar' },
      }),
    },
    attack: {
      description: "The attacker adds tiles of the war's colour, or none.",
      meta: {
        rules: [
          'war.attacker.active',
          'war.attacker.clockwise',
          'war.reinforce.colour',
          'war.reinforce.order',
        ],
      },
      on: decision('turn.war.attack', {
        support: { target: 'defence', actions: 'attack' },
      }),
    },
    defence: {
      description: 'The defender adds tiles, or none, and the war is decided.',
      meta: {
        rules: [
          'war.defender.other',
          'war.reinforce.order',
          'war.reinforce.once',
          'war.win.more',
          'war.win.tie',
        ],
      },
      on: decision('turn.war.defence', {
        support: { target: '#shedu.turn.resolve', actions: 'resolveWar' },
      }),
    },
  },
});
