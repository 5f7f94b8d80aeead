import { useEffect, useState } from 'preact/hooks';
import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { LegalAction } from '../../../../machine/rules/legal.ts';
import { COLORS, colorIndex, leaderAt, type Tile } from '../../../../machine/rules/pieces.ts';
import { fill } from '../../strings.ts';
import { Stone } from '../pieces/Stone.tsx';
import { useTongue } from '../services.ts';
import type { Tongue } from '../tongue.ts';
import { decisionsOf } from './pieces.ts';
import type { Session } from './session.ts';
import type { WhatIf } from './state.ts';

/** What takes an action that was decided on. */
type Acting = Pick<Session, 'act'>;

interface Props {
  readonly frame: Pick<ToldFrame, 'phase' | 'index' | 'game' | 'toAct'>;
  readonly session: Acting;
  readonly state: Pick<WhatIf, 'choices'>;
}

/** Whatever is decided without the board: commitments, wars, colours, passes, swaps. */
export function Decisions({ frame, session, state: { choices } }: Props) {
  const tongue = useTongue();
  const text = tongue.texts.viewer.whatIf;
  const decisions = decisionsOf(choices);
  const heading = aboutOf(decisions, text);
  return (
    <div class="bar decisions">
      {decisions.length > 0 && (
        <fieldset class="bar">
          <legend class={heading === null ? 'sr-only' : undefined}>{heading ?? text.pass}</legend>
          {decisions.map((decision) => (
            <DecisionButton key={JSON.stringify(decision.action)} {...decision} session={session} />
          ))}
        </fieldset>
      )}
      {frame.phase === 'turn.action' && (
        <Swap key={frame.index} hand={handOf(frame)} session={session} />
      )}
    </div>
  );
}

type WhatIfText = Tongue['texts']['viewer']['whatIf'];

/** What a list of decisions is about. */
function aboutOf(decisions: readonly LegalAction[], text: WhatIfText): string | null {
  switch (decisions[0]?.action.do) {
    case 'support':
      return text.support;
    case 'choose-war':
      return text.chooseWar;
    case 'wonder-point':
      return text.wonderPoint;
    default:
      return null;
  }
}

function DecisionButton({ action, possible, session }: LegalAction & { readonly session: Acting }) {
  const tongue = useTongue();
  const text = tongue.texts.viewer.whatIf;
  return (
    <button
      type="button"
      class="quiet-button"
      title={possible ? text.untold : undefined}
      onClick={() => void session.act(action)}
    >
      {labelOf(action, tongue)}
      {possible && (
        <>
          {' '}
          ?<span class="sr-only"> {text.untold}</span>
        </>
      )}
    </button>
  );
}

function labelOf(action: Action, { texts }: Tongue): string {
  const text = texts.viewer.whatIf;
  switch (action.do) {
    case 'support':
      return String(action.count);
    case 'choose-war':
      return fill(texts.viewer.war, {
        leaders: texts.leaders[leaderAt(colorIndex(action.color))],
      });
    case 'wonder-point':
      return texts.color[action.color];
    case 'pass':
      return text.pass;
    default:
      return text.noFigure;
  }
}

/** The tiles that the seat to act holds. */
function handOf({ game, toAct }: Pick<ToldFrame, 'game' | 'toAct'>): readonly Tile[] {
  const counts = toAct === null ? [] : (game.hands[toAct] ?? []);
  return [...COLORS, '?' as const].flatMap((tile, kind) =>
    new Array<Tile>(counts[kind] ?? 0).fill(tile),
  );
}

/** Tiles of the hand to tick and swap. */
function Swap({ hand, session }: { readonly hand: readonly Tile[]; readonly session: Acting }) {
  const { texts } = useTongue();
  const text = texts.viewer.whatIf;
  const [ticked, tick] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => tick(new Set()), [hand.join()]);
  const toggle = (i: number): void => {
    const next = new Set(ticked);
    if (!next.delete(i)) next.add(i);
    tick(next);
  };
  const tiles = hand.filter((_, i) => ticked.has(i));
  return (
    <fieldset class="swap">
      <legend class="sr-only">{text.swapTiles}</legend>
      {hand.map((tile, i) => (
        <label key={`${i}.${tile}`} title={texts.color[tile]}>
          <input type="checkbox" checked={ticked.has(i)} onChange={() => toggle(i)} />
          <Stone tile={tile} />
          <span class="sr-only">{texts.color[tile]}</span>
        </label>
      ))}
      <button
        type="button"
        class="quiet-button"
        onClick={() => void session.act({ do: 'swap', tiles })}
      >
        {text.swap}
      </button>
    </fieldset>
  );
}
