import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { PositionJson } from '../../../../machine/record/format.ts';
import {
  type ByTile,
  CATASTROPHES,
  COLORS,
  type Color,
  colorIndex,
  HAND_SIZE,
  type Tile,
  TREASURES,
  type Writable,
} from '../../../../machine/rules/pieces.ts';
import { fill } from '../../strings.ts';
import { Stone } from '../../viewer/pieces/Stone.tsx';
import { useTongue } from '../../viewer/services.ts';
import type { LabTexts } from '../texts.ts';
import { Count } from './Count.tsx';
import { type Laid, UNTOLD } from './laid.ts';

/** What lies behind the screens and in the bag, where somebody knows it. */

interface Props {
  readonly text: LabTexts;
  readonly laid: Laid;
  tell(laid: Laid): void;
}

const changed = (laid: Laid, change: Partial<PositionJson>): Laid => ({
  ...laid,
  position: { ...laid.position, ...change },
});

interface CountsProps {
  readonly legend: string;
  readonly most: number;
  readonly children?: ComponentChildren;
  of(color: Color): number;
  change(color: Color, count: number): void;
}

/** Numbers by colour, and others beside them. */
function Counts({ legend, most, children, of, change }: CountsProps) {
  const { texts } = useTongue();
  return (
    <fieldset class="bar counts">
      <legend>{legend}</legend>
      {COLORS.map((color) => (
        <span key={color}>
          <Stone tile={color} />
          <Count
            label={texts.color[color]}
            value={of(color)}
            most={most}
            change={(count) => change(color, count)}
          />
        </span>
      ))}
      {children}
    </fieldset>
  );
}

/** Hands by colour; what of six tiles is not told is unknown. */
export function Hands({ text, laid, tell }: Props) {
  const told = (change: Partial<PositionJson>): void => tell(changed(laid, change));
  const { texts } = useTongue();
  const known = text.known;
  const { hands } = laid.position;
  if (hands === undefined)
    return (
      <button
        type="button"
        class="quiet-button"
        onClick={() => told({ hands: laid.seats.map(() => UNTOLD) })}
      >
        {fill(known.tell, { what: known.hands })}
      </button>
    );
  const set = (seat: number, color: Tile, count: number): void =>
    told({
      hands: hands.map((hand, i) => {
        if (i !== seat) return hand;
        const others = hand.filter((tile) => tile !== color && tile !== '?');
        const tiles = [...others, ...new Array<Tile>(count).fill(color)];
        const hidden = Math.max(0, HAND_SIZE - tiles.length);
        return [...tiles, ...new Array<Tile>(hidden).fill('?')];
      }),
    });
  return (
    <>
      {laid.seats.map(({ dynasty }, seat) => (
        <Counts
          key={dynasty}
          legend={`${known.hand}: ${texts.dynasty[dynasty]}`}
          of={(color) => hands[seat]?.filter((tile) => tile === color).length ?? 0}
          most={HAND_SIZE}
          change={(color, count) => set(seat, color, count)}
        />
      ))}
      <button
        type="button"
        class="quiet-button"
        onClick={() => {
          const { hands: _, ...others } = laid.position;
          tell({ ...laid, position: others });
        }}
      >
        {fill(known.forget, { what: known.hands })}
      </button>
    </>
  );
}

/** Points, treasures and catastrophe tiles of each seat. */
export function Scores({ text, laid, tell }: Props) {
  const told = (change: Partial<PositionJson>): void => tell(changed(laid, change));
  const { texts } = useTongue();
  const known = text.known;
  const { scores, catastrophesLeft } = laid.position;
  if (scores === undefined)
    return (
      <button
        type="button"
        class="quiet-button"
        onClick={() => told({ scores: laid.seats.map(() => [0, 0, 0, 0, 0]) })}
      >
        {fill(known.tell, { what: known.scores })}
      </button>
    );
  const set = (seat: number, index: number, count: number): void =>
    told({
      scores: scores.map((score, i) => {
        if (i !== seat) return score;
        const next: Writable<ByTile> = [...score];
        next[index as 0] = count;
        return next;
      }),
    });
  const left = catastrophesLeft ?? laid.seats.map(() => CATASTROPHES);
  return (
    <>
      {laid.seats.map(({ dynasty }, seat) => (
        <Counts
          key={dynasty}
          legend={`${known.score}: ${texts.dynasty[dynasty]}`}
          of={(color) => scores[seat]?.[colorIndex(color)] ?? 0}
          most={99}
          change={(color, count) => set(seat, colorIndex(color), count)}
        >
          <Count
            label={known.treasures}
            value={scores[seat]?.[TREASURES] ?? 0}
            most={14}
            change={(count) => set(seat, TREASURES, count)}
          />
          <Count
            label={known.catastrophes}
            value={left[seat] ?? CATASTROPHES}
            most={CATASTROPHES}
            change={(count) =>
              told({ catastrophesLeft: left.map((one, i) => (i === seat ? count : one)) })
            }
          />
        </Counts>
      ))}
    </>
  );
}

const BAG: Readonly<Record<string, Tile>> = {
  k: 'black',
  r: 'red',
  u: 'blue',
  g: 'green',
  '?': '?',
};
const LETTER_OF: Readonly<Record<Tile, string>> = {
  black: 'k',
  red: 'r',
  blue: 'u',
  green: 'g',
  '?': '?',
};

/** The bag as letters, where somebody knows it. */
export function Bag({ text, laid, tell }: Props) {
  const id = useId();
  const { bag } = laid.position;
  return (
    <p class="bag">
      <label for={id}>{text.known.bag}</label>{' '}
      <input
        id={id}
        type="text"
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        maxLength={153}
        aria-describedby={`${id}-hint`}
        value={(bag ?? []).map((tile) => LETTER_OF[tile]).join('')}
        onChange={({ currentTarget: { value } }) => {
          const tiles = [...value.toLowerCase()].flatMap((letter) => BAG[letter] ?? []);
          const { bag: _, ...others } = laid.position;
          tell({ ...laid, position: tiles.length === 0 ? others : { ...others, bag: tiles } });
        }}
      />
      <small id={`${id}-hint`}>{text.known.bagHint}</small>
    </p>
  );
}
