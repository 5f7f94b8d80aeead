import { useEffect, useId, useState } from 'preact/hooks';
import { Timeline } from '../timeline/Timeline.tsx';
import { useTongue } from '../tongue.ts';
import type { Panel, PanelProps } from './panel.ts';

/** The panels below the board; all but the first are loaded when they are opened. */
const PANELS = {
  steps: null,
  points: () => import('../points/PointsPanel.tsx'),
  whatIf: () => import('../whatif/WhatIfPanel.tsx'),
  chart: () => import('../statechart/StatechartPanel.tsx'),
} as const satisfies Record<string, null | (() => Promise<{ readonly default: Panel }>)>;

type PanelId = keyof typeof PANELS;
const IDS = Object.keys(PANELS) as readonly PanelId[];

/** Panels as tabs: one is shown, arrow keys move among their names. */
export function Panels(props: PanelProps) {
  const text = useTongue().texts.viewer;
  const [open, choose] = useState<PanelId>('steps');
  const id = useId();
  const moved = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = IDS[(IDS.indexOf(open) + by + IDS.length) % IDS.length]!;
    choose(next);
    const tabs = (event.currentTarget as HTMLElement).children;
    (tabs[IDS.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  return (
    <section class="panels">
      <div role="tablist" aria-label={text.panels} onKeyDown={moved}>
        {IDS.map((panel) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`${id}-${panel}`}
            aria-selected={panel === open}
            aria-controls={`${id}-panel`}
            tabIndex={panel === open ? 0 : -1}
            onClick={() => choose(panel)}
          >
            {text.panel[panel]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} class={open}>
        {PANELS[open] === null ? (
          <Timeline {...props} />
        ) : (
          <Loaded key={open} of={open} {...props} />
        )}
      </div>
    </section>
  );
}

/** A panel that is fetched first. */
function Loaded({ of, ...props }: PanelProps & { readonly of: PanelId }) {
  const text = useTongue().texts.viewer;
  const [Loading, show] = useState<Panel | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const load: null | (() => Promise<{ readonly default: Panel }>) = PANELS[of];
    load?.().then(
      (module) => show(() => module.default),
      () => show('failed'),
    );
  }, [of]);
  if (Loading === 'loading') return <p class="loading">{text.loading}</p>;
  if (Loading === 'failed') {
    return (
      <p class="notice" role="alert">
        {text.unreachable}
      </p>
    );
  }
  return <Loading {...props} />;
}
