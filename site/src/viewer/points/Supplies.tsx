import type { Telling, ToldFrame } from '../../../../machine/book/telling/told.ts';
import { geometry } from '../../../../machine/rules/board.ts';
import { hasTreasure } from '../../../../machine/rules/game.ts';
import { count, fill } from '../../strings.ts';
import { nameOf } from '../replay/replay.ts';
import { StepLink } from '../replay/StepLink.tsx';
import type { Steps } from '../replay/useSteps.ts';
import { useTongue } from '../services.ts';
import type { Gain } from './sums.ts';

interface Props {
  readonly telling: Telling;
  readonly frame: ToldFrame;
  readonly gains: readonly Gain[];
  readonly steps: Steps;
}

/** Treasures on the board and who took the others, and how full the bag is. */
export function Supplies({ telling, frame, gains, steps }: Props) {
  const tongue = useTongue();
  const { points: text, bag } = tongue.texts.viewer;
  const { game, phase } = frame;
  const { names } = geometry(telling.fixed.board);
  const left = game.cells.flatMap((code, space) => (hasTreasure(code) ? [names[space]!] : []));
  const taken = gains.filter(({ of }) => of === 'treasure');
  const full = telling.frames[0].game.left;
  /** How many tiles the bag holds is nobody's to know before the end (`hidden.bag.count`). */
  const told = steps.viewpoint === 'all' || phase === 'over';
  return (
    <div class="supplies">
      <section>
        <h3>{text.treasures}</h3>
        <p>
          {left.length > 0
            ? fill(text.treasuresLeft, { count: left.length, cells: left.join(', ') })
            : text.noTreasures}
        </p>
        {taken.length > 0 && (
          <ul class="taken">
            {taken.map(({ frame: { index, lines }, line, seat }) => (
              <li key={`${index}.${line}`}>
                {fill(text.taken, {
                  cell: lines[line]?.cells[0] ?? '',
                  seat: nameOf(telling.sitters, seat, tongue),
                })}{' '}
                <StepLink to={index} steps={steps}>
                  {fill(text.takenAt, { step: index })}
                </StepLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{text.bag}</h3>
        {told ? (
          <>
            <meter min={0} max={Math.max(full, 1)} value={game.left} aria-label={text.bag} />
            <p>{count(bag, game.left, tongue.language)}</p>
          </>
        ) : (
          <p>{text.bagHidden}</p>
        )}
      </section>
    </div>
  );
}
