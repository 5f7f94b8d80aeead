import type { DeclinedJson, GameFile, PositionJson } from '../record/format.ts';
import { playersOf, seatsOf } from '../record/seats.ts';
import type { Seat } from '../rules/pieces.ts';
import { cropped, folded, freed } from './crop.ts';
import { untoldHands } from './inplay.ts';

/** Ways to have less in a file; null where there is nothing to leave out. */
export type Lessen = (file: GameFile) => GameFile | null;

const without = <T extends object>(whole: T, ...keys: readonly (keyof T)[]): T =>
  Object.fromEntries(
    Object.entries(whole).filter(([name]) => !keys.includes(name as keyof T)),
  ) as T;

const inPosition =
  (lessen: (position: PositionJson) => PositionJson | null): Lessen =>
  (file) => {
    const position = file.position === undefined ? null : lessen(file.position);
    return position === null ? null : { ...file, position };
  };

const leaveOut = (...keys: readonly (keyof PositionJson)[]): Lessen =>
  inPosition((position) =>
    keys.some((key) => position[key] !== undefined) ? without(position, ...keys) : null,
  );

/** Hands and bag that nobody tells, where tiles in play are missing from a hand. */
function untold(file: GameFile): GameFile | null {
  const { position } = file;
  const hands = untoldHands(file);
  if (position === undefined || hands === null) return null;
  return { ...file, position: { ...without(position, 'bag', 'discarded'), hands } };
}

/** Parts of a position at their start values, modules off, readings of the edition. */
export const PLAINER: readonly Lessen[] = [
  leaveOut('declined'),
  leaveOut('hands', 'bag', 'discarded'),
  untold,
  leaveOut('bag', 'discarded'),
  leaveOut('discarded'),
  leaveOut('scores'),
  leaveOut('catastrophesLeft'),
  leaveOut('actionsLeft'),
  ({ rulings, ...file }) => (rulings === undefined ? null : file),
  ...(['wonder', 'buildings', 'englishVariant'] as const).map(
    (module): Lessen =>
      (file) =>
        file.options?.[module] === true
          ? { ...file, options: without(file.options, module) }
          : null,
  ),
];

/** Single things that can go: treasures, marks of figures, buildings, tiles of hands and bag. */
export function* trifles(file: GameFile): Generator<Lessen> {
  const { rows = [], buildings = {}, declined = [], hands = [] } = file.position ?? {};
  yield leaveOut('buildings');
  for (const color of Object.keys(buildings) as (keyof typeof buildings)[])
    yield inPosition((position) =>
      position.buildings?.[color] === undefined
        ? null
        : { ...position, buildings: without(position.buildings, color) },
    );
  for (const [row, line] of rows.entries())
    for (const { index } of line.matchAll(/[A-Z]/g)) yield inPosition(poorer(row, index));
  yield inPosition((position) =>
    (position.monuments ?? []).some(({ of }) => of !== undefined)
      ? { ...position, monuments: (position.monuments ?? []).map((one) => without(one, 'of')) }
      : null,
  );
  for (const figure of declined) yield inPosition(notDeclined(figure));
  for (const seat of hands.keys()) yield* emptier(seat);
  yield inPosition((position) => shortBag(position, 0));
  yield inPosition((position) => shortBag(position, 12));
  yield leaveOut('treasureEnd');
}

const poorer =
  (row: number, column: number) =>
  (position: PositionJson): PositionJson | null => {
    const line = position.rows?.[row];
    const letter = line?.[column];
    if (position.rows === undefined || line === undefined || letter === undefined) return null;
    if (!/[A-Z]/.test(letter)) return null;
    const poor = `${line.slice(0, column)}${letter.toLowerCase()}${line.slice(column + 1)}`;
    return { ...position, rows: position.rows.with(row, poor) };
  };

const notDeclined =
  (figure: DeclinedJson) =>
  (position: PositionJson): PositionJson | null => {
    const name = JSON.stringify(figure);
    const left = (position.declined ?? []).filter((one) => JSON.stringify(one) !== name);
    return left.length === position.declined?.length ? null : { ...position, declined: left };
  };

/** A hand that is not told, or with fewer tiles. */
function* emptier(seat: number): Generator<Lessen> {
  const change = (lessen: (hand: readonly string[]) => readonly string[] | null): Lessen =>
    inPosition((position) => {
      const hand = position.hands?.[seat];
      const left = hand === undefined ? null : lessen(hand);
      if (left === null || position.hands === undefined) return null;
      return { ...position, hands: position.hands.with(seat, left as (typeof position.hands)[0]) };
    });
  yield change((hand) => (hand.length === 0 || hand.every((tile) => tile === '?') ? null : []));
  for (let i = 5; i >= 0; i--)
    yield change((hand) => (i < hand.length && hand.length > 1 ? hand.toSpliced(i, 1) : null));
}

