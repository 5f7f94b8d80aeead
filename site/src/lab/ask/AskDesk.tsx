import type { Action } from '../../../../machine/rules/action.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { Sign } from '../../viewer/pieces/Sign.tsx';
import { useTongue } from '../../viewer/services.ts';
import { Decisions } from '../../viewer/whatif/Decisions.tsx';
import type { Offer } from '../../viewer/whatif/pieces.ts';
import { Tray } from '../../viewer/whatif/Tray.tsx';
import type { Laid } from '../setup/laid.ts';
import type { LabTexts } from '../texts.ts';
import type { Askable } from './askable.ts';
import { moving } from './useAskable.ts';

interface Props {
  readonly text: LabTexts;
  readonly record: Laid;
  readonly askable: Askable;
  readonly chosen: Offer | null;
  choose(offer: Offer): void;
  act(action: Action): void;
  /** Somebody else acts. */
  turn(seat: Seat): void;
}

/** What to ask with: who acts, the pieces, and what is decided without the board. */
export function AskDesk({ text, record, askable, chosen, choose, act, turn }: Props) {
  const { texts } = useTongue();
  const { phase, toAct, game, choices, offers, standing } = askable;
  const session = { choose, act: async (action: Action) => act(action) };
  const frame = { ...askable, game: moving(game) };
  const telling = {
    sitters: record.seats,
    fixed: {
      board: game.board,
      options: game.options,
      rulings: game.rulings,
      players: game.players,
    },
  };
  return (
    <section class="desk" aria-label={text.modes.ask}>
      {record.steps.length === 0 && phase === 'turn.action' && (
        <fieldset class="dynasties" aria-label={text.ask.who}>
          {record.seats.map(({ dynasty }, seat) => (
            <label key={dynasty} title={texts.dynasty[dynasty]} data-dynasty={dynasty}>
              <input
                type="radio"
                name="lab-turn"
                checked={seat === toAct}
                onChange={() => turn(seat as Seat)}
              />
              <Sign name={dynasty} />
              <span class="sr-only">{texts.dynasty[dynasty]}</span>
            </label>
          ))}
          <span class="who">{standing ?? text.ask.who}</span>
        </fieldset>
      )}
      {(record.steps.length > 0 || phase !== 'turn.action') && standing !== null && (
        <p class="asks">{standing}</p>
      )}
      {offers.length > 0 && (
        <Tray
          telling={telling}
          frame={frame}
          session={session}
          state={{ offers, chosen, choices }}
        />
      )}
      {chosen === null && offers.length > 0 && <p class="soft">{text.ask.start}</p>}
      {toAct !== null && <Decisions frame={frame} session={session} state={{ choices }} />}
    </section>
  );
}
