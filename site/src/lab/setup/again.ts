import { geometry } from '../../../../machine/rules/board.ts';
import { MONUMENTS } from '../../../../machine/rules/component.ts';
import {
  type Cell,
  COLORS,
  type Color,
  DYNASTIES,
  type MonumentPair,
  monumentKey,
  type Seat,
} from '../../../../machine/rules/pieces.ts';
import { groundAt, withGround } from './ground.ts';
import { boardOf, type Laid } from './laid.ts';
import {
  cleared,
  leaderAt,
  squareAt,
  withBuilding,
  withLeader,
  withMonument,
  withoutBuilding,
  withTile,
  withTreasure,
} from './laying.ts';
import { seatOfDynasty } from './seats.ts';
import { letterAt, moved, spotOf } from './spots.ts';
import { type Ground, type Stamp, TILE_LETTERS } from './stamp.ts';

/** The next of what may lie there, and at the end nothing. */
export function next(laid: Laid, stamp: Stamp, cell: Cell): Laid {
  switch (stamp.lay) {
    case 'tile':
      return nextTile(laid, cell, stamp.color);
    case 'leader':
      return nextLeader(laid, cell, stamp);
    case 'monument':
      return nextMonument(laid, cell, stamp.colors);
    case 'catastrophe':
    case 'wonder':
      return cleared(laid, cell);
    case 'building': {
      const { buildings = {} } = laid.position;
      const stands = Object.values(buildings).includes(cell);
      return stands ? withoutBuilding(laid, cell) : withBuilding(laid, cell);
    }
    case 'ground':
      return withGround(laid, cell, after(stamp.ground, groundAt(laid, cell)));
    case 'treasure':
      return withTreasure(laid, cell);
    case 'eraser':
      return laid;
  }
}

const isRiver = (laid: Laid, cell: Cell): boolean => {
  const { river, index } = geometry(boardOf(laid));
  return river[index.get(cell) ?? -1] === true;
};

/** After a ground that was painted plain land, and what was painted again. */
const after = (painted: Ground, lies: Ground): Ground => {
  if (painted === 'land') return lies === 'land' ? 'river' : 'land';
  return lies === painted ? 'land' : painted;
};

/** After a colour the others that may lie on such ground, then nothing. */
function nextTile(laid: Laid, cell: Cell, from: Color): Laid {
  const river = isRiver(laid, cell);
  const fitting = COLORS.filter((color) => (color === 'blue') === river || color === from);
  const at = fitting.indexOf(from);
  const order = [...fitting.slice(at), ...fitting.slice(0, at)].map((color) => TILE_LETTERS[color]);
  const lies = order.indexOf(letterAt(laid, spotOf(cell)).toLowerCase());
  const after = order[lies + 1];
  return after === undefined ? cleared(laid, cell) : withTile(laid, cell, after);
}

function nextLeader(laid: Laid, cell: Cell, stamp: Extract<Stamp, { lay: 'leader' }>): Laid {
  const at = DYNASTIES.indexOf(stamp.dynasty);
  const order = [...DYNASTIES.slice(at), ...DYNASTIES.slice(0, at)];
  const standing = leaderAt(laid, cell);
  const lies = order.findIndex(
    (dynasty) => standing === `${seatOfDynasty(laid, dynasty)}.${stamp.leader}`,
  );
  // Those who stand elsewhere stay there, and nobody sits down unasked.
  const after = order.slice(lies + 1).find((dynasty) => {
    const seat = seatOfDynasty(laid, dynasty);
    return seat >= 0 && laid.position.leaders[`${seat as Seat}.${stamp.leader}`] === undefined;
  });
  const without = cleared(laid, cell);
  if (lies < 0) return withLeader(laid, cell, stamp);
  return after === undefined ? without : withLeader(without, cell, { ...stamp, dynasty: after });
}

function nextMonument(laid: Laid, cell: Cell, from: MonumentPair): Laid {
  const square = squareAt(laid, cell);
  const { monuments = [] } = laid.position;
  const standing = monuments.find((one) => one.square === square);
  if (standing === undefined) return withMonument(laid, cell, from);
  const at = MONUMENTS.findIndex((pair) => monumentKey(pair) === monumentKey(from));
  const order = [...MONUMENTS.slice(at), ...MONUMENTS.slice(0, at)];
  const lies = order.findIndex((pair) => monumentKey(pair) === monumentKey(standing.colors));
  const elsewhere = monuments.filter((one) => one !== standing);
  const after = order
    .slice(lies + 1)
    .find((pair) => !elsewhere.some(({ colors }) => monumentKey(colors) === monumentKey(pair)));
  if (after === undefined) return cleared(laid, cell);
  const changed = monuments.map((one) => (one === standing ? { ...one, colors: after } : one));
  return moved(laid, { monuments: changed });
}
