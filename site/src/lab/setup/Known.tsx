import type { PositionJson } from '../../../../machine/record/format.ts';
import { DYNASTIES, type Seat } from '../../../../machine/rules/pieces.ts';
import type { EditionId } from '../../../../spec/ids.ts';
import { fill } from '../../strings.ts';
import { useTongue } from '../../viewer/services.ts';
import type { LabEdition } from '../page.ts';
import type { LabTexts } from '../texts.ts';
import { Count } from './Count.tsx';
import { onBoard, resized } from './ground.ts';
import { Bag, Hands, Scores } from './Held.tsx';
import { boardOf, type Laid } from './laid.ts';
import { withDynasty, withoutSeat } from './seats.ts';

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
      <div class="bar">
        {(['englishVariant', 'wonder', 'buildings'] as const).map(option)}
        <label>
          <input
            type="checkbox"
            checked={position.treasureEnd ?? board.id !== 'free'}
            onChange={({ currentTarget: { checked } }) => told({ treasureEnd: checked })}
          />
          {known.treasureEnd}
        </label>
      </div>
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
      <Hands {...props} />
      <Scores {...props} />
      <Bag {...props} />
    </details>
  );
}
