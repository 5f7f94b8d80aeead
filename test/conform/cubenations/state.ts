import type { Ask, WholePosition } from '../../../machine/conform/index.ts';
import type { ObservedJson } from '../../../machine/record/index.ts';
import type { ByTile, Color, Phase, Seat, Tile } from '../../../machine/rules/index.ts';
import {
  columnsOf,
  leadersOf,
  monumentsOf,
  rowsOf,
  standingLeaders,
  standingMonuments,
} from './board.ts';
import { type Player, type State, type Table, tile } from './table.ts';

export type Load = Extract<Ask, { readonly do: 'load' }>;

/** Added to the count of treasures where their number does not end the game: it never gets low. */
const UNENDING = 10;

/** A hand has at least six places. */
const PLACES = 6;

/** The engine has no tile without a colour, and is never told of one. */
const tilesOf = (tiles: readonly Tile[]) =>
  tiles.flatMap((one) => (one === '?' ? [] : [tile(one)]));

/** A seat's points as the engine keeps them. */
export function scoreOf({ scores }: WholePosition, seat: number): Player['score'] {
  const [black, red, blue, green, treasure] = scores[seat] as ByTile;
  return { black, red, blue, green, treasure };
}

function playerOf(position: WholePosition, seat: number): Player {
  const hand = tilesOf(position.hands[seat] ?? []);
  return {
    id: String(seat),
    leaders: leadersOf(position, seat),
    score: scoreOf(position, seat),
    hand: Array.from({ length: Math.max(PLACES, hand.length) }, (_, i) => hand[i] ?? null),
    catastrophes: position.catastrophesLeft[seat] as number,
    actions: position.seat === seat ? position.actionsLeft : 2,
  };
}

/** The engine's state of a game in which the active player chooses an action. */
export function tableOf({ ground, position, seats }: Load): Table {
  const monuments = monumentsOf(position);
  const order = seats.map((_, seat) => String(seat));
  const treasures = position.rows.join('').replace(/[^RX]/g, '').length;
  return {
    board: columnsOf(ground, position, monuments),
    tileBag: tilesOf(position.bag ?? []).reverse(),
    players: Object.fromEntries(order.map((id, seat) => [id, playerOf(position, seat)])),
    monuments,
    conflict: null,
    playerOrder: order,
    unificationTile: null,
    discardCount: 0,
    treasureCount: position.treasureEnd ? treasures : treasures + UNENDING,
  };
}

/** Who decides; of several at once the first in turn order. */
function decider({ G, ctx }: State): string {
  const { activePlayers, currentPlayer, playOrderPos } = ctx;
  const order = [...G.playerOrder.slice(playOrderPos), ...G.playerOrder.slice(0, playOrderPos)];
  return order.find((id) => activePlayers !== null && id in activePlayers) ?? currentPlayer;
}

/** The phase by the stage that the deciding player is in. */
export function phaseOf(state: State): Phase {
  const { G, ctx } = state;
  if (ctx.gameover !== undefined) return 'over';
  const player = decider(state);
  switch (ctx.activePlayers?.[player]) {
    case undefined:
      return 'turn.action';
    case 'conflict':
    case 'resolveConflict': {
      const kind = G.conflict?.type === 'War' ? 'war' : 'revolt';
      return `turn.${kind}.${G.conflict?.aggressor === player ? 'attack' : 'defence'}`;
    }
    case 'chooseWar':
      return 'turn.war.choose';
    case 'monument':
      return 'turn.monument';
    case 'treasure':
      return 'turn.treasures';
    default:
      throw new Error(`no phase for the stages ${JSON.stringify(ctx.activePlayers)}`);
  }
}

/** Actions not completed: the last of a turn is under way while treasures are taken. */
function actionsLeft({ G, ctx }: State, phase: Phase): number {
  if (phase === 'over') return 0;
  return phase === 'turn.treasures' ? 1 : (G.players[ctx.currentPlayer]?.actions ?? 0);
}

const colorsOf = (pieces: readonly ({ readonly color: Color } | null)[]): readonly Color[] =>
  pieces.flatMap((one) => (one === null ? [] : [one.color]));

const pointsOf = ({ score }: Player): ByTile => [
  score.black,
  score.red,
  score.blue,
  score.green,
  score.treasure,
];

/** What the engine has, in the words of the protocol. */
export function observed(state: State): ObservedJson {
  const { G, ctx } = state;
  const phase = phaseOf(state);
  const players = G.playerOrder.map((id) => G.players[id] as Player);
  return {
    rows: rowsOf(G.board),
    leaders: standingLeaders(G.players),
    monuments: standingMonuments(G.monuments),
    hands: players.map(({ hand }) => colorsOf(hand)),
    bag: colorsOf(G.tileBag).toReversed(),
    bagLeft: G.tileBag.length,
    catastrophesLeft: players.map(({ catastrophes }) => catastrophes),
    scores: players.map(pointsOf),
    phase,
    seat: Number(ctx.currentPlayer) as Seat,
    toAct: phase === 'over' ? null : (Number(decider(state)) as Seat),
    actionsLeft: actionsLeft(state, phase),
  };
}
