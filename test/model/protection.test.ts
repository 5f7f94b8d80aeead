import { expect, test } from 'vitest';
import { geometry } from '../../machine/rules/board.ts';
import {
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
} from '../../machine/rules/game.ts';
import { PRIEST, RED } from '../../machine/rules/pieces.ts';
import { supporters } from '../../machine/rules/war.ts';
import { holds } from './holds.ts';
import { play } from './play.ts';

/** The leaders beside a space, `seat * 4 + colour`. */
const leadersBeside = (game: Game, space: number): readonly number[] =>
  (geometry(game.board).neighbours[space] as readonly number[])
    .map((next) => game.cells[next] as number)
    .filter(isLeader)
    .map(leaderOf);

/** What each wording of the rule on protected temples says of a temple beside these leaders. */
const WORDINGS = {
  'any leader other than the losing priest': (leaders: readonly number[], loser: number) =>
    leaders.some((leader) => leader !== loser),
  'a leader that is not in the conflict': (
    leaders: readonly number[],
    loser: number,
    winner: number,
  ) => leaders.some((leader) => leader !== loser && leader !== winner),
  'a leader of another colour': (leaders: readonly number[]) =>
    leaders.some((leader) => leader % 4 !== PRIEST),
};

test('the wordings of protected temples come to the same in every war, whoever loses', () => {
  let judged = 0;
  holds(
    (record) => {
      for (const { after } of play(record)) {
        const { game } = after;
        const { conflict } = game;
        if (conflict?.kind !== 'war' || conflict.color !== RED) continue;
        const priests = [conflict.attacker, conflict.defender].map((seat) => seat * 4 + PRIEST);
        for (const [loser, winner] of [priests, priests.toReversed()] as [number, number][]) {
          for (const reading of ['home', 'connected'] as const) {
            for (const space of supporters(game, loser, reading)) {
              judged++;
              const leaders = leadersBeside(game, space);
              const said = Object.values(WORDINGS).map((is) => is(leaders, loser, winner));
              expect(new Set(said).size, Object.keys(WORDINGS).join(' / ')).toBe(1);
            }
          }
        }
      }
    },
    { runs: 150, length: 120 },
  );
  expect(judged).toBeGreaterThan(100);
});

test('what a war of priests leaves standing is what they protect, and it brings no point', () => {
  let kept = 0;
  holds(
    (record) => {
      for (const { before, effects, after } of play(record)) {
        const won = effects.find((effect) => effect.type === 'conflict-won');
        if (won?.kind !== 'war' || won.color !== 'red') continue;
        const { game } = before;
        const loser = won.loser * 4 + PRIEST;
        const side = supporters(game, loser);
        const building = game.buildings[RED];
        const stays = side.filter(
          (space) =>
            space === building ||
            hasTreasure(game.cells[space] as number) ||
            WORDINGS['any leader other than the losing priest'](leadersBeside(game, space), loser),
        );
        kept += stays.length;
        const standing = side.filter(
          (space) => faceUpColor(after.game.cells[space] as number) === RED,
        );
        expect(standing).toEqual(stays);
        const paid = effects.find((effect) => effect.type === 'point' && effect.reason === 'war');
        expect(paid).toMatchObject({
          seat: won.winner,
          color: 'red',
          count: 1 + side.length - stays.length,
        });
      }
    },
    { runs: 150, length: 120 },
  );
  expect(kept).toBeGreaterThan(10);
});
