import { GLYPHS } from '../../../machine/draw/glyphs.ts';
import { writeTiles } from '../../../machine/record/position.ts';
import type { Frame } from '../../../machine/record/replay.ts';
import { rank, settledScore } from '../../../machine/rules/final.ts';
import { COLORS, type Seat, TREASURES } from '../../../machine/rules/pieces.ts';
import { count, fill, strings } from '../strings.ts';
import type { Replay } from './data.ts';
import { Stone } from './Stone.tsx';

const text = strings.viewer;

interface Props {
  readonly replay: Replay;
  readonly frame: Frame;
}

/** A card for each player: scores, hand, catastrophes. */
export function Seats({ replay, frame }: Props) {
  return (
    <section class="seats" aria-label={text.players}>
      {replay.sitters.map((_, seat) => (
        <SeatCard key={seat} replay={replay} frame={frame} seat={seat as Seat} />
      ))}
    </section>
  );
}

function SeatCard({ replay, frame, seat }: Props & { readonly seat: Seat }) {
  const { dynasty, name } = replay.sitters[seat]!;
  const { game, toAct, phase } = frame;
  const score = game.scores[seat]!;
  const hand = writeTiles(game.hands[seat]!);
  const place = phase === 'over' ? placeOf(frame, seat) : null;
  const acts = toAct === seat;
  return (
    <article class={acts ? 'seat acts' : 'seat'} data-seat={seat}>
      <header class={name === undefined ? undefined : 'named'} title={name}>
        <svg class="dynasty" viewBox="0 0 512 512" aria-hidden="true">
          <path fill="currentColor" d={GLYPHS[dynasty]} />
        </svg>
        <h3>{name ?? strings.dynasty[dynasty]}</h3>
      </header>
      <ul class="scores">
        {COLORS.map((color, i) => (
          <li key={color} class={color} data-score={color}>
            <Stone tile={color} />
            <span class="sr-only">{strings.color[color]} </span>
            <b>{score[i]}</b>
          </li>
        ))}
        <li class="treasures" data-score="treasures">
          <Cube />
          <span class="sr-only">{text.treasures} </span>
          <b>{score[TREASURES]}</b>
        </li>
      </ul>
      {place !== null && (
        <p class="settled">{fill(text.settled, { scores: settledScore(score).join(' · ') })}</p>
      )}
      <div class="hand">
        <span class="sr-only">
          {text.hand}:{' '}
          {hand.length === 0 ? text.emptyHand : hand.map((tile) => strings.color[tile]).join(', ')}
        </span>
        <span aria-hidden="true" class="stones">
          {hand.map((tile, i) => (
            <Stone key={`${i}.${tile}`} tile={tile} />
          ))}
        </span>
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

/** The place of a seat in the final ranking, from 1. */
function placeOf({ game }: Frame, seat: Seat): number {
  return rank(game.scores).findIndex((tied) => tied.includes(seat)) + 1;
}

const Cube = () => (
  <svg class="cube" viewBox="20 17 20 22" aria-hidden="true">
    <path d="M30 19.5L38 23.5L30 27.5L22 23.5Z" fill="var(--board-ivory)" />
    <path d="M22 23.5L30 27.5V37L22 33Z" fill="var(--board-gold)" />
    <path d="M38 23.5L30 27.5V37L38 33Z" fill="#a8711f" />
  </svg>
);

const Catastrophes = ({ left }: { readonly left: number }) => (
  <span class="catastrophes" title={count(text.catastrophes, left)}>
    <span class="sr-only">{count(text.catastrophes, left)}</span>
    {Array.from({ length: left }, (_, i) => (
      <svg key={i} viewBox="0 0 512 512" aria-hidden="true">
        <path fill="currentColor" d={GLYPHS.catastrophe} />
      </svg>
    ))}
  </span>
);
