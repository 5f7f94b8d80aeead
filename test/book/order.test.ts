import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import '../../machine/words/words.ts';
import { frames } from '../../machine/record/replay.ts';
import { clauseIds } from '../../spec/clauses.ts';
import components from '../../spec/components.json' with { type: 'json' };
import glossary from '../../spec/glossary.json' with { type: 'json' };
import { order } from '../../spec/order.ts';

const sections = order.flatMap((part) => part.sections);
const fixtures = new Map(bundledFixtures().map((file) => [file.id ?? '', file]));
const steps = sections.flatMap(({ steps: own = [] }) => own);

describe('the order of the rulebook', () => {
  test('has every clause exactly once', () => {
    const placed = sections.flatMap(({ clauses }) => clauses);
    expect(placed.toSorted()).toEqual(clauseIds.toSorted());
  });

  test('names its parts and the sections of each once', () => {
    const ids = order.map(({ part }) => part);
    expect(new Set(ids).size).toBe(ids.length);
    const within = order.flatMap(({ part, sections: own }) => own.map(({ id }) => `${part}-${id}`));
    expect(new Set([...ids, ...within]).size).toBe(ids.length + within.length);
  });

  test('goes by clauses that there are', () => {
    const named = [
      ...steps.flatMap(({ clauses }) => clauses),
      ...sections.flatMap(({ pieces = [] }) => pieces.flatMap(({ clause }) => clause ?? [])),
      ...Object.values(glossary.terms).flatMap((term) => [
        ...('clause' in term ? [term.clause] : []),
        ...('about' in term ? term.about : []),
      ]),
    ];
    const known: readonly string[] = clauseIds;
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('shows pieces that there are', () => {
    const pieces = sections.flatMap(({ pieces: own = [] }) => own);
    const ids = components.components.map(({ id }) => id);
    expect(pieces.length).toBeGreaterThan(8);
    for (const { component, term } of pieces) {
      expect(ids).toContain(component);
      if (term !== undefined) expect(Object.keys(glossary.terms)).toContain(term);
    }
  });

  test('draws steps of fixtures of which each cites the clauses of its own step', () => {
    const shown = steps.flatMap(({ clauses, shown: own = [] }) =>
      own.map((one) => ({ ...one, clauses })),
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const { fixture, step, clauses } of shown) {
      const file = fixtures.get(fixture);
      const frame = file === undefined ? undefined : [...frames(file)][step];
      const cited = frame?.effects.flatMap((effect) => effect.clauses) ?? [];
      expect([fixture, step, clauses.some((id) => cited.includes(id))]).toEqual([
        fixture,
        step,
        true,
      ]);
    }
  });

  test('draws every step of a procedure, each another picture', () => {
    for (const { steps: own = [] } of sections) {
      const drawn = own.map(({ shown = [] }) => shown.map(({ step }) => step).join());
      expect(drawn.filter((one, i) => one === '' || drawn.indexOf(one) !== i)).toEqual([]);
    }
  });

  test('shows each procedure in one game for an edition', () => {
    for (const { steps: own = [] } of sections) {
      const shown = own.flatMap((step) => (step.shown === undefined ? [] : [step.shown]));
      const games = shown.map((choices) => choices.map(({ fixture }) => fixture).join());
      expect(new Set(games).size).toBeLessThan(2);
    }
  });

  test('tells every step of its tour, which each of its fixtures plays alike', () => {
    const tours = sections.flatMap(({ tour }) => tour ?? []);
    expect(tours.length).toBeGreaterThan(0);
    for (const { fixtures: ids, turns } of tours) {
      const played = ids.map((id) =>
        fixtures.get(id)!.steps.map(({ seat, action }) => [seat, action]),
      );
      for (const other of played) expect(other).toEqual(played[0]);
      expect(turns.flatMap((turn) => turn.steps)).toEqual(played[0]!.map((_, i) => i + 1));
    }
  });
});
