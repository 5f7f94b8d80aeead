import { useMemo } from 'preact/hooks';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { fill } from '../../strings.ts';
import { nameOf } from '../replay/replay.ts';
import type { Steps } from '../replay/useSteps.ts';
import { useTongue } from '../services.ts';
import { type ChartLine, LineChart } from './LineChart.tsx';
import { KINDS, type Kind, standing } from './sums.ts';

/** Lines differ by dashes too, for eyes and printers that tell no colours apart. */
const DASHES: Readonly<Record<Kind, readonly number[]>> = {
  black: [],
  red: [10, 4],
  blue: [2, 3],
  green: [10, 3, 2, 3],
  treasure: [5, 3],
};
const SEAT_DASHES = [[], [10, 4], [2, 3], [10, 3, 2, 3]] as const;

interface Props {
  readonly telling: Telling;
  readonly steps: Steps;
}

const highestOf = (lines: readonly ChartLine[]): number =>
  Math.max(0, ...lines.flatMap(({ values }) => values));

/** Points of a seat by colour, and its treasures. */
export function SeatChart({ telling, steps, seat }: Props & { readonly seat: Seat }) {
  const tongue = useTongue();
  const { points: text } = tongue.texts.viewer;
  const lines = useMemo(
    () =>
      KINDS.map(
        (kind, i): ChartLine => ({
          name: kindName(kind, tongue.texts),
          color: `--line-${kind}`,
          dash: DASHES[kind],
          values: telling.frames.map(({ game }) => game.scores[seat]![i]!),
        }),
      ),
    [telling, seat, tongue],
  );
  const highest = useMemo(
    () => Math.max(...telling.frames.flatMap(({ game }) => game.scores.flat())),
    [telling],
  );
  const name = fill(text.pointsOf, { seat: nameOf(telling.sitters, seat, tongue) });
  return (
    <LineChart
      name={name}
      lines={lines}
      highest={highest}
      steps={steps}
      height={150}
      say={(position) => said(lines, position, text.at)}
    />
  );
}

/** What would count for each seat if the game ended there: who is ahead. */
export function RaceChart({ telling, steps, seats }: Props & { readonly seats: readonly Seat[] }) {
  const tongue = useTongue();
  const { points: text } = tongue.texts.viewer;
  const among = seats.join();
  const lines = useMemo(
    () =>
      seats.map(
        (seat): ChartLine => ({
          name: nameOf(telling.sitters, seat, tongue),
          color: `--line-seat-${seat}`,
          dash: SEAT_DASHES[seat] ?? [],
          values: telling.frames.map(({ game }) => standing(game.scores[seat]!)),
        }),
      ),
    [telling, among, tongue],
  );
  return (
    <>
      <ul class="plot-legend">
        {lines.map(({ name, color, dash }) => (
          <li key={name}>
            <Sample color={color} dash={dash} /> {name}
          </li>
        ))}
      </ul>
      <LineChart
        name={text.race}
        lines={lines}
        highest={highestOf(lines)}
        steps={steps}
        height={180}
        say={(position) => said(lines, position, text.at)}
      />
    </>
  );
}

/** Which line is which, for all charts of seats. */
export function Legend() {
  const { texts } = useTongue();
  return (
    <ul class="plot-legend">
      {KINDS.map((kind) => (
        <li key={kind}>
          <Sample color={`--line-${kind}`} dash={DASHES[kind]} /> {kindName(kind, texts)}
        </li>
      ))}
    </ul>
  );
}

const Sample = ({ color, dash }: Pick<ChartLine, 'color' | 'dash'>) => (
  <svg class="sample" viewBox="0 0 32 4" aria-hidden="true">
    <path
      d="M0 2h32"
      stroke={`var(${color})`}
      stroke-width="2.5"
      stroke-dasharray={dash.join(' ')}
    />
  </svg>
);

/** A kind of points in words. */
export const kindName = (
  kind: Kind,
  { color, viewer }: ReturnType<typeof useTongue>['texts'],
): string => (kind === 'treasure' ? viewer.treasures : color[kind]);

const said = (lines: readonly ChartLine[], position: number, at: string): string =>
  `${fill(at, { step: position })} ${lines
    .map(({ name, values }) => `${name} ${values[position] ?? 0}`)
    .join(', ')}`;
