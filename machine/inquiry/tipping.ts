import type { Attack } from '../record/through.ts';
import type { Seat } from '../rules/pieces.ts';

/**
 * Where a conflict tips: what the defender needs against the attacker's `from` to `to` tiles. `needs`
 * is the least against `from`, and where it is `rising` one more for each tile more; null if nothing
 * that he may hold is enough.
 */
export interface Tip {
  readonly from: number;
  readonly to: number;
  readonly needs: number | null;
  readonly rising: boolean;
}

/** The least that the defender needs against one attack, by the answers that were played. */
const needed = ({ answers }: Attack, defender: Seat): number | null =>
  answers.find(({ winner }) => winner === defender)?.count ?? null;

/** The table of a conflict as tipping points: neighbouring attacks that ask for the like are one. */
export function tipsOf(attacks: readonly Attack[], defender: Seat): readonly Tip[] {
  const tips: Tip[] = [];
  for (const attack of attacks) {
    const needs = needed(attack, defender);
    const last = tips.at(-1);
    const joined = last === undefined ? null : joining(last, attack.count, needs);
    if (joined === null) tips.push({ from: attack.count, to: attack.count, needs, rising: false });
    else tips[tips.length - 1] = joined;
  }
  return tips;
}

/** A tip made longer by the next attack, or null where that asks for something else. */
function joining(last: Tip, count: number, needs: number | null): Tip | null {
  if (count !== last.to + 1) return null;
  const length = count - last.from;
  if (!last.rising && needs === last.needs) return { ...last, to: count };
  const mayRise = last.rising || last.from === last.to;
  const rises = last.needs !== null && last.needs > 0 && needs === last.needs + length;
  return mayRise && rises ? { ...last, to: count, rising: true } : null;
}

/** The least that the defender needs against an attack; null if nothing is enough, or nothing known. */
export function neededAgainst(tips: readonly Tip[], attack: number): number | null {
  const tip = tips.find(({ from, to }) => from <= attack && attack <= to);
  if (tip === undefined || tip.needs === null) return null;
  return tip.rising ? tip.needs + attack - tip.from : tip.needs;
}

/** Which side wins with so many tiles added by either. */
export function winnerAt(
  tips: readonly Tip[],
  attack: number,
  defence: number,
): 'attacker' | 'defender' {
  const needs = neededAgainst(tips, attack);
  return needs !== null && defence >= needs ? 'defender' : 'attacker';
}
