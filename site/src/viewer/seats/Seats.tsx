import type { Telling, ToldFrame } from '../../../../machine/book/telling/told.ts';
import { rank, settledScore } from '../../../../machine/rules/final.ts';
import { COLORS, type Seat, type Tile, TREASURES } from '../../../../machine/rules/pieces.ts';
import { COLON } from '../../../../spec/text.ts';
import { count, fill } from '../../strings.ts';
import { Cube } from '../pieces/Cube.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Stone } from '../pieces/Stone.tsx';
import { sees, type Viewpoint } from '../replay/viewpoint.ts';
import { useTongue } from '../services.ts';

interface Props {
  readonly telling: Telling;
  readonly frame: ToldFrame;
  readonly viewpoint: Viewpoint;
}

/** A card for each player: scores, hand, catastrophes; what a viewpoint does not show is hidden. */
export function Seats(props: Props) {
  const text = useTongue().texts.viewer;
  return (
    <section class="seats" aria-label={text.players}>
      {props.telling.sitters.map((_, seat) => (
        <SeatCard key={seat} {...props} seat={seat as Seat} />
      ))}
    </section>
  );
}

function SeatCard({ telling, frame, viewpoint, seat }: Props & { readonly seat: Seat }) {
  const { texts } = useTongue();
  const text = texts.viewer;
  const { dynasty, name } = telling.sitters[seat]!;
  const { game, toAct, phase } = frame;
  const place = phase === 'over' ? placeOf(frame, seat) : null;
  const open = place !== null || sees(viewpoint, seat);
  const acts = toAct === seat;
  return (
    <article class={acts ? 'seat acts' : 'seat'} data-seat={seat}>
      <header class={name === undefined ? undefined : 'named'} title={name}>
        <Sign class="dynasty" name={dynasty} />
        <h3>{name ?? texts.dynasty[dynasty]}</h3>
      </header>
      <Scores score={game.scores[seat]!} open={open} />
      {place !== null && (
        <p class="settled">
          {fill(text.settled, { scores: settledScore(game.scores[seat]!).join(' · ') })}
        </p>
      )}
      <div class="hand">
        <Hand tiles={tilesOf(game.hands[seat]!)} open={open} />
        {acts && <span class="badge">{text.toAct}</span>}
        {!acts && place === null && game.seat === seat && (
          <span class="badge quiet">{text.active}</span>
        )}
        {place !== null && <span class="badge place">{fill(text.place, { place })}</span>}
        <Catastrophes left={game.catastrophes[seat]!} />
      </div>
    </article>
  );
}

function Scores({ score, open }: { readonly score: readonly number[]; readonly open: boolean }) {
  const { texts } = useTongue();
  return (
    <ul class="scores">
      {COLORS.map((color, i) => (
        <li key={color} class={color} data-score={color}>
          <Stone tile={color} />
          <span class="sr-only">{texts.color[color]} </span>
          <b>{open ? score[i] : <Hidden />}</b>
        </li>
      ))}
      <li class="treasures" data-score="treasures">
        <Cube />
        <span class="sr-only">{texts.viewer.treasures} </span>
        <b>{open ? score[TREASURES] : <Hidden />}</b>
      </li>
    </ul>
  );
}

/** A number behind the screen. */
function Hidden() {
  const text = useTongue().texts.viewer;
  return (
    <>
      <span aria-hidden="true">·</span>
      <span class="sr-only">{text.hidden}</span>
    </>
  );
}

/** The tiles of a hand, or their backs where the viewpoint does not show them. */
function Hand({ tiles, open }: { readonly tiles: readonly Tile[]; readonly open: boolean }) {
  const { texts, language } = useTongue();
  const text = texts.viewer;
  const told = open
    ? tiles.map((tile) => texts.color[tile]).join(', ')
    : count(text.hiddenTiles, tiles.length, language);
  return (
    <>
      <span class="sr-only">
        {text.hand}
        {COLON[language]} {tiles.length === 0 ? text.emptyHand : told}
      </span>
      <span aria-hidden="true" class="stones">
        {tiles.map((tile, i) => (
          <Stone key={`${i}.${open ? tile : 'back'}`} tile={open ? tile : '?'} />
        ))}
      </span>
    </>
  );
}

/** The tiles that counts by kind stand for. */
const tilesOf = (counts: readonly number[]): readonly Tile[] =>
  [...COLORS, '?' as const].flatMap((tile, kind) => new Array<Tile>(counts[kind] ?? 0).fill(tile));

/** The place of a seat in the final ranking, from 1. */
function placeOf({ game }: ToldFrame, seat: Seat): number {
  return rank(game.scores).findIndex((tied) => tied.includes(seat)) + 1;
}

function Catastrophes({ left }: { readonly left: number }) {
  const { texts, language } = useTongue();
  const told = count(texts.viewer.catastrophes, left, language);
  return (
    <span class="catastrophes" title={told}>
      <span class="sr-only">{told}</span>
      {Array.from({ length: left }, (_, i) => (
        <Sign key={i} name="catastrophe" />
      ))}
    </span>
  );
}
