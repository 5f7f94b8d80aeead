import type { Difference } from '../../../../machine/inquiry/parts.ts';
import type { ChangeKind } from '../../../../machine/inquiry/proposal.ts';
import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Cell, Color, Leader, Seat } from '../../../../machine/rules/pieces.ts';
import type { ClauseId } from '../../../../spec/clauses.ts';
import type { EditionId, RulingId, SwitchId } from '../../../../spec/ids.ts';
import type { SourceId } from '../../../../spec/sources.ts';

/** An action of a seat that is put to the rules, in the last position of a record. */
export interface Asked {
  readonly record: RecordJson;
  readonly action: Action;
  /** Who acts; by default the seat to act. */
  readonly seat?: Seat;
}

/** A sentence with the clauses and the spaces that it speaks of. */
export interface Reason {
  readonly text: string;
  readonly clauses: readonly ClauseId[];
  readonly cells: readonly Cell[];
}

/** What is impossible in a position. */
export interface Impossibility extends Reason {
  /** Whether nothing can be asked before it is mended. */
  readonly blocking: boolean;
}

/**
 * What comes of an action: the rules allow it, or refuse it, or cannot judge it since the position is
 * none.
 */
export type Outcome = 'legal' | 'refused' | 'impossible';

/** The verdict on an action, in the words of a language. */
export interface Judged {
  readonly outcome: Outcome;
  /** The verdict in one sentence. */
  readonly sentence: string;
  /** Why it is refused, or what comes of it at once. */
  readonly reasons: readonly Reason[];
  /** Whether it is legal only if tiles that nobody told are of the colour. */
  readonly possible: boolean;
  /** What no play can reach in the position; where it is judged all the same, that is to be said. */
  readonly problems: readonly Impossibility[];
  /** The edition by which it was judged; null where the record cannot be read. */
  readonly edition: EditionId | null;
  /** What is considered after the verdict was told; null until then, and where nothing was judged. */
  readonly further: Considered | null;
}

/** What takes longer to find than a verdict. */
export interface Considered {
  /** What would make a refused action legal; empty if it is legal. */
  readonly proposals: readonly ToldProposal[];
  /** That nothing near was found, where that is so. */
  readonly none: string | null;
  /** How a legal action can go on; null if it is refused. */
  readonly course: ToldCourse | null;
  /** That no more conflicts are followed, where that is so. */
  readonly bound: string | null;
  readonly sides: Sides;
}

/** What would make a refused action legal, with what is asked then. */
export interface ToldProposal {
  readonly kind: ChangeKind;
  readonly text: string;
  /** What a tap asks instead; several where the like is legal at several spaces. */
  readonly instead: readonly Instead[];
}

/** Another question, which the rules say yes to. */
export interface Instead {
  /** What tells it from the others of its proposal: a space; null where there is one. */
  readonly label: string | null;
  readonly asked: Asked;
}

/** How play goes on until nothing of the action is left to be decided. */
export type ToldCourse =
  | { readonly type: 'rest' | 'not-followed'; readonly text: string }
  | {
      readonly type: 'options';
      readonly text: string;
      readonly options: readonly { readonly text: string; readonly reasons: readonly Reason[] }[];
      /** That there are more, where there are. */
      readonly more: string | null;
    }
  | {
      readonly type: 'order';
      readonly text: string;
      readonly options: readonly { readonly text: string; readonly course: ToldCourse }[];
    }
  /** Wars of which each comes to the same, whichever is fought first. */
  | { readonly type: 'any-order'; readonly text: string; readonly fights: readonly ToldFight[] }
  | ToldFight;

/** A conflict: where it tips, and what comes of either victory. */
export interface ToldFight {
  readonly type: 'fight';
  readonly kind: 'revolt' | 'war';
  readonly color: Color;
  readonly text: string;
  /** How many tiles decide it, each a sentence. */
  readonly tips: readonly string[];
  /** Who wins, as far as hands are known. */
  readonly prospect: string;
  readonly victories: readonly Victory[];
}

/** What comes of a conflict if a side wins it. */
export interface Victory {
  readonly winner: string;
  /** `If … wins:` */
  readonly text: string;
  readonly won: Won;
  readonly reasons: readonly Reason[];
  /** How it goes on then; null where it is at rest or told beside. */
  readonly course: ToldCourse | null;
}

/** What is won and lost. */
export interface Won {
  readonly points: readonly {
    readonly seat: string;
    readonly color: Color;
    readonly count: number;
  }[];
  readonly treasures: readonly { readonly seat: string; readonly count: number }[];
  readonly leaders: readonly {
    readonly seat: string;
    readonly leader: Leader;
    readonly from: Cell;
  }[];
  readonly tiles: readonly { readonly color: Color; readonly cells: readonly Cell[] }[];
  /** Kingdoms that were not there, each a sentence. */
  readonly kingdoms: readonly string[];
}

/** Editions and readings side by side; one side only where all agree. */
export interface Sides {
  /** The side of the verdict first. */
  readonly sides: readonly Side[];
  /** The rulings that make them part, with who says what. */
  readonly rulings: readonly ToldRuling[];
}

/** Rules that give the same answer. */
export interface Side {
  readonly editions: readonly ToldEdition[];
  /** Readings that are taken by themselves, each with all else as in the verdict. */
  readonly readings: readonly ToldReading[];
  /** What is another; null on the side of the verdict. */
  readonly difference: Difference | null;
  readonly legal: boolean;
  /** The verdict there, in one sentence. */
  readonly sentence: string;
  /** What is said there and not in the verdict; on the side of the verdict, the other way round. */
  readonly reasons: readonly Reason[];
  /** Conflicts that come out otherwise, those first that are fought first. */
  readonly fights: readonly OtherFight[];
  /** In which order they are told; null where there is no more than one. */
  readonly order: string | null;
  readonly by: readonly RulingId[];
}

/** A conflict that comes out otherwise. */
export interface OtherFight extends ToldFight {
  /** `After the war of the kings:`, where it matters what is fought before. */
  readonly before: string | null;
}

/** An edition on a side. */
export interface ToldEdition {
  readonly id: EditionId;
  readonly name: string;
  /** Modules in play that it does not have, in words; empty if it has them all. */
  readonly foreign: string;
}

/** A reading on a side. */
export interface ToldReading {
  readonly ruling: SwitchId;
  readonly title: string;
  /** What it says. */
  readonly text: string;
}

/** A contested passage: what is asked, how it can be read and who says what. */
export interface ToldRuling {
  readonly id: RulingId;
  readonly title: string;
  readonly question: string;
  readonly why: string;
  readonly readings: readonly {
    readonly text: string;
    /** Whether the verdict goes by it. */
    readonly own: boolean;
    readonly editions: readonly EditionId[];
    readonly witnesses: readonly ToldWitness[];
  }[];
  /** Sources that speak of it and support no reading. */
  readonly others: readonly ToldWitness[];
}

/** What a source says. */
export interface ToldWitness {
  readonly source: SourceId;
  readonly at: string;
  readonly note: string;
}