const shortBag = (position: PositionJson, length: number): PositionJson | null =>
  (position.bag?.length ?? 0) > length
    ? { ...position, bag: position.bag?.slice(0, length) ?? [] }
    : null;

/** A file without the things of a seat that nobody needs. */
export const withoutSeat =
  (seat: number): Lessen =>
  (file) => {
    const { position, steps } = file;
    if (position === undefined || playersOf(file) <= 2 || seat >= playersOf(file)) return null;
    const conflict = position.pending?.conflict;
    const needed = [position.seat ?? 0, conflict?.attacker, conflict?.defender];
    if (needed.includes(seat as Seat) || steps.some((step) => step.seat === seat)) return null;
    const now = (other: Seat): Seat => (other > seat ? other - 1 : other) as Seat;
    const leaders = Object.entries(position.leaders ?? {}).flatMap(([key, cell]) => {
      const [owner, leader] = key.split('.') as [string, string];
      return Number(owner) === seat ? [] : [[`${now(Number(owner) as Seat)}.${leader}`, cell]];
    });
    const rest = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i !== seat);
    const { hands, scores, catastrophesLeft } = position;
    return {
      ...file,
      seats: rest(seatsOf(file)),
      position: {
        ...position,
        leaders: Object.fromEntries(leaders),
        ...(hands === undefined ? {} : { hands: rest(hands) }),
        ...(scores === undefined ? {} : { scores: rest(scores) }),
        ...(catastrophesLeft === undefined ? {} : { catastrophesLeft: rest(catastrophesLeft) }),
        ...(position.seat === undefined ? {} : { seat: now(position.seat) }),
        ...(conflict === undefined
          ? {}
          : {
              pending: {
                ...position.pending,
                conflict: {
                  ...conflict,
                  attacker: now(conflict.attacker),
                  defender: now(conflict.defender),
                },
              },
            }),
      },
      steps: steps.map((step) => ({ ...step, seat: now(step.seat) })),
    };
  };

/** The board cut down to what stands on it. */
export const SMALLER: readonly Lessen[] = [
  freed,
  ...[0, 1, 2].map(
    (margin): Lessen =>
      (file) =>
        cropped(file, margin),
  ),
  inPosition((position) =>
    position.terrain?.some((line) => line.includes('~')) === true
      ? { ...position, terrain: position.terrain.map((line) => line.replaceAll('~', '.')) }
      : null,
  ),
  inPosition((position) =>
    (position.bordered?.length ?? 0) > 0 ? without(position, 'bordered') : null,
  ),
];

/** A column or row taken out of the board, from the last one on. */
export const FOLDS: readonly Lessen[] = Array.from({ length: 16 }, (_, i) => 15 - i).flatMap(
  (line): readonly Lessen[] => [
    (file) => folded(file, { column: line }),
    (file) => folded(file, { row: line }),
  ],
);

/**
 * The last action of a turn that is passed, instead of what ends it otherwise; where a conflict is
 * open, without one of its leaders.
 */
export const PASSING: readonly Lessen[] = ([null, 'attacker', 'defender'] as const).map(
  (loser): Lessen =>
    (file) => {
      const { position, steps } = file;
      if (position === undefined || steps[0]?.action.do === 'pass') return null;
      const { pending, phase: _phase, leaders = {}, ...still } = position;
      const conflict = pending?.conflict;
      if ((conflict === undefined) !== (loser === null)) return null;
      const left =
        conflict === undefined || loser === null
          ? leaders
          : without(leaders, `${conflict[loser]}.${conflict.leader}`);
      const step = { seat: position.seat ?? 0, action: { do: 'pass' } } as const;
      return { ...file, position: { ...still, leaders: left, actionsLeft: 1 }, steps: [step] };
    },
);

/** What a position has where it does not say. */
const START: Readonly<Record<string, unknown>> = { phase: 'turn.action', seat: 0, actionsLeft: 2 };

/** Parts that say nothing are left out: what is empty, and seats where two sit in their order. */
export function tidied(file: GameFile): GameFile {
  const { position, options, seats, ...rest } = file;
  const on = Object.entries(options ?? {}).filter(([, value]) => value !== false);
  const isEmpty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  const keep: readonly string[] = ['bag', 'hands'];
  const told = Object.entries(position ?? {}).filter(
    ([key, value]) => (!isEmpty(value) || keep.includes(key)) && START[key] !== value,
  );
  return {
    ...rest,
    ...(seats === undefined || seats.length <= 2 ? {} : { seats }),
    ...(on.length === 0 ? {} : { options: Object.fromEntries(on) }),
    ...(position === undefined ? {} : { position: Object.fromEntries(told) }),
  };
}
