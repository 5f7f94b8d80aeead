import type { Language } from '../../spec/text.ts';
import type { Action } from '../rules/action.ts';
import { geometry } from '../rules/board.ts';
import { supportColor } from '../rules/conflict.ts';
import { offered } from '../rules/figures.ts';
import { type Conflict, type Game, NO_COLOR } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import {
  type Cell,
  type Color,
  colorAt,
  leaderIndex,
  type MonumentPair,
  type Tile,
} from '../rules/pieces.ts';
import { placedColor } from '../rules/shapes.ts';
import { nothingIn, type Piece, VERBS, type Verb } from './meaning.ts';
import { type MoveProblem, NoMove } from './problem.ts';
import { Reader } from './reader.ts';

/** Where a move is made: what it leaves out is told by the position. */
export interface MovePosition {
  readonly game: Game;
  readonly phase: Phase;
}

/** The action that a text stands for, or why it stands for none. */
export type ReadMove = { readonly action: Action } | { readonly problem: MoveProblem };

/**
 * Reads an action as a person writes it: `K C5`, `red C6`, `+3`, `царь E1`. Letters of the pieces
 * are those of the notation and of the language; words may be of any of the three languages.
 * Whether the action is legal is not asked.
 */
export function readMove(text: string, at: MovePosition, language?: Language): ReadMove {
  try {
    const reader = new Reader(text, language);
    const action = new Move(reader, at).read();
    reader.end();
    return { action };
  } catch (error) {
    if (error instanceof NoMove) return { problem: error.problem };
    throw error;
  }
}

/** A move being read: what is asked for in which order. */
class Move {
  readonly #reader: Reader;
  readonly #at: MovePosition;
  /** A space that stood before everything else. */
  #space: Cell | undefined;

  constructor(reader: Reader, at: MovePosition) {
    this.#reader = reader;
    this.#at = at;
  }

