import { useId, useState } from 'preact/hooks';
import { Loaded } from '../Loaded.tsx';
import { useServices } from '../services.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';

type PanelId = 'steps' | LoadedPanel;

/** Panels as tabs: one is shown, arrow keys move among their names. */
export function Panels(props: PanelProps) {
  const { tongue, panels } = useServices();
  const text = tongue.texts.viewer;
  const [open, choose] = useState<PanelId>('steps');
  const id = useId();
  const ids: readonly PanelId[] = ['steps', ...(Object.keys(panels) as LoadedPanel[])];
  const moved = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = ids[(ids.indexOf(open) + by + ids.length) % ids.length]!;
    choose(next);
    const tabs = (event.currentTarget as HTMLElement).children;
    (tabs[ids.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  const load = open === 'steps' ? undefined : panels[open];
  return (
    <section class="panels">
      <div role="tablist" aria-label={text.panels} onKeyDown={moved}>
        {ids.map((panel) => (
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
        {load === undefined ? (
          <Timeline {...props} />
        ) : (
          <Loaded key={open} load={load} props={props} />
        )}
      </div>
    </section>
  );
}
