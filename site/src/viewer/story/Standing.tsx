import type {
  Telling,
  ToldConflict,
  ToldFrame,
  ToldSide,
} from '../../../../machine/book/telling/told.ts';
import { colorIndex, leaderAt } from '../../../../machine/rules/pieces.ts';
import { COLON } from '../../../../spec/text.ts';
import { count, fill } from '../../strings.ts';
import { nameOf } from '../replay/replay.ts';
import type { Viewpoint } from '../replay/viewpoint.ts';
import { useTongue } from '../services.ts';

interface Props {
  readonly telling: Telling;
  readonly frame: ToldFrame;
  readonly viewpoint: Viewpoint;
}

/** Who decides what, what is left of the turn and of the bag, and how strong both sides are. */
export function Standing({ telling, frame, viewpoint }: Props) {
  const { game, phase, standing, conflict } = frame;
  const { texts, language } = useTongue();
  return (
    <div class="standing">
      <p class="phase" data-phase={phase}>
        {standing}
      </p>
      <p class="left">
        {phase !== 'over' && (
          <span>{count(texts.viewer.actionsLeft, game.actionsLeft, language)}</span>
        )}
        <span>
          {viewpoint === 'all' || phase === 'over'
            ? count(texts.viewer.bag, game.left, language)
            : texts.viewer.bagHidden}
        </span>
      </p>
      {conflict !== null && <Strengths telling={telling} conflict={conflict} />}
    </div>
  );
}

interface StrengthsProps {
  readonly telling: Telling;
  readonly conflict: ToldConflict;
}

function Strengths({ telling: { sitters }, conflict }: StrengthsProps) {
  const tongue = useTongue();
  const text = tongue.texts.viewer;
  const kind =
    conflict.kind === 'revolt'
      ? text.revolt
      : fill(text.war, { leaders: tongue.texts.leaders[leaderAt(colorIndex(conflict.color))] });
  const row = (role: string, { seat, board, added }: ToldSide) => (
    <tr>
      <th scope="row">
        {role}
        {COLON[tongue.language]} {nameOf(sitters, seat, tongue)}
      </th>
      <td>{board + added}</td>
      <td>{fill(role === text.attacker ? text.strength : text.notAdded, { board, added })}</td>
    </tr>
  );
  return (
    <table class={`strengths ${conflict.color}`}>
      <caption>{fill(text.conflict, { kind })}</caption>
      <tbody>
        {row(text.attacker, conflict.attacker)}
        {row(text.defender, conflict.defender)}
      </tbody>
    </table>
  );
}
