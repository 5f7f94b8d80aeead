import { describe, expect, test } from 'vitest';
import { changes } from '../../machine/book/rulebook/changes.ts';
import { dissenting } from '../../machine/book/rulebook/differences.ts';
import '../../machine/words/words.ts';
import { type ClauseId, clauseIds, clauses } from '../../spec/clauses.ts';
import { sourceIds } from '../../spec/sources.ts';

const rows = dissenting.flatMap(({ rows: found }) => found);

describe('the differences between editions', () => {
  test('name every text that differs, has a clause in its own way or is alone in saying it', () => {
    const parting = clauseIds.filter((id) =>
      sourceIds.some((source) => {
        const { says, own } = clauses[id].sources[source];
        return says === 'differs' || own === true;
      }),
    );
    expect(rows.map(({ id }) => id)).toEqual(parting);
    for (const { id, dissents } of rows)
      for (const { citation } of dissents) expect(citation.note, id).toBeDefined();
  });

  /** What a reader who changes from one edition to the other has to be told. */
  const TOLD: readonly ClauseId[] = [
    'component.board.count',
    'component.unification.count',
    'component.vp.exchange',
    'component.treasure.count',
    'setup.unification.start',
    'setup.first.random',
    'turn.action.fewer',
    'catastrophe.ban.catastrophe',
    'catastrophe.effect.permanent',
    'conflict.reinforce.visible',
    'treasure.take.marked-first',
    'final.tie.equal',
    'hidden.bag.count',
    'hidden.discard.pile',
  ];

  test('tell what 2015 says first, and what it says otherwise', () => {
    // Of the treasures that only the other board uses its own section tells.
    const expected = TOLD.map((id) =>
      id === 'component.treasure.count' ? 'advanced.treasure.fourteen' : id,
    );
    const told = changes('1997', '2015', 'en').sections.flatMap(({ entries }) =>
      entries.map(({ id }) => id),
    );
    expect(told).toEqual(expect.arrayContaining(expected));
  });

  test('leave out what the condensed rules have as the others do', () => {
    const ids = rows.map(({ id }) => id);
    for (const id of ['monument.square.forfeit', 'treasure.take.actions', 'turn.event.trigger'])
      expect(ids).not.toContain(id);
  });
});
