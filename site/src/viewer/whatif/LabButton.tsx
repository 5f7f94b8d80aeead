import { useState } from 'preact/hooks';
import { useServices } from '../services.ts';
import type { PositionAsked } from './positionlink.ts';

/** Leads to the lab with a position, to change it and to ask about it; nothing where there is no lab. */
export function LabButton(asked: PositionAsked) {
  const { labLink, tongue } = useServices();
  const { viewer } = tongue.texts;
  const [failed, tell] = useState(false);
  // No game begins where no action is left.
  if (labLink === undefined || asked.frame.game.actionsLeft === 0) return null;
  const lead = (): Promise<void> =>
    labLink(asked).then(
      (link) => location.assign(link),
      () => tell(true),
    );
  return (
    <>
      <button type="button" class="quiet-button" onClick={() => void lead()}>
        {viewer.inLab}
      </button>
      {failed && <span role="alert">{viewer.toolbar.failed}</span>}
    </>
  );
}
