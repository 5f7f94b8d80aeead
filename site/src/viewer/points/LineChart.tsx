import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Steps } from '../replay/useSteps.ts';
import { colorOf, useTheme } from './theme.ts';

/** A line of a chart: a value for each position. */
export interface ChartLine {
  readonly name: string;
  /** The custom property that colours it. */
  readonly color: string;
  readonly dash: readonly number[];
  readonly values: readonly number[];
}

interface Props {
  readonly name: string;
  readonly lines: readonly ChartLine[];
  /** The highest value of all charts that are to be compared. */
  readonly highest: number;
  readonly steps: Steps;
  readonly height: number;
  /** What the chart says at a position, in words. */
  say(position: number): string;
}

/** Keeps the pointers of all charts of the panel at the same position. */
const TOGETHER = uPlot.sync('points');

/**
 * Lines over the positions of a game. The position shown is marked; a click goes to another, and so
 * do the keys of the viewer. To a screen reader it is a slider that tells the values.
 */
export function LineChart({ name, lines, highest, steps: { position, go }, height, say }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const told = useRef(say);
  told.current = say;
  const [plot, show] = useState<uPlot | null>(null);
  const theme = useTheme();
  const last = (lines[0]?.values.length ?? 1) - 1;

  useEffect(() => {
    const box = host.current;
    if (box === null) return;
    const width = () => Math.max(box.clientWidth, 160);
    const tip = document.createElement('div');
    tip.className = 'plot-tip';
    const made = new uPlot(
      {
        width: width(),
        height,
        legend: { show: false },
        padding: [8, 8, 0, 0],
        cursor: {
          y: false,
          drag: { x: false, y: false },
          points: { size: 6 },
          sync: { key: TOGETHER.key, scales: ['x', null] },
        },
        scales: { x: { time: false }, y: { range: [0, Math.max(highest, 1)] } },
        axes: axes(
          colorOf('--soft', box),
          colorOf('--line', box),
          `13px ${getComputedStyle(box).fontFamily}`,
        ),
        series: [
          {},
          ...lines.map((line) => ({
            label: line.name,
            stroke: colorOf(line.color, box),
            width: 2,
            dash: [...line.dash],
            paths: uPlot.paths.stepped!({ align: 1 }),
            points: { show: false },
          })),
        ],
        hooks: {
          ready: [
            ({ over, cursor }) => {
              over.append(tip);
              over.addEventListener('click', () => {
                if (cursor.idx != null) go(cursor.idx);
              });
            },
          ],
          setCursor: [
            ({ cursor: { idx, left = -1 }, over }) => {
              tip.hidden = idx == null || left < 0;
              if (idx == null) return;
              tip.textContent = told.current(idx);
              tip.classList.toggle('before', left > over.clientWidth / 2);
              tip.style.left = `${left}px`;
            },
          ],
        },
      },
      [Array.from({ length: last + 1 }, (_, i) => i), ...lines.map(({ values }) => [...values])],
      box,
    );
    TOGETHER.sub(made);
    show(made);
    const resized = new ResizeObserver(() => made.setSize({ width: width(), height }));
    resized.observe(box);
    return () => {
      resized.disconnect();
      TOGETHER.unsub(made);
      made.destroy();
      show(null);
    };
  }, [lines, highest, height, last, go, theme]);

  useMarker(plot, position);
  return (
    <div
      class="plot"
      ref={host}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={position}
      aria-valuetext={say(position)}
    />
  );
}

/** A line where the position shown is; it moves without the chart being drawn again. */
function useMarker(plot: uPlot | null, position: number): void {
  useEffect(() => {
    if (plot === null) return;
    const marker = document.createElement('div');
    marker.className = 'plot-marker';
    const place = (): void => {
      marker.style.left = `${plot.valToPos(position, 'x')}px`;
    };
    plot.over.append(marker);
    place();
    const resized = new ResizeObserver(place);
    resized.observe(plot.over);
    return () => {
      resized.disconnect();
      marker.remove();
    };
  }, [plot, position]);
}

const axes = (ink: string, line: string, font: string): uPlot.Axis[] => {
  const axis = {
    stroke: ink,
    font,
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
    incrs: [1, 2, 5, 10, 20, 50, 100, 200],
  };
  return [
    { ...axis, size: 24, gap: 2, grid: { show: false }, space: 40 },
    { ...axis, size: 28, gap: 4, space: 24 },
  ];
};
