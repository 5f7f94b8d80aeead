import { expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { otherFights } from '../../machine/inquiry/fights.ts';
import { whereTheyPart } from '../../machine/inquiry/parts.ts';
import { ask } from '../../machine/inquiry/proposal.ts';
import { whatThen } from '../../machine/inquiry/whatthen.ts';
import { frameAt } from '../../machine/record/replay.ts';

/** Two wars of which the one fought first cuts off supporters of the other, by the rules of 1997. */
function twoWars() {
  const file = bundledFixtures().find(({ id }) => id === 'rulings.fragmentSupport.cut-off-1997')!;
  const { action, seat } = file.steps[0]!;
  const asked = ask(frameAt(file, 0), action, seat);
  return { own: whatThen(asked), parting: whereTheyPart(asked).parting };
}

test('conflicts that come out otherwise tell what is fought before them, and who chooses', () => {
  const { own, parting } = twoWars();
  const [there] = parting.filter(({ difference }) => difference === 'course');
  const { fights, chooser } = otherFights(there!.whatThen, own);
  expect(fights.map(({ fight, before }) => [fight.color, before])).toEqual([
    ['green', [{ color: 'black', winner: 0 }]],
    ['black', [{ color: 'green', winner: 0 }]],
  ]);
  expect(chooser).toBe(0);
});

test('those that can be fought first come first, in the order of the choice', () => {
  const [there] = twoWars().parting.filter(({ difference }) => difference === 'course');
  const { fights } = otherFights(there!.whatThen, null);
  // Either war comes to the same where it is first and after some outcome of the other.
  expect(fights.map(({ fight, before }) => [fight.color, before?.length ?? null])).toEqual([
    ['black', null],
    ['green', null],
    ['green', 1],
    ['black', 1],
  ]);
});
