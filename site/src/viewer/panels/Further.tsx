import { Options } from '../options/Options.tsx';
import type { Preferences } from '../options/preferences.ts';
import { Panels } from './Panels.tsx';
import type { PanelProps } from './panel.ts';
import '../../styles/viewer/options.css';
import '../../styles/viewer/panels.css';
import '../../styles/viewer/timeline.css';
import '../../styles/viewer/print.css';

interface Props extends PanelProps {
  readonly preferences: Preferences;
  prefer(next: Preferences): void;
}

/** What stands below board and story, and may come after them: options and panels. */
export default function Further({ preferences, prefer, ...panel }: Props) {
  const { replay, steps } = panel;
  return (
    <>
      <Options replay={replay} steps={steps} preferences={preferences} prefer={prefer} />
      <Panels {...panel} />
    </>
  );
}
