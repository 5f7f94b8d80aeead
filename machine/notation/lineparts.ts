import type { LeaderKey, PendingJson, PositionJson } from '../record/format.ts';
import { PHASES } from '../rules/phases.ts';
import {
  type ByTile,
  type Cell,
  COLORS,
  type Color,
  LEADERS,
  type Leader,
  type MonumentPair,
  type Seat,
  type Tile,
} from '../rules/pieces.ts';
import { homeFrom, homesBeside, spacesOf } from './homes.ts';
import { COLOR_LETTERS, LEADER_LETTERS } from './meaning.ts';
import {
  packCells,
  packDeclined,
  packTiles,
  unpackAll,
  unpackCells,
  unpackDeclined,
  unpackTiles,
} from './packed.ts';
import { TILE_LETTERS, tileOf } from './tiles.ts';

/** A position that is being read. */
export type Parts = { -readonly [K in keyof PositionJson]: PositionJson[K] };
type Pending = { -readonly [K in keyof PendingJson]: PendingJson[K] };

/** A part of a position as a word of its line. */
export interface LinePart {
  /** What the word begins with, before a colon. */
  readonly key: string;
  /** What it began with in lines of old, which stay readable. */
  readonly name: string;
  /** A word as it may be. */
  readonly example: string;
  /** What follows the colon; null where the part is at its start value. */
  write(position: PositionJson): string | null;
  /** Takes the part in; false where the text is none. */
  read(text: string, position: Parts): boolean;
  /** Adds what only the board tells, once it is read; false where it does not. */
  complete?(text: string, position: Parts): boolean;
}

/** What nearly every phase begins with. */
const TURN = /^turn\./;

const BOARDS = ['standard', 'advanced'] as const;

const CELL = '[A-P](?:1[01]|[1-9])';

const colorOf = (letter: string): Color => COLORS.find((one) => COLOR_LETTERS[one] === letter)!;
const leaderOf = (letter: string): Leader => LEADERS.find((one) => LEADER_LETTERS[one] === letter)!;

/** A list joined by a sign; null where it is empty. */
const joined = (items: readonly string[], sign: string): string | null =>
  items.length === 0 ? null : items.join(sign);

/** The matches of a pattern of which a text consists, one behind the other; null if it does not. */
function each(text: string, pattern: string, between = ''): readonly RegExpMatchArray[] | null {
  const whole = between === '' ? `(?:${pattern})*` : `${pattern}(?:${between}${pattern})*`;
  if (!new RegExp(`^${whole}$`).test(text)) return null;
  return [...text.matchAll(new RegExp(pattern, 'g'))];
}

/** Takes a value in, unless there is none. */
function take<T>(value: T | null, into: (value: T) => void): boolean {
  if (value !== null) into(value);
  return value !== null;
}

const numbers = (text: string, sign: string): readonly number[] | null =>
  /^\d{1,3}(?:\D\d{1,3})*$/.test(text) && text.replace(/\d+/g, '').replaceAll(sign, '') === ''
    ? text.split(sign).map(Number)
    : null;

const pendingOf = (position: Parts): Pending => {
  position.pending ??= {};
  return position.pending as Pending;
};

/** What stands for points that nobody tells. */
const UNTOLD = '?';

/** What begins a kingdom that is told by some spaces, with all that hangs together with them. */
const REACHING = /^\*/;

function packHome(position: PositionJson, at: Cell, home: readonly Cell[]): string {
  const spaces = spacesOf(position, at, home);
  return spaces === null || spaces.length === home.length
    ? packCells(home)
    : `*${packCells(spaces)}`;
}

