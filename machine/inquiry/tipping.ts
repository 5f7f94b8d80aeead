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
  /** Whether it depends on tiles that nobody has told. */
  readonly possible: boolean;
}

/** One attack with the least that the defender needs, by the answers that were played. */
function tipOf({ count, possible, answers }: Attack, defender: Seat): Tip {
  const enough = answers.find(({ winner }) => winner === defender);
  const untold = possible || (enough?.possible ?? false);
  const needs = enough?.count ?? null;
  return { from: count, to: count, needs, rising: false, possible: untold };
}

/** The table of a conflict as tipping points: neighbouring attacks that ask for the like are one. */
export function tipsOf(attacks: readonly Attack[], defender: Seat): readonly Tip[] {
  const tips: Tip[] = [];
  for (const attack of attacks) {
    const next = tipOf(attack, defender);
    const last = tips.at(-1);
    const joined = last === undefined ? null : joining(last, next);
    if (joined === null) tips.push(next);
    else tips[tips.length - 1] = joined;
  }
  return tips;
}

/** A tip made longer by the next attack, or null where that asks for something else. */
function joining(last: Tip, { from: count, needs, possible }: Tip): Tip | null {
  if (count !== last.to + 1 || possible !== last.possible) return null;
  if (!last.rising && needs === last.needs) return { ...last, to: count };
  const mayRise = last.rising || last.from === last.to;
  const rises = last.needs !== null && last.needs > 0 && needs === last.needs + count - last.from;
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
