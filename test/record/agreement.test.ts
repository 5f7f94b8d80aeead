import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { play } from '../../machine/bots/play.ts';
import { agreesOn } from '../../machine/record/agreement.ts';
import { comparePart } from '../../machine/record/claims.ts';
import type { ObservedJson } from '../../machine/record/format.ts';
import { observe, PARTS } from '../../machine/record/position.ts';
import { gameOf } from '../model/games.ts';
import { holds, type Property } from '../model/holds.ts';

const ASKED = ['rows', 'leaders', 'hands', 'monuments', 'buildings', 'bag'] as const;

/** The same said in another way that is as good. */
const reworded = ({ hands = [], monuments = [], ...rest }: ObservedJson): ObservedJson => ({
  ...rest,
  hands: hands.map((hand) => hand.toReversed()),
  monuments: monuments
    .map(({ colors: [a, b], square }) => ({ colors: [b, a] as const, square }))
    .reverse(),
});

/** What is claimed of a position is that of some other, and of the position itself. */
const law: Property = (record, chance) => {
  const positions = [...play(record)].map(({ after }) => after);
  for (const [i, { game, phase }] of positions.entries()) {
    const own = observe(game, phase);
    const other = positions[(i * 31 + chance) % positions.length];
    const later = positions[Math.min(i + 1, positions.length - 1)];
    const others = [other, later].flatMap((at) => (at ? observe(at.game, at.phase) : []));
    for (const [j, claim] of [own, reworded(own), ...others].entries()) {
      for (const part of ASKED) {
        const claimed = claim[part];
        if (claimed === undefined) continue;
        const same = comparePart(part, claimed, PARTS[part](game)).length === 0;
        assert.equal(agreesOn(part, claimed, game), same, `position ${i}, claim ${j}: ${part}`);
        if (j < 2) assert.ok(same, `position ${i}: ${part}`);
      }
    }
  }
};

test('a claim is found right without writing the position just when it is when written', () => {
  holds(law, { runs: 15, length: 100 });
});

test('a part that is not asked of the game is written', () => {
  const [first] = [...play(gameOf(1, 2))];
  const { game, phase } = first!.after;
  expect(agreesOn('scores', observe(game, phase).scores, game)).toBe(false);
});
