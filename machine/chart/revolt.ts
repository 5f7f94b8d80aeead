import { decision } from './decision.ts';
import { chart } from './setup.ts';

/** A leader has come into a kingdom that has one of its colour. */
export const revolt = chart.createStateConfig({
  description: 'A revolt: both sides add temples once, the attacker first.',
  meta: {
    rules: ['revolt.attacker.newcomer', 'revolt.defender.incumbent', 'conflict.leader.no-withdraw'],
  },
  initial: 'attack',
  states: {
    attack: {
      description: 'The attacker adds temples, or none.',
      meta: {
        rules: ['revolt.strength.temples', 'revolt.reinforce.temples', 'revolt.reinforce.order'],
      },
      on: decision('turn.revolt.attack', {
        support: { target: 'defence', actions: 'attack' },
      }),
    },
    defence: {
      description: 'The defender adds temples, or none, and the revolt is decided.',
      meta: {
        rules: [
          'revolt.reinforce.order',
          'revolt.reinforce.once',
          'revolt.win.more',
          'revolt.win.tie',
        ],
      },
      on: decision('turn.revolt.defence', {
        support: { target: '#shedu.turn.resolve', actions: 'resolveRevolt' },
      }),
    },
  },
});