/** The parts in the order in which they are written and read. */
export const LINE_PARTS: readonly LinePart[] = [
  {
    key: 'B',
    name: 'board',
    example: 'B:advanced',
    write: ({ board }) => (board === undefined || board === 'standard' ? null : board),
    read: (text, position) =>
      take(BOARDS.find((name) => name === text) ?? null, (board) => {
        position.board = board;
      }),
  },
  {
    key: 'L',
    name: 'land',
    example: 'L:4/1~~1/4',
    write: ({ terrain }) =>
      terrain === undefined
        ? null
        : terrain.map((row) => row.replace(/\.+/g, (run) => `${run.length}`)).join('/'),
    read: (text, position) =>
      take(/^[\d~/]+$/.test(text) ? text : null, (packed) => {
        position.terrain = packed
          .split('/')
          .map((row) => row.replace(/\d+/g, (count) => '.'.repeat(Math.min(Number(count), 99))));
      }),
  },
  {
    key: 'E',
    name: 'bordered',
    example: 'E:AC3',
    write: ({ bordered }) => (bordered === undefined ? null : packCells(bordered)),
    read: (text, position) =>
      take(unpackCells(text), (cells) => {
        position.bordered = cells;
      }),
  },
  {
    key: 'e',
    name: 'end',
    example: 'e:bag',
    write: ({ treasureEnd, terrain }) =>
      treasureEnd === undefined || treasureEnd === (terrain === undefined)
        ? null
        : treasureEnd
          ? 'treasures'
          : 'bag',
    read: (text, position) =>
      take(text === 'treasures' || text === 'bag' ? text : null, (end) => {
        position.treasureEnd = end === 'treasures';
      }),
  },
  {
    key: 'l',
    name: 'leaders',
    example: 'l:KE5PF6/TC3',
    write({ leaders = {} }) {
      const seats = Array.from({ length: 4 }, (_, seat) =>
        LEADERS.flatMap((leader) => {
          const cell = leaders[`${seat as Seat}.${leader}`];
          return cell === undefined ? [] : [LEADER_LETTERS[leader] + cell];
        }).join(''),
      );
      const text = seats.join('/').replace(/\/+$/, '');
      return text === '' ? null : text;
    },
    read: (text, position) =>
      take(new RegExp(`^(?:[KPFT]${CELL}|/){1,19}$`).test(text) ? text : null, (all) => {
        const leaders: Partial<Record<LeaderKey, Cell>> = {};
        for (const [seat, own] of all.split('/').entries()) {
          for (const [, letter, cell] of own.matchAll(new RegExp(`([KPFT])(${CELL})`, 'g')))
            leaders[`${seat as Seat}.${leaderOf(letter!)}`] = cell as Cell;
        }
        position.leaders = leaders;
      }),
  },
  {
    key: 'm',
    name: 'monuments',
    example: 'm:krB2r,ugF7',
    write: ({ monuments = [] }) =>
      joined(
        monuments.map(
          ({ colors: [a, b], square, of }) =>
            COLOR_LETTERS[a] +
            COLOR_LETTERS[b] +
            square +
            (of === undefined ? '' : COLOR_LETTERS[of]),
        ),
        ',',
      ),
    read: (text, position) =>
      take(each(text, `([krug])([krug])(${CELL})([krug]?)`, ','), (found) => {
        position.monuments = found.map(([, a, b, square, of]) => ({
          colors: [colorOf(a!), colorOf(b!)] as unknown as MonumentPair,
          square: square as Cell,
          ...(of === '' ? {} : { of: colorOf(of!) }),
        }));
      }),
  },
  {
    key: 'u',
    name: 'buildings',
    example: 'u:kC4rD5',
    write: ({ buildings = {} }) =>
      joined(
        COLORS.flatMap((color) =>
          buildings[color] === undefined ? [] : [COLOR_LETTERS[color] + buildings[color]],
        ),
        '',
      ),
    read: (text, position) =>
      take(each(text, `([krug])(${CELL})`), (found) => {
        position.buildings = Object.fromEntries(
          found.map(([, letter, cell]) => [colorOf(letter!), cell as Cell]),
        );
      }),
  },
  {
    key: 'd',
    name: 'declined',
    example: 'd:B2+F5',
    write: ({ declined = [] }) => (declined.length === 0 ? null : packDeclined(declined)),
    read: (text, position) =>
      take(unpackDeclined(text), (declined) => {
        position.declined = declined;
      }),
  },
  {
    key: 'h',
    name: 'hands',
    example: 'h:k2ru2g/?6',
    write: ({ hands }) => (hands === undefined ? null : hands.map(packTiles).join('/')),
    read: (text, position) =>
      take(unpackAll(text.split('/'), unpackTiles), (hands) => {
        position.hands = hands;
      }),
  },
  {
    key: 'b',
    name: 'bag',
    example: 'b:k2rug',
    write: ({ bag }) => (bag === undefined ? null : packTiles(bag)),
    read: (text, position) =>
      take(unpackTiles(text), (bag) => {
        position.bag = bag;
      }),
  },
  {
    key: 'o',
    name: 'out',
    example: 'o:k3r2?4',
    write: ({ discarded = {} }) =>
      joined(
        (Object.entries(discarded) as [Tile, number][]).map(([tile, n]) => TILE_LETTERS[tile] + n),
        '',
      ),
    read: (text, position) =>
      take(each(text, '([krug?])(\\d{1,3})'), (found) => {
        position.discarded = Object.fromEntries(
          found.map(([, letter, count]) => [tileOf(letter!)!, Number(count)]),
        );
      }),
  },
  {
    key: 'c',
    name: 'catastrophes',
    example: 'c:2.1.0',
    write: ({ catastrophesLeft: left, hands }) =>
      left === undefined || (left.length === hands?.length && left.every((count) => count === 2))
        ? null
        : left.join('.'),
    read: (text, position) =>
      take(numbers(text, '.'), (left) => {
        position.catastrophesLeft = left;
      }),
  },
  {
    key: 's',
    name: 'scores',
    example: 's:3.0.2.1.0/1.1.4.0.1',
    write({ scores, hands }) {
      if (scores === undefined) return hands === undefined ? null : UNTOLD;
      const start = scores.length === hands?.length && scores.flat().every((count) => count === 0);
      return start ? null : scores.map((score) => score.join('.')).join('/');
    },
    read(text, position) {
      if (text === UNTOLD) return true;
      const scores = text.split('/').map((score) => numbers(score, '.'));
      if (!scores.every((score): score is readonly number[] => score?.length === 5)) return false;
      position.scores = scores as unknown as readonly ByTile[];
      return true;
    },
    complete(text, position) {
      if (text === UNTOLD) delete position.scores;
      return true;
    },
  },
  {
    key: 'p',
    name: 'phase',
    example: 'p:monument',
    write: ({ phase }) =>
      phase === undefined || phase === 'turn.action' ? null : phase.replace(TURN, ''),
    read: (text, position) =>
      take(
        PHASES.find((one) => text === one || text === one.replace(TURN, '')) ?? null,
        (phase) => {
          position.phase = phase;
        },
      ),
  },
  {
    key: 't',
    name: 'seat',
    example: 't:2',
    write: ({ seat = 0 }) => (seat === 0 ? null : `${seat}`),
    read: (text, position) =>
      take(/^[0-3]$/.test(text) ? (Number(text) as Seat) : null, (seat) => {
        position.seat = seat;
      }),
  },
  {
    key: 'a',
    name: 'actions',
    example: 'a:1',
    write: ({ actionsLeft = 2 }) => (actionsLeft === 2 ? null : `${actionsLeft}`),
    read: (text, position) =>
      take(/^[0-2]$/.test(text) ? Number(text) : null, (left) => {
        position.actionsLeft = left;
      }),
  },
  {
    key: 'x',
    name: 'placed',
    example: 'x:B2',
    write: ({ pending }) => pending?.placed ?? null,
    read: (text, position) =>
      take(new RegExp(`^${CELL}$`).test(text) ? (text as Cell) : null, (cell) => {
        pendingOf(position).placed = cell;
      }),
  },
  {
    key: 'j',
    name: 'joined',
    example: 'j:D4/*B3/EF4',
    write(position) {
      const union = position.pending?.union;
      if (union === undefined) return null;
      const { at, homes } = union;
      if (homes.join('/') === homesBeside(position, at)?.join('/')) return at;
      return [at, ...homes.map((home) => packHome(position, at, home))].join('/');
    },
    read(text, position) {
      const [at = '', ...rest] = text.split('/');
      const homes = unpackAll(rest, (home) => unpackCells(home.replace(REACHING, '')));
      if (!new RegExp(`^${CELL}$`).test(at) || homes === null) return false;
      const [first = [], second = [], ...more] = homes;
      if (homes.length === 1 || more.length > 0) return false;
      pendingOf(position).union = { at: at as Cell, homes: [first, second] };
      return true;
    },
    complete(text, position) {
      const union = position.pending?.union;
      const [, ...rest] = text.split('/');
      if (union === undefined) return true;
      const { at, homes } = union;
      const told = homes.map((home, i) =>
        REACHING.test(rest[i] ?? '') ? homeFrom(position, at, home) : home,
      ) as unknown as typeof homes;
      return take(rest.length === 0 ? homesBeside(position, at) : told, (homes) => {
        position.pending = { ...position.pending, union: { at, homes } };
      });
    },
  },
  {
    key: 'f',
    name: 'conflict',
    example: 'f:war.K0-1+3',
    write({ pending }) {
      const conflict = pending?.conflict;
      if (conflict === undefined) return null;
      const { kind, leader, attacker, defender, added } = conflict;
      return `${kind}.${LEADER_LETTERS[leader]}${attacker}-${defender}${added === undefined ? '' : `+${added}`}`;
    },
    read: (text, position) =>
      take(/^(revolt|war)\.([KPFT])([0-3])-([0-3])(?:\+(\d{1,3}))?$/.exec(text), (found) => {
        const [, kind, letter, attacker, defender, added] = found;
        pendingOf(position).conflict = {
          kind: kind as 'revolt' | 'war',
          leader: leaderOf(letter!),
          attacker: Number(attacker) as Seat,
          defender: Number(defender) as Seat,
          ...(added === undefined ? {} : { added: Number(added) }),
        };
      }),
  },
];
