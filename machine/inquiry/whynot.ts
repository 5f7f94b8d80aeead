import type { ClauseId } from '../../spec/clauses.ts';
import { explain } from '../record/explain.ts';
import { check } from '../rules/turn.ts';
import { elsewhere } from './elsewhere.ts';
import { afterAnything, later } from './later.ts';
import { elsewhereWithPiece, otherPieces } from './otherpieces.ts';
import { otherReadings } from './otherreadings.ts';
import { type Asked, type Candidate, nearer, type Proposal } from './proposal.ts';

/** Why an action is refused, and the smallest changes that would make it legal. */
export interface WhyNot {
  /** The clauses that refuse it. */
  readonly clauses: readonly ClauseId[];
  /** Found by search and each played, the smallest first; none where nothing near would do. */
  readonly proposals: readonly Proposal[];
}

/** No more proposals are made, of one kind and in all. */
export interface Fewest {
  readonly ofKind?: number;
  readonly inAll?: number;
}

/** The smallest changes that would make a refused action legal; null if it is legal. */
export function whyNot(asked: Asked, { ofKind = 3, inAll = 6 }: Fewest = {}): WhyNot | null {
  const { at, action, seat } = asked;
  const refused = check(at.game, at.phase, seat, action);
  if (refused.length === 0) return null;
  const clauses = [...new Set(refused.map(({ clause }) => clause))];
  const kinds = [
    elsewhere(asked).slice(0, ofKind),
    otherPieces(asked, ofKind),
    [...later(asked, ofKind)].sort(nearer).slice(0, ofKind),
    otherReadings(asked).slice(0, ofKind),
  ];
  const found = chosen(kinds, inAll);
  return { clauses, proposals: (found.length > 0 ? found : farther(asked, ofKind)).map(played) };
}

/** What takes longer to find and is more to change. */
const farther = (asked: Asked, limit: number): readonly Candidate[] =>
  [...elsewhereWithPiece(asked, limit), ...afterAnything(asked)].sort(nearer);

/** The best of each kind, then the next best, until there are enough; the smallest change first. */
function chosen(kinds: readonly (readonly Candidate[])[], most: number): readonly Candidate[] {
  const longest = Math.max(...kinds.map(({ length }) => length));
  const byRank = Array.from({ length: longest }, (_, rank) =>
    kinds.flatMap((candidates) => candidates[rank] ?? []),
  );
  return byRank.flat().slice(0, most).sort(nearer);
}

function played(candidate: Candidate): Proposal {
  const { at, action, seat } = candidate.asked;
  return { ...candidate, verdict: explain(at, action, seat) };
}
