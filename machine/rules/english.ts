import type { ClauseId } from '../../spec/clauses.ts';
import { type Violation, violate } from './violation.ts';

/**
 * What the English variant says to adding `count` > 0 tiles (chapter `english`): the attacker must
 * exceed the defender's strength on the board, the defender must make exactly a tie. The parameters
 * name the counts that are allowed beside none: from `least` for the attacker, `exact` for the
 * defender (0 where there is none).
 */
export function englishFaults(
  board: { readonly attacker: number; readonly defender: number },
  attackerAdded: number,
  count: number,
  held: number,
  side: 'attacker' | 'defender',
): Violation | null {
  if (side === 'attacker') {
    const least = Math.max(1, board.defender - board.attacker + 1);
    if (count >= least) return null;
    const clause = least > held ? 'english.attacker.hopeless' : 'english.attacker.exceed';
    return violate('english-attacker', clause, [], { count, least, held });
  }
  const exact = Math.max(0, board.attacker + attackerAdded - board.defender);
  if (count === exact) return null;
  return violate('english-defender', 'english.defender.exact', [], { count, exact, held });
}

/** The clauses under which the English variant allows adding `count` > 0 tiles. */
export function englishClauses(
  board: { readonly attacker: number; readonly defender: number },
  count: number,
  side: 'attacker' | 'defender',
): readonly ClauseId[] {
  if (side === 'defender') return ['english.scope.optional', 'english.defender.exact'];
  const clauses: ClauseId[] = ['english.scope.optional', 'english.attacker.exceed'];
  if (board.attacker > board.defender) clauses.push('english.attacker.ahead');
  if (board.attacker + count > board.defender + 1) clauses.push('english.attacker.surplus');
  return clauses;
}