  read(): Action {
    const reader = this.#reader;
    this.#space = reader.space();
    if (this.#space !== undefined && reader.atEnd) return this.#spaceAlone(this.#space);
    switch (reader.sign('-', '+', '=', '!', '*', '#', '^')) {
      case '-':
        return this.#nothing();
      case '+':
        return this.#support();
      case '=':
        return { do: 'swap', tiles: this.#tiles() };
      case '!':
        return this.#war();
      case '*':
        return this.#verb('treasure');
      case '#':
        return this.#verb('catastrophe');
      case '^':
        return this.#verb('building');
    }
    const verb = reader.verb(...VERBS);
    if (verb !== undefined) return this.#verb(verb);
    const building = reader.building();
    if (building !== undefined) return { do: 'building', color: building, at: this.#cell() };
    const pair = reader.pair();
    if (pair !== undefined) return this.#monument(pair);
    const count = this.#conflict === null ? undefined : reader.count();
    if (count !== undefined) return this.#added(count);
    const piece = reader.piece();
    return piece === undefined ? reader.refuse('action') : this.#piece(piece);
  }

  #verb(verb: Verb): Action {
    const reader = this.#reader;
    switch (verb) {
      case 'withdraw':
        return { do: 'withdraw', leader: reader.leader() ?? reader.refuse('leader') };
      case 'catastrophe':
        return { do: 'catastrophe', at: this.#cell() };
      case 'swap':
        return reader.atEnd ? reader.refuse('tile') : { do: 'swap', tiles: this.#tiles() };
      case 'pass':
      case 'no-monument':
      case 'no-building':
        return { do: verb };
      case 'support':
        return this.#support();
      case 'choose-war':
        return this.#war();
      case 'monument':
        return this.#monument();
      case 'no':
        return this.#declined(reader.verb('building', 'monument', 'wonder'));
      case 'wonder':
        return this.#wonder();
      case 'building':
        return this.#building(reader.color());
      case 'treasure':
        return { do: 'treasure', at: this.#cell() };
      case 'wonder-point':
        return { do: 'wonder-point', color: this.#color() };
    }
  }

  #piece(piece: Piece): Action {
    const reader = this.#reader;
    const { phase } = this.#at;
    if (piece.kind === 'leader') {
      if (reader.sign('-') !== undefined || reader.verb('withdraw') !== undefined)
        return { do: 'withdraw', leader: piece.leader };
      if (this.#ended && phase === 'turn.war.choose')
        return { do: 'choose-war', color: colorOf(piece) };
      return { do: 'leader', leader: piece.leader, at: this.#cell() };
    }
    const { color } = piece;
    if (reader.sign('^') !== undefined || reader.verb('building') !== undefined)
      return this.#building(color);
    if (this.#ended && phase === 'turn.war.choose') return { do: 'choose-war', color };
    if (this.#ended && phase === 'turn.wonderPoint') return { do: 'wonder-point', color };
    return { do: 'tile', color, at: this.#cell() };
  }

  /** What a dash stands for: a leader withdrawn, or nothing of what could be done now. */
  #nothing(): Action {
    const leader = this.#reader.leader();
    return leader === undefined ? { do: nothingIn(this.#at.phase) } : { do: 'withdraw', leader };
  }

  #declined(what: 'building' | 'monument' | 'wonder' | undefined): Action {
    if (what === undefined) return { do: nothingIn(this.#at.phase) };
    return { do: what === 'building' ? 'no-building' : 'no-monument' };
  }

  #support(): Action {
    return this.#added(this.#reader.count() ?? this.#reader.refuse('count'));
  }

  /** The kind of the tiles may be told, if it is the right one. */
  #added(count: number): Action {
    const conflict = this.#conflict;
    if (conflict !== null && !this.#reader.atEnd) {
      const due = colorAt(supportColor(conflict));
      if (!this.#reader.colorIs(due)) this.#reader.refuse('end');
    }
    return { do: 'support', count };
  }

  #tiles(): readonly Tile[] {
    const reader = this.#reader;
    const tiles: Tile[] = [];
    while (!reader.atEnd) {
      const count = reader.count();
      const several = reader.letters();
      if (several !== undefined && count === undefined) tiles.push(...several);
      else {
        const tile = reader.tile() ?? reader.refuse('tile');
        for (let i = 0; i < (count ?? 1); i++) tiles.push(tile);
      }
    }
    return tiles;
  }

  #war(): Action {
    const piece = this.#reader.piece() ?? this.#reader.refuse('tile', 'leader');
    return { do: 'choose-war', color: colorOf(piece) };
  }

  /** The colours, and the square: that which is on offer if there is just one. */
  #monument(told?: MonumentPair): Action {
    const reader = this.#reader;
    this.#space ??= reader.space();
    const monument = told ?? reader.pair() ?? reader.refuse('monument');
    const { squares } = offered(this.#at.game);
    return { do: 'monument', square: this.#cell(squares), monument };
  }

  #wonder(): Action {
    const point = this.#reader.verb('wonder-point') !== undefined;
    const color = point ? this.#color() : this.#reader.color();
    if (color !== undefined) return { do: 'wonder-point', color };
    return { do: 'wonder', center: this.#cell(offered(this.#at.game).crosses) };
  }

  /** The building of a colour, else of the tile just placed. */
  #building(told: Color | undefined): Action {
    const color = told ?? this.#placed ?? this.#reader.refuse('tile');
    return { do: 'building', color, at: this.#cell() };
  }

  /** A space by itself: what is set there must be plain. */
  #spaceAlone(at: Cell): Action {
    const { phase } = this.#at;
    if (phase === 'turn.treasures') return { do: 'treasure', at };
    const color = this.#placed;
    if (phase === 'turn.building' && color !== undefined) return { do: 'building', color, at };
    return this.#reader.refuse('leader', 'tile');
  }

  /** The next space, or the one before all else, or the only one of some. */
  #cell(only: readonly number[] = []): Cell {
    const cell = this.#space ?? this.#reader.space();
    if (cell !== undefined) return cell;
    const [single, ...more] = only;
    if (single === undefined || more.length > 0 || !this.#reader.atEnd)
      return this.#reader.refuse('space');
    return geometry(this.#at.game.board).names[single] as Cell;
  }

  #color(): Color {
    return this.#reader.color() ?? this.#reader.refuse('tile');
  }

  get #ended(): boolean {
    return this.#space === undefined && this.#reader.atEnd;
  }

  get #conflict(): Conflict | null {
    return this.#at.game.conflict;
  }

  /** The colour of the tile just placed. */
  get #placed(): Color | undefined {
    const color = placedColor(this.#at.game);
    return color === NO_COLOR ? undefined : colorAt(color);
  }
}

/** The colour of a leader is that of his tiles. */
const colorOf = (piece: Piece): Color =>
  piece.kind === 'tile' ? piece.color : colorAt(leaderIndex(piece.leader));
