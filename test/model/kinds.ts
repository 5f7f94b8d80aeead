import type { Moment, Position } from '../../machine/bots/play.ts';
import { kingdomsBeside } from '../../machine/rules/beside.ts';
import { geometry } from '../../machine/rules/board.ts';
import { supportColor } from '../../machine/rules/conflict.ts';
import { groups } from '../../machine/rules/define.ts';
import type { Effect, EffectOf, EffectType } from '../../machine/rules/effect.ts';
import { offered } from '../../machine/rules/figures.ts';
import { EMPTY } from '../../machine/rules/game.ts';
import { surelyHeld } from '../../machine/rules/hand.ts';
import { takeable, treasureDue } from '../../machine/rules/treasure.ts';
import { check } from '../../machine/rules/turn.ts';

/** What a game can have in it that is rare or difficult, each kind with how to know it. */

const some = <T extends EffectType>(
  { effects }: Moment,
  type: T,
  is: (effect: EffectOf<T>) => boolean = () => true,
): boolean => effects.some((effect) => effect.type === type && is(effect as EffectOf<T>));

const cites = ({ effects }: Moment, clause: Effect['clauses'][number]): boolean =>
  effects.some(({ clauses }) => clauses.includes(clause));

/** Whether the English variant forbids a number of tiles that the seat holds. */
function englishRefuses({ before: { game, phase }, seat }: Moment): boolean {
  if (game.conflict === null || !game.options.englishVariant) return false;
  const held = surelyHeld(game, seat, supportColor(game.conflict));
  return Array.from({ length: held }, (_, i) => i + 1).some((count) =>
    check(game, phase, seat, { do: 'support', count }).some(({ code }) =>
      code.startsWith('english'),
    ),
  );
}

/** Whether a tile on some empty space would touch three kingdoms. */
function threeKingdoms({ before: { game, phase } }: Moment): boolean {
  if (phase !== 'turn.action') return false;
  const among = groups(game);
  return geometry(game.board).names.some(
    (_, space) => game.cells[space] === EMPTY && kingdomsBeside(game, space, among).length > 2,
  );
}

const figures = ({ game }: Position): number => {
  const { squares, crosses } = offered(game);
  return squares.length + crosses.length;
};

const choosing = ({ before, action }: Moment): boolean =>
  action.do === 'treasure' && takeable(treasureDue(before.game) as never).length > 1;

const borderedFirst = ({ before, action }: Moment): boolean => {
  const due = action.do === 'treasure' ? treasureDue(before.game) : null;
  return due !== null && due.bordered.length > 0 && due.bordered.length < due.spaces.length;
};

export const KINDS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'a revolt': (moment) => some(moment, 'revolt-opened'),
  'a revolt that the attacker wins': (moment) =>
    some(
      moment,
      'conflict-won',
      ({ kind, tie, winner, loser }) => kind === 'revolt' && !tie && winner !== loser,
    ),
  'a tie': (moment) => some(moment, 'conflict-won', ({ tie }) => tie),
  'a peaceful union': (moment) => some(moment, 'kingdoms-joined', ({ wars }) => wars.length === 0),
  'a war': (moment) => some(moment, 'war-opened'),
  'a choice among wars': ({ action }) => action.do === 'choose-war',
  'wars that remain after one': (moment) => some(moment, 'wars-remain'),
  'a war that a split ends': (moment) => some(moment, 'war-lapsed'),
  'protected temples': (moment) => cites(moment, 'war.priest.strength'),
  'a temple protected by a treasure': (moment) => cites(moment, 'war.priest.treasure'),
  'a temple protected by a leader': (moment) => cites(moment, 'war.priest.leader'),
  'a third region beside the joining tile': (moment) => cites(moment, 'war.third-region.neutral'),
  'a fragment that the readings count differently': (moment) =>
    cites(moment, 'war.fragment.support'),
  'a bystander of the war': (moment) => cites(moment, 'war.bystander.safe'),
  'a monument built': (moment) => some(moment, 'monument-built'),
  'a monument declined': ({ action }) => action.do === 'no-monument',
  'a square completed and none left to build': (moment) => some(moment, 'monument-unavailable'),
  'several figures at once': ({ before, action }) =>
    (action.do === 'monument' || action.do === 'wonder') && figures(before) > 1,
  'a barred square': (moment) => some(moment, 'square-barred'),
  'a leader sent home for want of a temple': (moment) =>
    some(moment, 'leader-returned', ({ reason }) => reason === 'no-temple'),
  'a leader moved': (moment) => some(moment, 'leader-moved'),
  'a leader withdrawn': (moment) =>
    some(moment, 'leader-returned', ({ reason }) => reason === 'withdrawn'),
  'a treasure taken': (moment) => some(moment, 'treasure-taken'),
  'a treasure to choose': choosing,
  'a bordered treasure first': borderedFirst,
  'a treasure for another than the active player': (moment) =>
    cites(moment, 'treasure.take.any-turn'),
  'a catastrophe on a tile': (moment) =>
    some(moment, 'catastrophe-placed', ({ covered }) => covered !== null),
  'a catastrophe on an empty space': (moment) =>
    some(moment, 'catastrophe-placed', ({ covered }) => covered === null),
  'a swap': ({ action }) => action.do === 'swap',
  'a swap that the bag cannot serve': (moment) =>
    moment.action.do === 'swap' && some(moment, 'bag-short'),
  'a swap that ends the game': ({ action, after }) =>
    action.do === 'swap' && after.phase === 'over',
  'an end by treasures': (moment) =>
    some(moment, 'game-ended', ({ ending }) => ending === 'treasures'),
  'an end by the bag': (moment) => some(moment, 'game-ended', ({ ending }) => ending === 'bag'),
  'income from a monument': (moment) =>
    some(moment, 'point', ({ reason }) => reason === 'monument'),
  'a building placed': (moment) => some(moment, 'building-placed', ({ from }) => from === null),
  'a building moved': (moment) => some(moment, 'building-placed', ({ from }) => from !== null),
  'a building returned': (moment) => some(moment, 'building-returned'),
  'a building declined': (moment) => some(moment, 'building-declined'),
  'two points by a building': (moment) => cites(moment, 'building.score.double'),
  'a wonder raised': (moment) => some(moment, 'wonder-built'),
  'a wonder declined': (moment) => some(moment, 'wonder-declined'),
  "a wonder's point": ({ action }) => action.do === 'wonder-point',
  'an English limit that refuses': englishRefuses,
  'a tile refused between three kingdoms': threeKingdoms,
};

/** Counts of each kind, zero ones too. */
export class Counts {
  readonly of = new Map(Object.keys(KINDS).map((kind) => [kind, 0]));
  steps = 0;

  add(moment: Moment): void {
    this.steps++;
    for (const [kind, is] of Object.entries(KINDS))
      if (is(moment)) this.of.set(kind, (this.of.get(kind) as number) + 1);
  }

  /** Kinds seen less often than `least` times. */
  rare(least: number): readonly string[] {
    return [...this.of].flatMap(([kind, count]) => (count < least ? [`${kind}: ${count}`] : []));
  }
}
