import assert from 'node:assert/strict';
import type { Action } from '../../machine/rules/action.ts';
import { geometry } from '../../machine/rules/board.ts';
import type { Game } from '../../machine/rules/game.ts';
import {
  type LegalAction,
  legalActions,
  legalSet,
  legalSpaces,
} from '../../machine/rules/legal.ts';
import type { Phase } from '../../machine/rules/phases.ts';
import { COLORS, colorIndex, LEADERS, type Tile } from '../../machine/rules/pieces.ts';
import { check } from '../../machine/rules/turn.ts';
import { same } from '../model/same.ts';

/** Every swap of tiles of a hand by their number, the tiles in the order of the hand. */
function swaps(hand: readonly number[]): readonly (readonly Tile[])[] {
  return [...COLORS, '?' as const].reduce<readonly (readonly Tile[])[]>(
    (partial, tile, index) =>
      partial.flatMap((tiles) =>
        Array.from({ length: (hand[index] as number) + 1 }, (_, count) => [
          ...tiles,
          ...new Array<Tile>(count).fill(tile),
        ]),
      ),
    [[]],
  );
}

/** Every piece on every space, whatever speaks against it. */
const placements = (game: Game): readonly Action[] => {
  const { names } = geometry(game.board);
  return [
    ...COLORS.flatMap((color) => names.map((at): Action => ({ do: 'tile', color, at }))),
    ...LEADERS.flatMap((leader) => names.map((at): Action => ({ do: 'leader', leader, at }))),
    ...LEADERS.map((leader): Action => ({ do: 'withdraw', leader })),
    ...names.map((at): Action => ({ do: 'catastrophe', at })),
  ];
};

/** Whether the colour of an untold tile decides. */
const unsure = (game: Game, action: Action): boolean =>
  action.do === 'tile' && game.hands[game.seat]?.[colorIndex(action.color)] === 0;

/** A set is what its list has, in its order and nothing else. */
export function setIsItsList(game: Game, phase: Phase): void {
  const set = legalSet(game, phase);
  const list = legalActions(game, phase);
  assert.equal(set.count, list.length);
  same('gone through', [...set], list);
  same('listed', set.list(), list);
  same(
    'by their places',
    list.map((_, place) => set.at(place)),
    list,
  );
  for (const { action } of list) assert.ok(set.has(action));
  for (const place of [-1, list.length]) assert.throws(() => set.at(place), RangeError);
}

/** The set of an action is what the checks of the chapters let pass, and its swaps are counted well. */
export function setIsWhatChecksAllow(game: Game): void {
  const { seat } = game;
  const phase = 'turn.action';
  const set = legalSet(game, phase);
  const listed: LegalAction[] = [];
  for (const action of placements(game)) {
    const legal = check(game, phase, seat, action).length === 0;
    if (set.has(action) !== legal) assert.fail(`${JSON.stringify(action)} is legal: ${legal}`);
    if (legal) listed.push(unsure(game, action) ? { action, possible: true } : { action });
  }
  const [, ...possible] = swaps(game.hands[seat] as readonly number[]);
  for (const tiles of possible) {
    listed.push({ action: { do: 'swap', tiles } });
    assert.equal(check(game, phase, seat, { do: 'swap', tiles }).length, 0);
    assert.ok(set.has({ do: 'swap', tiles: tiles.toReversed() }));
  }
  listed.push({ action: { do: 'pass' } });
  same('the list', legalActions(game, phase), listed);
  assert.ok(!set.has({ do: 'swap', tiles: [] }));
  const all = COLORS.map((color, index): Action => {
    const one = (game.hands[seat]?.[index] as number) + 1;
    return { do: 'swap', tiles: new Array<Tile>(one).fill(color) };
  });
  for (const tooMany of all) assert.ok(!set.has(tooMany));
}

/** Where pieces may be set is where the list sets them. */
export function spacesAreThoseListed(game: Game): void {
  const { tile, leader, catastrophe } = legalSpaces(game);
  const list = legalActions(game, 'turn.action').map(({ action }) => action);
  const of = (kind: 'tile' | 'leader' | 'catastrophe', name?: string): readonly string[] =>
    list.flatMap((action) => {
      if (action.do !== kind) return [];
      const piece =
        action.do === 'tile' ? action.color : action.do === 'leader' ? action.leader : undefined;
      return piece === name ? [action.at] : [];
    });
  for (const color of COLORS) assert.deepEqual(tile[color] ?? [], of('tile', color));
  for (const own of LEADERS) assert.deepEqual(leader[own], of('leader', own));
  assert.deepEqual(catastrophe, of('catastrophe'));
}
