import type { Telling, ToldFrame, ToldLine } from '../../../../machine/book/telling/told.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';

/** What makes a step worth a jump. */
export const MARKS = ['conflict', 'monument', 'treasure', 'leader'] as const;
export type Mark = (typeof MARKS)[number];

const MARK_OF: Readonly<Partial<Record<ToldLine['type'], Mark>>> = {
  'revolt-opened': 'conflict',
  'war-opened': 'conflict',
  'monument-built': 'monument',
  'wonder-built': 'monument',
  'treasure-taken': 'treasure',
  'leader-placed': 'leader',
  'leader-moved': 'leader',
  'leader-returned': 'leader',
};

/** The marks of a step, each once, in the order of `MARKS`. */
export function marksOf({ lines }: Pick<ToldFrame, 'lines'>): readonly Mark[] {
  return MARKS.filter((mark) => lines.some(({ type }) => MARK_OF[type] === mark));
}

/** Where a jump can lead: positions in ascending order, for the marks, turns and annotations. */
export type Moments = Readonly<Record<Mark | 'turn' | 'note', readonly number[]>>;

const known = new WeakMap<Telling, Moments>();

/** All there is to jump to in a game; a turn is reached at its first step. */
export function momentsOf(telling: Telling): Moments {
  let moments = known.get(telling);
  if (moments === undefined) {
    const { frames } = telling;
    const where = (which: (frame: ToldFrame, i: number) => boolean): readonly number[] =>
      frames.filter(which).map(({ index }) => index);
    const marked = (mark: Mark) =>
      where(({ lines }) => lines.some((l) => MARK_OF[l.type] === mark));
    moments = {
      conflict: marked('conflict'),
      monument: marked('monument'),
      treasure: marked('treasure'),
      leader: marked('leader'),
      note: where(({ note, said }) => (note ?? said) !== undefined),
      turn: where(({ turn }, i) => i > 0 && turn !== frames[i - 1]!.turn),
    };
    known.set(telling, moments);
  }
  return moments;
}

/** The nearest of some positions after or before one; null when there is none. */
export const nearest = (among: readonly number[], from: number, by: 1 | -1): number | null =>
  (by > 0 ? among.find((one) => one > from) : among.findLast((one) => one < from)) ?? null;

/** An action with the decisions that it led to. */
export interface Acted {
  readonly frame: ToldFrame;
  readonly parts: readonly ToldFrame[];
}

export interface Turn {
  readonly number: number;
  readonly seat: Seat;
  readonly actions: readonly Acted[];
}

/** The steps of a game by turn, and under each action what had to be decided after it. */
export function turnsOf({ frames }: Pick<Telling, 'frames'>): readonly Turn[] {
  const turns: {
    number: number;
    seat: Seat;
    actions: { frame: ToldFrame; parts: ToldFrame[] }[];
  }[] = [];
  frames.forEach((frame, i) => {
    const before = frames[i - 1];
    if (before === undefined) return;
    let turn = turns.at(-1);
    if (turn?.number !== frame.turn) {
      turn = { number: frame.turn, seat: before.game.seat, actions: [] };
      turns.push(turn);
    }
    const action = turn.actions.at(-1);
    const free = before.phase === 'turn.action' || before.phase === 'over';
    if (free || action === undefined) turn.actions.push({ frame, parts: [] });
    else action.parts.push(frame);
  });
  return turns;
}
