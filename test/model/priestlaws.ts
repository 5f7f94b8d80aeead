import assert from 'node:assert/strict';
import { type Moment, play } from '../../machine/bots/play.ts';
import { geometry } from '../../machine/rules/board.ts';
import {
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
} from '../../machine/rules/game.ts';
import { colorOf, leaderNumber, PRIEST, RED } from '../../machine/rules/pieces.ts';
import { supporters } from '../../machine/rules/supporters.ts';
import type { Property } from './holds.ts';

/** The numbers of the leaders beside a space. */
const leadersBeside = (game: Game, space: number): readonly number[] =>
  (geometry(game.board).neighbours[space] as readonly number[])
    .map((next) => game.cells[next] as number)
    .filter(isLeader)
    .map(leaderOf);

type Says = (leaders: readonly number[], loser: number, winner: number) => boolean;

/** What each wording of the rule on protected temples says of a temple beside these leaders. */
const WORDINGS: Readonly<Record<string, Says>> = {
  'a leader other than the losing priest': (leaders, loser) =>
    leaders.some((leader) => leader !== loser),
  'a leader that is not in the conflict': (leaders, loser, winner) =>
    leaders.some((leader) => leader !== loser && leader !== winner),
  'a leader of another colour': (leaders) => leaders.some((leader) => colorOf(leader) !== PRIEST),
};

/** How many temples the laws have judged, so that a test knows that they meant something. */
export const judged = { wordings: 0, kept: 0 };

function wordings({ after: { game } }: Moment): void {
  const { conflict } = game;
  if (conflict?.kind !== 'war' || conflict.color !== RED) return;
  const [a, b] = [leaderNumber(conflict.attacker, PRIEST), leaderNumber(conflict.defender, PRIEST)];
  for (const [loser, winner] of [
    [a, b],
    [b, a],
  ] as const) {
    const side = (['home', 'connected'] as const).flatMap((by) => supporters(game, loser, by));
    for (const space of side) {
      judged.wordings++;
      const leaders = leadersBeside(game, space);
      const said = Object.values(WORDINGS).map((says) => says(leaders, loser, winner));
      assert.equal(new Set(said).size, 1, Object.keys(WORDINGS).join(' / '));
    }
  }
}

function standing({ before: { game }, effects, after }: Moment): void {
  const won = effects.find((effect) => effect.type === 'conflict-won');
  if (won?.kind !== 'war' || won.color !== 'red') return;
  const loser = leaderNumber(won.loser, PRIEST);
  const side = supporters(game, loser);
  const stays = side.filter(
    (space) =>
      space === game.buildings[RED] ||
      hasTreasure(game.cells[space] as number) ||
      leadersBeside(game, space).some((leader) => leader !== loser),
  );
  judged.kept += stays.length;
  const left = side.filter((space) => faceUpColor(after.game.cells[space] as number) === RED);
  assert.deepEqual(left, stays);
  const paid = effects.find((effect) => effect.type === 'point' && effect.reason === 'war');
  assert.ok(paid?.type === 'point');
  assert.deepEqual([paid.seat, paid.color], [won.winner, 'red']);
  assert.equal(paid.count, 1 + side.length - stays.length);
}

const always =
  (is: (moment: Moment) => void): Property =>
  (record) => {
    for (const moment of play(record)) is(moment);
  };

/** Laws of the war of priests. */
export const PRIEST_LAWS: Readonly<Record<string, Property>> = {
  'the wordings of protected temples come to the same in every war, whoever loses':
    always(wordings),
  'what a war of priests leaves standing is what they protect, and it brings no point':
    always(standing),
};
