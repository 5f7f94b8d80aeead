import type { ClauseId } from '../../../../spec/clauses.ts';
import { Clauses } from '../../viewer/clauses/Clauses.tsx';
import type { LabTexts } from '../texts.ts';
import type { Laid } from './laid.ts';
import {
  endsByTreasures,
  treasuresOn,
  withoutTreasureEnd,
  withTreasuresOfSetup,
} from './treasures.ts';

interface Props {
  readonly text: LabTexts;
  readonly laid: Laid;
  tell(laid: Laid): void;
}

const BY: readonly ClauseId[] = ['gameend.treasure.two'];

/** That the game would be over for the treasures that nobody has laid, and what can be done. */
export function Ending({ text: { ending }, laid, tell }: Props) {
  const ends = endsByTreasures(laid);
  const supplied = ends ? withTreasuresOfSetup(laid) : null;
  return (
    <div role="status">
      {ends && (
        <div class="notice ending">
          <p>{treasuresOn(laid) === 0 ? ending.none : ending.few}</p>
          <Clauses ids={BY} />
          <div class="bar">
            {supplied !== null && (
              <button type="button" class="quiet-button" onClick={() => tell(supplied)}>
                {ending.lay}
              </button>
            )}
            <button
              type="button"
              class="quiet-button"
              onClick={() => tell(withoutTreasureEnd(laid))}
            >
              {ending.goOn}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
