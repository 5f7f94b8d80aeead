import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Action, ActionKind, ActionOf } from '../../../../machine/rules/action.ts';
import type { LegalAction } from '../../../../machine/rules/legal.ts';
import {
  type Cell,
  COLORS,
  colorIndex,
  LEADERS,
  monumentKey,
} from '../../../../machine/rules/pieces.ts';

/** Actions that set a piece on a space chosen on the board. */
type Setting = 'tile' | 'leader' | 'catastrophe' | 'building' | 'monument' | 'wonder' | 'treasure';

type Space = 'at' | 'square' | 'center';

/** What is set or taken: such an action without its space. */
export type OfferedPiece = { [K in Setting]: Omit<ActionOf<K>, Space> }[Setting];

/** A piece to choose, and the spaces it may go to. */
export interface Offer {
  readonly key: string;
  readonly piece: OfferedPiece;
  /** How many of it are at hand, where that is told. */
  readonly left?: number;
  /** The spaces that stand for where it may go. */
  readonly cells: readonly Cell[];
  /** Whether it depends on the colour of a tile that is not told. */
  readonly possible: boolean;
}

/** What tells one piece from another. */
export function keyOf(piece: OfferedPiece): string {
  switch (piece.do) {
    case 'tile':
    case 'building':
      return `${piece.do}.${piece.color}`;
    case 'leader':
      return `leader.${piece.leader}`;
    case 'monument':
      return `monument.${monumentKey(piece.monument)}`;
    default:
      return piece.do;
  }
}

/** The piece that an action sets, with all spaces on the board that stand for where it goes. */
function settingOf(
  action: Action,
): { readonly piece: OfferedPiece; readonly cells: readonly Cell[] } | null {
  switch (action.do) {
    case 'tile':
    case 'leader':
    case 'catastrophe':
    case 'building':
    case 'treasure': {
      const { at, ...piece } = action;
      return { piece, cells: [at] };
    }
    case 'monument': {
      const { square, ...piece } = action;
      return { piece, cells: SQUARE.map((by) => shifted(square, by)) };
    }
    case 'wonder': {
      const { center, ...piece } = action;
      return { piece, cells: CROSS.map((by) => shifted(center, by)) };
    }
    default:
      return null;
  }
}

type Shift = readonly [columns: number, rows: number];
const SQUARE: readonly Shift[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const CROSS: readonly Shift[] = [
  [0, 0],
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

const shifted = (cell: Cell, [columns, rows]: Shift): Cell =>
  `${String.fromCharCode(cell.charCodeAt(0) + columns)}${Number(cell.slice(1)) + rows}`;

/**
 * The pieces to choose from in a position. In an action these are all that there are, so that one
 * may ask why a piece may go nowhere; in a decision those it is about.
 */
export function offersOf(frame: TurnState, legal: readonly LegalAction[]): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const offer of supplyOf(frame)) offers.set(offer.key, offer);
  for (const { action, possible = false } of legal) {
    const setting = settingOf(action);
    if (setting === null) continue;
    const { piece, cells } = setting;
    const key = keyOf(piece);
    const offer = offers.get(key) ?? { key, piece, cells: [], possible: false };
    offers.set(key, {
      ...offer,
      cells: [...new Set([...offer.cells, ...cells])],
      possible: offer.possible || possible,
    });
  }
  return [...offers.values()];
}

type TurnState = Pick<ToldFrame, 'phase' | 'toAct' | 'game'>;

/** All that a seat may set in an action of its turn. */
function supplyOf({ phase, toAct, game }: TurnState): readonly Offer[] {
  if (phase !== 'turn.action' || toAct === null) return [];
  const none = { cells: [], possible: false };
  return [
    ...COLORS.map((color): Offer => {
      const left = game.hands[toAct]?.[colorIndex(color)] ?? 0;
      return { key: `tile.${color}`, piece: { do: 'tile', color }, left, ...none };
    }),
    ...LEADERS.map(
      (leader): Offer => ({ key: `leader.${leader}`, piece: { do: 'leader', leader }, ...none }),
    ),
    {
      key: 'catastrophe',
      piece: { do: 'catastrophe' },
      left: game.catastrophes[toAct] ?? 0,
      ...none,
    },
  ];
}

/** The action that choosing a space for a piece means, whether the rules allow it or not. */
export function actionAt(piece: OfferedPiece, cell: Cell, legal: readonly LegalAction[]): Action {
  const key = keyOf(piece);
  const meant = legal.flatMap(({ action }) => {
    const setting = settingOf(action);
    const place =
      setting === null || keyOf(setting.piece) !== key ? -1 : setting.cells.indexOf(cell);
    return place < 0 ? [] : [{ action, place }];
  });
  meant.sort((a, b) => a.place - b.place);
  return meant[0]?.action ?? at(piece, cell);
}

function at(piece: OfferedPiece, cell: Cell): Action {
  switch (piece.do) {
    case 'monument':
      return { ...piece, square: cell };
    case 'wonder':
      return { ...piece, center: cell };
    default:
      return { ...piece, at: cell };
  }
}

/** What needs no space: pass, commitments, choices between wars and colours, to build nothing. */
export const decisionsOf = (legal: readonly LegalAction[]): readonly LegalAction[] =>
  legal.filter(({ action: { do: kind } }) => !UNLISTED.has(kind));

/** These have controls of their own. */
const UNLISTED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'tile',
  'leader',
  'catastrophe',
  'building',
  'monument',
  'wonder',
  'treasure',
  'swap',
  'withdraw',
]);
