import { useId } from 'preact/hooks';
import type { PositionJson } from '../../../../machine/record/format.ts';
import {
  type ByTile,
  CATASTROPHES,
  COLORS,
  colorIndex,
  DYNASTIES,
  HAND_SIZE,
  type Seat,
  type Tile,
  TREASURES,
  type Writable,
} from '../../../../machine/rules/pieces.ts';
import type { EditionId } from '../../../../spec/ids.ts';
import { fill } from '../../strings.ts';
import { Stone } from '../../viewer/pieces/Stone.tsx';
import { useTongue } from '../../viewer/services.ts';
import type { LabEdition } from '../page.ts';
import type { LabTexts } from '../texts.ts';
import { onBoard, resized } from './ground.ts';
import { boardOf, type Laid, UNTOLD } from './laid.ts';
import { withoutSeat } from './seats.ts';
import { withDynasty } from './stamping.ts';

interface Props {
  readonly text: LabTexts;
  readonly laid: Laid;
  readonly editions: readonly LabEdition[];
  tell(laid: Laid): void;
}

/** All that a position has beside the board, which nobody needs to know for most questions. */
export function Known(props: Props) {
  const { text, laid, editions, tell } = props;
  const known = text.known;
  const { texts } = useTongue();
  const { position, options = {}, seats } = laid;
  const told = (change: Partial<PositionJson>): void =>
    tell({ ...laid, position: { ...position, ...change } });
  const board = boardOf(laid);
  const option = (name: 'englishVariant' | 'wonder' | 'buildings') => (
    <label key={name}>
      <input
        type="checkbox"
        checked={options[name] ?? false}
        onChange={({ currentTarget: { checked } }) =>
          tell({ ...laid, options: { ...options, [name]: checked } })
        }
      />
      {known[name]}
    </label>
  );
  return (
    <details class="known">
      <summary>{known.title}</summary>
      <div class="bar">
        <label>
          {known.edition}{' '}
          <select
            value={laid.edition}
            onChange={({ currentTarget: { value } }) =>
              tell({ ...laid, edition: value as EditionId })
            }
          >
            {editions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {known.board}{' '}
          <select
            value={board.id}
            onChange={({ currentTarget: { value } }) =>
              tell(onBoard(laid, value as typeof board.id))
            }
          >
            {(['standard', 'advanced', 'free'] as const).map((id) => (
              <option key={id} value={id}>
                {known.boards[id]}
              </option>
            ))}
          </select>
        </label>
        {board.id === 'free' && (
          <>
            <Count
              label={known.columns}
              value={board.terrain[0]?.length ?? 1}
              least={1}
              most={16}
              change={(columns) => tell(resized(laid, columns, board.terrain.length))}
            />
            <Count
              label={known.rows}
              value={board.terrain.length}
              least={1}
              most={11}
              change={(rows) => tell(resized(laid, board.terrain[0]?.length ?? 1, rows))}
            />
          </>
        )}
      </div>
      <div class="bar">{(['englishVariant', 'wonder', 'buildings'] as const).map(option)}</div>
      <div class="bar">
        <label>
          {known.turn}{' '}
          <select
            value={String(position.seat ?? 0)}
            onChange={({ currentTarget: { value } }) => told({ seat: Number(value) as Seat })}
          >
            {seats.map(({ dynasty }, seat) => (
              <option key={dynasty} value={String(seat)}>
                {texts.dynasty[dynasty]}
              </option>
            ))}
          </select>
        </label>
        <Count
          label={known.actions}
          value={position.actionsLeft ?? 2}
          least={1}
          most={2}
          change={(actionsLeft) => told({ actionsLeft })}
        />
      </div>
      {position.phase !== undefined && position.phase !== 'turn.action' && (
        <p class="bar">
          <span>{fill(known.pending, { what: position.phase })}</span>
          <button
            type="button"
            class="quiet-button"
            onClick={() => {
              const { phase: _, pending: _pending, ...rest } = position;
              tell({ ...laid, position: rest });
            }}
          >
            {known.settle}
          </button>
        </p>
      )}
      <div class="bar">
        {DYNASTIES.filter((one) => !seats.some(({ dynasty }) => dynasty === one)).map((one) => (
          <button
            key={one}
            type="button"
            class="quiet-button"
            onClick={() => tell(withDynasty(laid, one))}
          >
            {known.sit}: {texts.dynasty[one]}
          </button>
        ))}
        {seats.length > 2 && (
          <button type="button" class="quiet-button" onClick={() => tell(withoutSeat(laid))}>
            {fill(known.leave, { dynasty: texts.dynasty[seats.at(-1)!.dynasty] })}
          </button>
        )}
      </div>
      <Hands {...props} told={told} />
      <Scores {...props} told={told} />
      <Bag {...props} />
    </details>
  );
}

interface Part extends Props {
  told(change: Partial<PositionJson>): void;
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  change(value: number): void;
}

function Count({ label, value, least = 0, most, change }: CountProps) {
  return (
    <label class="count" title={label}>
      <span>{label}</span>{' '}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isNaN(valueAsNumber)) return;
          change(Math.min(most, Math.max(least, Math.trunc(valueAsNumber))));
        }}
      />
    </label>
  );
}

/** Hands by colour; what of six tiles is not told is unknown. */
function Hands({ text, laid, told }: Part) {
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
        <fieldset key={dynasty} class="bar counts">
          <legend>
            {known.hand}: {texts.dynasty[dynasty]}
          </legend>
          {COLORS.map((color) => (
            <span key={color}>
              <Stone tile={color} />
              <Count
                label={texts.color[color]}
                value={hands[seat]?.filter((tile) => tile === color).length ?? 0}
                most={HAND_SIZE}
                change={(count) => set(seat, color, count)}
              />
            </span>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        class="quiet-button"
        onClick={() => told({ hands: laid.seats.map(() => UNTOLD) })}
      >
        {fill(known.forget, { what: known.hands })}
      </button>
    </>
  );
}

function Scores({ text, laid, told }: Part) {
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
        <fieldset key={dynasty} class="bar counts">
          <legend>
            {known.score}: {texts.dynasty[dynasty]}
          </legend>
          {COLORS.map((color) => (
            <span key={color}>
              <Stone tile={color} />
              <Count
                label={texts.color[color]}
                value={scores[seat]?.[colorIndex(color)] ?? 0}
                most={99}
                change={(count) => set(seat, colorIndex(color), count)}
              />
            </span>
          ))}
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
        </fieldset>
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
function Bag({ text, laid, tell }: Props) {
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
