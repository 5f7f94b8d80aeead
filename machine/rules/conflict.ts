import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { Change, type Outcome } from './change.ts';
import { GAME_LACKS, gameLacks } from './component.ts';
import type { Strength } from './effect.ts';
import { englishClauses, englishFaults } from './english.ts';
import type { Conflict, Game } from './game.ts';
import { handOf, heldAtMost, spend } from './hand.ts';
import { type ColorIndex, colorAt, RED, type Seat, type Tile } from './pieces.ts';
import { type Violation, violate } from './violation.ts';

/** The colour of the tiles that may be added: temples in a revolt, else the leaders' colour. */
export const supportColor = (conflict: Conflict): ColorIndex =>
  conflict.kind === 'revolt' ? RED : conflict.color;

/** How strong each side is on the board (clause `conflict.strength.sources`). */
export interface BoardStrength {
  readonly attacker: number;
  readonly defender: number;
}

/** What the chapters of revolt and war each have on what all conflicts share. */
export interface ConflictRules {
  readonly strength: (game: Game, conflict: Conflict) => BoardStrength;
  /** The clauses by which a side adds tiles. */
  readonly reinforced: readonly ClauseId[];
  /** The clause by which the stronger side wins. */
  readonly more: ClauseId;
  /** The clause that decides between equals. */
  readonly tie: ClauseId;
  /** The clause by which the added tiles leave the game. */
  readonly discarded: ClauseId;
}

/** The open conflict. @throws RangeError in a phase that has none. */
export function conflictOf(game: Game): Conflict {
  if (game.conflict === null) throw new RangeError('no conflict is open');
  return game.conflict;
}

/** What speaks against adding a number of tiles to the open conflict. */
export function checkSupport(
  game: Game,
  seat: Seat,
  action: Asked<'support'>,
  side: 'attacker' | 'defender',
  strength: (game: Game, conflict: Conflict) => BoardStrength,
): readonly Violation[] {
  const conflict = conflictOf(game);
  const color = supportColor(conflict);
  const held = heldAtMost(game, seat, color);
  const faults: Violation[] = [];
  if (action.count > held) {
    const params = { color: colorAt(color), count: action.count, held };
    const clause = gameLacks(handOf(game, seat), color, action.count)
      ? GAME_LACKS
      : 'conflict.reinforce.hand';
    faults.push(violate('support-not-held', clause, [], params));
  }
  if (game.options.englishVariant && action.count > 0) {
    const english = englishFaults(
      strength(game, conflict),
      conflict.added,
      action.count,
      held,
      side,
    );
    if (english !== null) faults.push(english);
  }
  return faults;
}

/** Notes that a side has added tiles, which now lie open beside the board. */
export function commit(
  change: Change,
  seat: Seat,
  count: number,
  side: 'attacker' | 'defender',
  board: BoardStrength,
  { reinforced }: ConflictRules,
): void {
  const conflict = conflictOf(change.game);
  const color = supportColor(conflict);
  spend(change, seat, color, count);
  const { kind } = conflict;
  const clauses: ClauseId[] = [...reinforced, 'conflict.reinforce.visible'];
  if (count === 0) clauses.push('conflict.reinforce.optional');
  else if (change.game.options.englishVariant) clauses.push(...englishClauses(board, count, side));
  change.note({
    type: 'support-added',
    clauses,
    seat,
    color: colorAt(color),
    count,
    side,
    kind,
  });
}

/** The attacker adds his tiles. */
export function addAsAttacker(
  game: Game,
  seat: Seat,
  action: Asked<'support'>,
  rules: ConflictRules,
): Outcome {
  const change = new Change(game);
  const conflict = conflictOf(game);
  commit(change, seat, action.count, 'attacker', rules.strength(game, conflict), rules);
  change.game.conflict = { ...conflict, added: action.count };
  return change;
}

/** Both sides of a conflict and who has won it. */
export interface ConflictResult {
  readonly attacker: Strength;
  readonly defender: Strength;
  readonly winner: Seat;
  readonly loser: Seat;
  readonly attackerWins: boolean;
}

/** Weighs a conflict once the defender has added `added` tiles; a tie is the defender's. */
export function weigh(
  change: Change,
  conflict: Conflict,
  board: BoardStrength,
  added: number,
  counting: readonly ClauseId[],
  rules: ConflictRules,
): ConflictResult {
  const attacker: Strength = { board: board.attacker, added: conflict.added };
  const defender: Strength = { board: board.defender, added };
  const margin = attacker.board + attacker.added - defender.board - defender.added;
  const attackerWins = margin > 0;
  const winner = attackerWins ? conflict.attacker : conflict.defender;
  const loser = attackerWins ? conflict.defender : conflict.attacker;
  const tie = margin === 0;
  const { kind } = conflict;
  const clauses: readonly ClauseId[] = [
    'conflict.strength.sources',
    ...counting,
    tie ? rules.tie : rules.more,
  ];
  const color = colorAt(conflict.color);
  change.note({
    type: 'conflict-won',
    clauses,
    kind,
    color,
    winner,
    loser,
    attacker,
    defender,
    tie,
  });
  return { attacker, defender, winner, loser, attackerWins };
}

/** Puts the tiles that both sides have added out of the game. */
export function discardAdded(
  change: Change,
  conflict: Conflict,
  result: ConflictResult,
  { discarded }: ConflictRules,
): void {
  const color = supportColor(conflict);
  for (const [seat, count] of [
    [conflict.attacker, result.attacker.added],
    [conflict.defender, result.defender.added],
  ] as const) {
    if (count === 0) continue;
    change.discard(color, count);
    const tiles: readonly Tile[] = new Array<Tile>(count).fill(colorAt(color));
    change.note({
      type: 'tiles-discarded',
      clauses: [discarded, 'hidden.discard.pile'],
      seat,
      tiles,
    });
  }
}

/** The clauses that part the two ways into a conflict, at work where a leader opens a revolt. */
export const CAUSES: readonly ClauseId[] = [
  'conflict.cause.two-ways',
  'conflict.cause.no-crossing',
];

/** The clause by which each kingdom has one leader of a colour again. */
export const ONE_OF_A_COLOR: ClauseId = 'conflict.result.unique';
