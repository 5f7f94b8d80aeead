import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { fill } from '../../strings.ts';
import type { PanelProps } from '../panels/panel.ts';
import { nameOf } from '../replay/replay.ts';
import { useTongue } from '../services.ts';
import { Gains } from './Gains.tsx';
import { History } from './History.tsx';
import { Legend, RaceChart, SeatChart } from './ScoreCharts.tsx';
import { type GainFilter, Sources } from './Sources.tsx';
import { Supplies } from './Supplies.tsx';
import { gainsUntil, isOpen, rowsOf, standing } from './sums.ts';
import '../../styles/points.css';

/**
 * The ledger: points over time, where each came from, treasures, bag. What a viewpoint hides is hidden
 * here too: gains are public one by one, sums are not.
 */
export default function Points({ replay: { telling }, frame, steps }: PanelProps) {
  const tongue = useTongue();
  const { points: text } = tongue.texts.viewer;
  const [choice, choose] = useState<GainFilter>({ seat: null, of: null, reason: null });
  const gains = useMemo(() => gainsUntil(telling, frame.index), [telling, frame]);
  const seats = telling.sitters.map((_, seat) => seat as Seat);
  const open = seats.filter((seat) => isOpen(steps.viewpoint, seat, frame));
  return (
    <div class="ledger">
      <section class="race">
        <h3>{text.race}</h3>
        <p class="hint">{text.raceText}</p>
        <RaceChart telling={telling} steps={steps} seats={open} />
      </section>
      <section class="by-seat">
        <h3>{text.bySeat}</h3>
        <Legend />
        <div class="multiples">
          {seats.map((seat) => {
            const name = nameOf(telling.sitters, seat, tongue);
            const score = frame.game.scores[seat]!;
            return (
              <article key={seat} data-ledger={seat}>
                <h4>{name}</h4>
                {open.includes(seat) ? (
                  <>
                    <p class="counts">{fill(text.counts, { count: standing(score) })}</p>
                    <SeatChart telling={telling} steps={steps} seat={seat} />
                    <History telling={telling} seat={seat} />
                    <Sources
                      name={fill(text.sourcesOf, { seat: name })}
                      seat={seat}
                      rows={rowsOf(telling, gains, seat)}
                      score={score}
                      choice={choice}
                      choose={choose}
                    />
                  </>
                ) : (
                  <p class="hint">{text.behindScreen}</p>
                )}
              </article>
            );
          })}
        </div>
      </section>
      <Gains
        gains={gains}
        sitters={telling.sitters}
        choice={choice}
        choose={choose}
        steps={steps}
      />
      <Supplies telling={telling} frame={frame} gains={gains} steps={steps} />
    </div>
  );
}
