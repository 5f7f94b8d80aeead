import type { ClauseId } from './clauses.ts';
import components from './order/components.json' with { type: 'json' };
import conflicts from './order/conflicts.json' with { type: 'json' };
import end from './order/end.json' with { type: 'json' };
import endturn from './order/endturn.json' with { type: 'json' };
import kingdoms from './order/kingdoms.json' with { type: 'json' };
import leaders from './order/leaders.json' with { type: 'json' };
import modules from './order/modules.json' with { type: 'json' };
import monuments from './order/monuments.json' with { type: 'json' };
import others from './order/others.json' with { type: 'json' };
import overview from './order/overview.json' with { type: 'json' };
import revolt from './order/revolt.json' with { type: 'json' };
import round from './order/round.json' with { type: 'json' };
import secrets from './order/secrets.json' with { type: 'json' };
import setup from './order/setup.json' with { type: 'json' };
import tiles from './order/tiles.json' with { type: 'json' };
import treasures from './order/treasures.json' with { type: 'json' };
import turn from './order/turn.json' with { type: 'json' };
import war from './order/war.json' with { type: 'json' };
import type { ShownStep } from './shownstep.ts';
import type { Text } from './text.ts';

/** The order in which the rulebook tells the clauses: the one to learn by. */

/** A step of a procedure: what is done, by which clauses, and where it is seen. */
export interface ProcedureStep {
  readonly text: Text;
  readonly clauses: readonly ClauseId[];
  /** That of the book’s own edition is preferred to others that show the same. */
  readonly shown?: readonly ShownStep[];
}

/** A game told turn by turn, played alike by each of the fixtures. */
export interface Tour {
  readonly fixtures: readonly string[];
  readonly turns: readonly { readonly steps: readonly number[]; readonly text: Text }[];
}

/** Something on the table: its component, its picture, and what it is for. */
export interface TablePiece {
  readonly component: string;
  readonly term?: string;
  /** It is in play where this clause is. */
  readonly clause?: ClauseId;
  readonly text: Text;
}

export interface OrderSection {
  readonly id: string;
  readonly title: Text;
  readonly lead?: Text;
  readonly board?: true;
  readonly pieces?: readonly TablePiece[];
  readonly steps?: readonly ProcedureStep[];
  readonly tour?: Tour;
  readonly clauses: readonly ClauseId[];
}

export interface OrderPart {
  readonly part: string;
  readonly title: Text;
  /** What leads into the part. */
  readonly lead?: Text;
  readonly sections: readonly OrderSection[];
}

/** The parts of the rulebook; every clause stands in one section. */
export const order = [
  overview,
  setup,
  round,
  kingdoms,
  turn,
  tiles,
  leaders,
  conflicts,
  revolt,
  war,
  monuments,
  treasures,
  others,
  endturn,
  end,
  secrets,
  modules,
  components,
] as readonly OrderPart[];
