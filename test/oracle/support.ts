import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Color, Seat } from '../../machine/rules/pieces.ts';
import { inHand, outOfGame, takeFromHand } from './pieces.ts';
import { endRevolt, templesBeside } from './revolt.ts';
import { COLOR_OF, type Conflict, type OracleState, tell } from './state.ts';
import { endWar, supporters } from './war.ts';

const open = (state: OracleState): Conflict => {
  if (!state.conflict) throw new Error('no conflict is open');
  return state.conflict;
};

/** The colour of the tiles that both sides may add. */
const colorOf = (conflict: Conflict): Color =>
  conflict.kind === 'revolt' ? 'red' : COLOR_OF[conflict.leader];

/** What a side has on the board. */
const strength = (state: OracleState, conflict: Conflict, seat: Seat): number =>
  conflict.kind === 'revolt'
    ? templesBeside(state, seat, conflict.leader)
    : supporters(state, seat, conflict.leader).length;

export function supportActions(state: OracleState): readonly Action[] {
  const conflict = open(state);
  const attacking = conflict.added === null;
  const held = inHand(state, attacking ? conflict.attacker : conflict.defender, colorOf(conflict));
  const attacker = strength(state, conflict, conflict.attacker);
  const defender = strength(state, conflict, conflict.defender);
  const counts = Array.from({ length: held + 1 }, (_, count) => count);
  const allowed = !state.options.englishVariant
    ? counts
    : counts.filter(
        (count) =>
          count === 0 ||
          (attacking
            ? attacker + count > defender
            : defender + count === attacker + (conflict.added ?? 0)),
      );
  return allowed.map((count) => ({ do: 'support', count }));
}

/** A side adds tiles; when the second has done so, the conflict is decided. */
export function support(state: OracleState, { count }: ActionOf<'support'>): OracleState {
  const conflict = open(state);
  const { kind, attacker, defender } = conflict;
  const attacking = conflict.added === null;
  const seat = attacking ? attacker : defender;
  const color = colorOf(conflict);
  const side = attacking ? 'attacker' : 'defender';
  const committed = tell(takeFromHand(state, seat, color, count), {
    type: 'support-added',
    seat,
    color,
    count,
    side,
    kind,
  });
  if (attacking)
    return {
      ...committed,
      conflict: { ...conflict, added: count },
      phase: kind === 'revolt' ? 'turn.revolt.defence' : 'turn.war.defence',
    };

  const attack = { board: strength(state, conflict, attacker), added: conflict.added ?? 0 };
  const defence = { board: strength(state, conflict, defender), added: count };
  const difference = attack.board + attack.added - defence.board - defence.added;
  const winner = difference > 0 ? attacker : defender;
  const decided = tell(outOfGame(committed, color, attack.added + defence.added), {
    type: 'conflict-won',
    kind,
    color: COLOR_OF[conflict.leader],
    winner,
    loser: winner === attacker ? defender : attacker,
    attacker: attack,
    defender: defence,
    tie: difference === 0,
  });
  const end = kind === 'revolt' ? endRevolt : endWar;
  return { ...end(decided, conflict, winner), conflict: null };
}
