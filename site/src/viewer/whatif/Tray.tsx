import { useId } from 'preact/hooks';
import type { Telling, ToldFrame } from '../../../../machine/book/telling/told.ts';
import { geometry } from '../../../../machine/rules/board.ts';
import { OFF } from '../../../../machine/rules/game.ts';
import { type Dynasty, leaderIndex, leaderNumber } from '../../../../machine/rules/pieces.ts';
import { count } from '../../strings.ts';
import { useTongue } from '../services.ts';
import { namePiece } from './naming.ts';
import { PiecePicture } from './PiecePicture.tsx';
import type { Offer, OfferedPiece } from './pieces.ts';
import type { Session } from './session.ts';
import type { WhatIf } from './state.ts';

interface Props {
  readonly telling: Pick<Telling, 'sitters' | 'fixed'>;
  readonly frame: Pick<ToldFrame, 'toAct' | 'game'>;
  readonly session: Pick<Session, 'choose' | 'act'>;
  readonly state: Pick<WhatIf, 'offers' | 'chosen' | 'choices'>;
}

/** The pieces of the seat to act, one of which is chosen; its spaces are lit on the board. */
export function Tray({ telling, frame, session, state: { offers, chosen, choices } }: Props) {
  const tongue = useTongue();
  const text = tongue.texts.viewer.whatIf;
  const group = useId();
  const seat = frame.toAct ?? frame.game.seat;
  const dynasty = telling.sitters[seat]?.dynasty ?? 'archer';
  const withdrawn = choices.find(
    ({ action }) =>
      action.do === 'withdraw' &&
      chosen?.piece.do === 'leader' &&
      action.leader === chosen.piece.leader,
  );
  const { names } = geometry(telling.fixed.board);
  /** Where a leader stands, if it does. */
  const standsOn = ({ piece }: Offer): string | null => {
    if (piece.do !== 'leader') return null;
    const space = frame.game.leaders[leaderNumber(seat, leaderIndex(piece.leader))] ?? OFF;
    return space === OFF ? null : (names[space] ?? null);
  };
  return (
    <>
      <fieldset class="tray">
        <legend class="sr-only">{text.piece}</legend>
        {offers.map((offer) => (
          <label key={offer.key} class={offer.cells.length === 0 ? 'idle' : undefined}>
            <input
              type="radio"
              name={group}
              checked={offer.key === chosen?.key}
              onChange={() => session.choose(offer)}
            />
            <Token piece={offer.piece} dynasty={dynasty} />
            <span class="name">{namePiece(offer.piece, tongue.titles)}</span>
            {offer.left !== undefined && <span class="left">×{offer.left}</span>}
            {standsOn(offer) !== null && (
              <span class="left">
                <span class="sr-only">{text.onBoard} </span>
                {standsOn(offer)}
              </span>
            )}
            {offer.possible && (
              <span class="left" title={text.untold}>
                ?<span class="sr-only"> {text.untold}</span>
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {chosen !== null && (
        <p class="bar">
          <span>
            {chosen.cells.length === 0
              ? text.nowhere
              : count(text.spaces, chosen.cells.length, tongue.language)}
          </span>
          {withdrawn !== undefined && (
            <button
              type="button"
              class="quiet-button"
              onClick={() => void session.act(withdrawn.action)}
            >
              {text.withdraw}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** The picture of a piece on offer; a building looks as the tile on which it may stand. */
function Token({ piece, dynasty }: { readonly piece: OfferedPiece; readonly dynasty: Dynasty }) {
  switch (piece.do) {
    case 'tile':
    case 'building':
      return <PiecePicture piece="tile" color={piece.color} />;
    case 'leader':
      return <PiecePicture piece="leader" leader={piece.leader} dynasty={dynasty} />;
    case 'monument':
      return <PiecePicture piece="monument" colors={piece.monument} />;
    case 'catastrophe':
    case 'wonder':
    case 'treasure':
      return <PiecePicture piece={piece.do} />;
  }
}
