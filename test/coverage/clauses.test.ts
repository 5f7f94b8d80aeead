import { describe, expect, test } from 'vitest';
import { coverage, type Evidence, REQUIRED } from '../../machine/book/coverage/coverage.ts';
import { bundledEvidence, checksum } from '../../machine/book/coverage/evidence.node.ts';
import { type ClauseId, clauseIds, clauses } from '../../spec/clauses.ts';
import { ASPECTS, type Aspect } from '../../spec/exemptions.ts';

const evidence = bundledEvidence();
const report = coverage(evidence);

/** What a report finds wrong, as `clause aspect`. */
const lacking = (of: Evidence): readonly string[] =>
  coverage(of).clauses.flatMap(({ id, missing }) => missing.map((aspect) => `${id} ${aspect}`));

describe('every clause', () => {
  test.each(ASPECTS)('of a kind that needs it has its %s, or says why not', (aspect) => {
    const without = report.clauses.filter(({ missing }) => missing.includes(aspect));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('is exempt from nothing that it has or need not have', () => {
    const superfluous = report.clauses.filter((clause) => clause.superfluous.length > 0);
    expect(superfluous.map(({ id }) => id)).toEqual([]);
  });

  test('reads as it did when its fixtures were reviewed (else: shedu coverage --review CLAUSE)', () => {
    const changed = report.clauses.filter((clause) => clause.changed);
    expect(changed.map(({ id }) => id)).toEqual([]);
    expect(Object.keys(evidence.reviewed).sort()).toEqual([...clauseIds].sort());
  });

  test('is mapped to each of the five sources', () => {
    for (const { sources } of report.clauses) expect(Object.keys(sources)).toHaveLength(5);
  });
});

test('the totals count what there is', () => {
  const { totals, clauses: all } = report;
  expect(totals.clauses.all).toBe(clauseIds.length);
  const { rule, definition, component, advice } = totals.clauses;
  expect(rule + definition + component + advice).toBe(totals.clauses.all);
  for (const aspect of ASPECTS) {
    expect(totals.covered[aspect]).toBe(all.filter((clause) => clause[aspect].length > 0).length);
  }
  expect(totals.fixtures).toBeGreaterThan(500);
  const { sources } = totals;
  expect(totals.statements).toBe(Object.values(sources).reduce((a, b) => a + b, 0));
});

describe('the gate', () => {
  /** Fixtures that alone prove a clause in some way. */
  const alone = report.clauses.flatMap((clause) =>
    (['following', 'contrast'] as const)
      .filter((aspect) => REQUIRED[clause.kind].includes(aspect) && clause[aspect].length === 1)
      .map((aspect) => ({ id: clause.id, aspect, fixture: clause[aspect][0] as string })),
  );

  test('names the clause whose only proof is deleted, whichever fixture it is', () => {
    expect(alone.length).toBeGreaterThan(20);
    const before = lacking(evidence);
    const missed = alone.filter(({ id, aspect, fixture }) => {
      const showings = evidence.showings.filter((showing) => showing.id !== fixture);
      const found = lacking({ ...evidence, showings }).filter((gap) => !before.includes(gap));
      return !found.includes(`${id} ${aspect}`);
    });
    expect(missed).toEqual([]);
  });

  test('names a rule that the machine does not cite any more', () => {
    const id: ClauseId = 'war.win.tie';
    const citations = new Map([...evidence.citations].filter(([cited]) => cited !== id));
    expect(lacking({ ...evidence, citations })).toContain(`${id} machine`);
  });

  test('names a clause that is new', () => {
    const id = 'war.win.never' as ClauseId;
    const added = { ...clauses, [id]: clauses['war.win.tie'] };
    const gaps: readonly Aspect[] = ['machine', 'following', 'contrast'];
    expect(lacking({ ...evidence, clauses: added })).toEqual(
      expect.arrayContaining(gaps.map((aspect) => `${id} ${aspect}`)),
    );
  });

  test('names a clause whose statement has changed, and every one that was never reviewed', () => {
    const changed = (of: Evidence): readonly string[] =>
      coverage(of).clauses.flatMap((clause) => (clause.changed ? clause.id : []));
    const checksums = { ...evidence.checksums, 'war.win.tie': '0'.repeat(12) };
    expect(changed({ ...evidence, checksums })).toEqual(['war.win.tie']);
    expect(changed({ ...evidence, reviewed: {} })).toEqual(clauseIds);
    expect(checksum('war.win.tie')).toMatch(/^[0-9a-f]{12}$/);
  });

  test('names an exemption that is not needed', () => {
    const hard = { en: 'It is hard.', ru: 'Это трудно.', fr: 'C’est difficile.' };
    const exemptions = { ...evidence.exemptions, 'war.win.tie': { contrast: hard } };
    const found = coverage({ ...evidence, exemptions }).clauses.filter(
      ({ superfluous }) => superfluous.length > 0,
    );
    expect(found.map(({ id }) => id)).toEqual(['war.win.tie']);
  });
});
