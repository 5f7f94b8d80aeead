import type { Frame } from '../../../machine/record/replay.ts';
import { colorAt, leaderAt, type Seat } from '../../../machine/rules/pieces.ts';
import { boardStrength } from '../../../machine/rules/turn.ts';
import { count, fill, language, strings } from '../strings.ts';
import { sayPhase } from '../words.ts';
import type { Replay } from './data.ts';

const text = strings.viewer;

interface Props {
  readonly replay: Replay;
  readonly frame: Frame;
}

/** Who decides what, what is left of the turn and of the bag, and how strong both sides are. */
export function Standing({ replay, frame }: Props) {
  const { game, phase, toAct } = frame;
  return (
    <div class="standing">
      <p class="phase" data-phase={phase}>
        {sayPhase(phase, toAct, language, replay.sitters)}
      </p>
      <p class="left">
        {phase !== 'over' && <span>{count(text.actionsLeft, game.actionsLeft)}</span>}
        <span>{count(text.bag, game.bag.left)}</span>
      </p>
      {game.conflict !== null && <Strengths replay={replay} frame={frame} />}
    </div>
  );
}

function Strengths({ replay, frame: { game } }: Props) {
  const conflict = game.conflict!;
  const strength = boardStrength(game, conflict);
  const kind =
    conflict.kind === 'revolt'
      ? text.revolt
      : fill(text.war, { leaders: strings.leaders[leaderAt(conflict.color)] });
  const nameOf = (seat: Seat): string => {
    const { name, dynasty } = replay.sitters[seat]!;
    return name ?? strings.dynasty[dynasty];
  };
  return (
    <table class={`strengths ${colorAt(conflict.color)}`}>
      <caption>{fill(text.conflict, { kind })}</caption>
      <tbody>
        <tr>
          <th scope="row">
            {text.attacker}: {nameOf(conflict.attacker)}
          </th>
          <td>{strength.attacker + conflict.added}</td>
          <td>{fill(text.strength, { board: strength.attacker, added: conflict.added })}</td>
        </tr>
        <tr>
          <th scope="row">
            {text.defender}: {nameOf(conflict.defender)}
          </th>
          <td>{strength.defender}</td>
          <td>{fill(text.notAdded, { board: strength.defender })}</td>
        </tr>
      </tbody>
    </table>
  );
}
