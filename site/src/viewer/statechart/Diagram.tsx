import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChartBook } from '../../../../machine/book/statechart/chartbook.ts';
import type { Strings } from '../../strings.ts';
import { light } from './light.ts';
import '../../styles/statechart.css';

interface Props {
  readonly book: ChartBook;
  /** Ids of the states that are active, and of the edges that were taken to come there. */
  readonly states: readonly string[];
  readonly taken: readonly string[];
  readonly chosen: string | null;
  readonly text: Strings['viewer']['chart'];
  choose(id: string): void;
}

const ZOOMS = [0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.6, 2] as const;
const NATURAL = ZOOMS.indexOf(1);

/** Keys that move what is scrolled here and must not move the game. */
const SCROLLING = /^(Arrow|Page|Home$|End$)/;

/** The diagram on a sheet that scrolls, with what is active and what was taken lit. */
export function Diagram({ book, states, taken, chosen, text, choose }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<number | 'fit'>(NATURAL);
  useLayoutEffect(() => {
    if (sheet.current !== null) light(sheet.current, { states, taken, chosen });
  }, [book, states, taken, chosen, zoom]);
  const step = (by: 1 | -1): void => {
    const shown = sheet.current?.querySelector('svg')?.getBoundingClientRect().width ?? book.width;
    const scale = zoom === 'fit' ? shown / book.width : ZOOMS[zoom]!;
    const next =
      by > 0 ? ZOOMS.findIndex((one) => one > scale) : ZOOMS.findLastIndex((one) => one < scale);
    if (next >= 0) setZoom(next);
  };
  const width = zoom === 'fit' ? '100%' : `${Math.round(book.width * ZOOMS[zoom]!)}px`;
  return (
    <div class="diagram">
      <div class="scale">
        <button
          type="button"
          aria-label={text.smaller}
          title={text.smaller}
          onClick={() => step(-1)}
        >
          −
        </button>
        <button type="button" aria-label={text.larger} title={text.larger} onClick={() => step(1)}>
          +
        </button>
        <button type="button" aria-pressed={zoom === 'fit'} onClick={() => setZoom('fit')}>
          {text.fit}
        </button>
        <button type="button" aria-pressed={zoom === NATURAL} onClick={() => setZoom(NATURAL)}>
          {text.natural}
        </button>
      </div>
      <section
        ref={sheet}
        class={zoom === 'fit' ? 'sheet fitted' : 'sheet'}
        aria-label={text.diagram}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        style={{ '--drawn': width, '--natural': `${book.width}px` }}
        onKeyDown={(event) => {
          if (SCROLLING.test(event.key)) event.stopPropagation();
        }}
        onClick={({ target }) => {
          const id = (target as Element).closest('[data-state]')?.getAttribute('data-state');
          if (id != null) choose(id);
        }}
        dangerouslySetInnerHTML={{ __html: book.svg }}
      />
      <ul class="legend">
        <li class="decides">{text.decides}</li>
        <li class="passes">{text.passes}</li>
        <li class="resumes">{text.resumes}</li>
        <li class="ordered">{text.ordered}</li>
      </ul>
    </div>
  );
}
