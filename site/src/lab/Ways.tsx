import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Loaded } from '../viewer/Loaded.tsx';
import { useTongue } from '../viewer/services.ts';
import type { Part } from './part.ts';

/** What is fetched when it is first shown. */
const beginnings = async () => ({ default: (await import('./start/Start.tsx')).Start });
const taking = async () => ({ default: (await import('./take/TakeAlong.tsx')).TakeAlong });

/** What a session can begin with, and what of it can be taken along. */
export function Ways({ page, bench }: Part) {
  const { language } = useTongue();
  const { lab: text } = page;
  const { record, question } = bench;
  const [open, show] = useState<'begin' | 'take' | null>(null);
  const way = (name: 'begin' | 'take', summary: string, content: () => ComponentChildren) => (
    <details
      class={`way ${name}`}
      open={open === name}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) show(name);
        else show((before) => (before === name ? null : before));
      }}
    >
      <summary>{summary}</summary>
      {open === name && content()}
    </details>
  );
  return (
    <>
      {way('begin', text.start, () => (
        <Loaded
          load={beginnings}
          props={{
            language,
            onHouse: bench.judgeBy,
            onStart: (begun, { at, asked }) => {
              show(null);
              bench.open(begun, at, asked);
            },
          }}
        />
      ))}
      {way('take', text.take, () => (
        <Loaded
          load={taking}
          props={{
            record: question?.record ?? record,
            action: question?.action ?? null,
            judged: question?.judged ?? null,
          }}
        />
      ))}
    </>
  );
}
