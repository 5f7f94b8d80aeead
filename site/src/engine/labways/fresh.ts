import {
  type PositionJson,
  RECORD_FORMAT,
  type RecordJson,
} from '../../../../machine/record/format.ts';
import { CATASTROPHES, DYNASTIES } from '../../../../machine/rules/pieces.ts';
import type { EditionId } from '../../../../spec/ids.ts';

/** The edition of a position that names none. */
export const USUAL_EDITION: EditionId = '2015';

/** Fewer do not play. */
const FEWEST = 2;

/** A record of no moves that begins with a position, with as many seats as it speaks of. */
export function recordFrom(
  position: PositionJson,
  rest: Partial<Pick<RecordJson, 'edition' | 'options' | 'rulings' | 'title'>> = {},
): RecordJson {
  const { hands, scores, catastrophesLeft, buildings = {}, rows = [] } = position;
  const players = hands?.length ?? scores?.length ?? catastrophesLeft?.length ?? seatsIn(position);
  const options = {
    ...(Object.keys(buildings).length > 0 ? { buildings: true } : {}),
    ...(rows.some((row) => /w/i.test(row)) ? { wonder: true } : {}),
    ...rest.options,
  };
  return {
    format: RECORD_FORMAT,
    title: rest.title ?? '',
    edition: rest.edition ?? USUAL_EDITION,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(rest.rulings === undefined ? {} : { rulings: rest.rulings }),
    seats: DYNASTIES.slice(0, players).map((dynasty) => ({ dynasty })),
    position: {
      ...position,
      ...catastrophesIn(position, players),
    },
    steps: [],
  };
}

/** Enough seats for every leader and for whose turn it is. */
function seatsIn({ leaders = {}, seat = 0, pending }: PositionJson): number {
  const { attacker = 0, defender = 0 } = pending?.conflict ?? {};
  const owners = Object.keys(leaders).map((key) => Number(key[0]));
  return Math.min(
    DYNASTIES.length,
    Math.max(FEWEST, 1 + Math.max(seat, attacker, defender, ...owners)),
  );
}

/** Whose catastrophe tiles lie on the board is seldom told; then the last seats have laid them. */
function catastrophesIn(
  { rows = [], catastrophesLeft }: PositionJson,
  players: number,
): Pick<PositionJson, 'catastrophesLeft'> {
  const laid = rows.join('').split('#').length - 1;
  if (laid === 0 || catastrophesLeft !== undefined) return {};
  const left = Array.from({ length: players }, (_, seat) => {
    const later = (players - 1 - seat) * CATASTROPHES;
    return Math.min(CATASTROPHES, Math.max(0, CATASTROPHES - Math.max(0, laid - later)));
  });
  return { catastrophesLeft: left };
}
