import { describe, expect, test } from 'vitest';
import { coverage } from '../../machine/book/coverage/coverage.ts';
import { bundledEvidence, checksumOf } from '../../machine/book/coverage/evidence.node.ts';
import { checksumOfLines } from '../../machine/book/coverage/transcripts.node.ts';
import { readingOf } from '../../machine/cli/coverage/notes.ts';
import { clauseIds, clauses } from '../../spec/clauses.ts';
import { earlierOf, staleIn, versionOf, wordings } from '../../spec/history.ts';
import { proofreadings } from '../../spec/proofread.ts';
import { sources } from '../../spec/sources.ts';
import { LANGUAGES } from '../../spec/text.ts';

const evidence = bundledEvidence();
const report = coverage(evidence);
const ids = (of: typeof report, what: 'reworded' | 'stale'): readonly string[] =>
  of.clauses
    .filter((clause) => (what === 'stale' ? clause.stale.length > 0 : clause.reworded))
    .map(({ id }) => id);

describe('the history of the clauses', () => {
  test('knows the statement of each (else: spec/history.json, then shedu coverage --worded CLAUSE)', () => {
    expect(ids(report, 'reworded')).toEqual([]);
    expect(Object.keys(wordings).sort()).toEqual([...clauseIds].sort());
  });

  test('numbers each statement by how many were before it', () => {
    const numbered = Object.entries(wordings).map(([id, { version }]) => [id, version]);
    const counted = Object.keys(wordings).map((id) => [id, versionOf(id as never)]);
    expect(numbered).toEqual(counted);
  });

  test('has no version that says what the next one says, and its days go on', () => {
    for (const id of clauseIds) {
      const earlier = earlierOf(id);
      const texts = [...earlier.map(({ statement }) => statement), clauses[id].statement];
      for (const [i, text] of texts.entries())
        if (i > 0) expect(text.en, id).not.toBe(texts[i - 1]?.en);
      const days = earlier.map(({ until }) => until);
      expect(days, id).toEqual(days.toSorted());
    }
  });

  test('has no translation that lags behind', () => {
    expect(ids(report, 'stale')).toEqual([]);
    expect(clauseIds.flatMap(staleIn)).toEqual([]);
  });
});

describe('a statement that changes', () => {
  const [id] = clauseIds as readonly [(typeof clauseIds)[number]];
  const { statement } = clauses[id];
  const changed = coverage({
    ...evidence,
    checksums: { ...evidence.checksums, [id]: checksumOf(`${statement.en} Or else.`) },
  });

  test('is told of until its version is noted', () => {
    expect(ids(changed, 'reworded')).toEqual([id]);
    expect(changed.complete).toBe(false);
  });

  test('leaves translations behind until they follow', () => {
    const wording = wordings[id]!;
    const lagging = coverage({
      ...evidence,
      wordings: { ...evidence.wordings, [id]: { ...wording, ru: '000000000000' } },
    });
    expect(lagging.clauses.find((clause) => clause.id === id)?.stale).toEqual(['ru']);
    expect(lagging.complete).toBe(false);
  });

  test('has to be read beside its sources again', () => {
    const cited = evidence.cited[id]!;
    const other = Object.fromEntries(Object.keys(cited).map((source) => [source, 'f00000000000']));
    const again = coverage({ ...evidence, cited: { ...evidence.cited, [id]: other } });
    const { read, unread } = again.clauses.find((clause) => clause.id === id)!;
    expect(read).toEqual({});
    expect(unread).toEqual(Object.keys(cited));
  });
});

describe('readings beside the sources', () => {
  test('are of lines that are cited', () => {
    const read = Object.entries(proofreadings).flatMap(([id, readings]) =>
      Object.keys(readings ?? {}).map((source) => `${id} ${source}`),
    );
    const cited = clauseIds.flatMap((id) =>
      Object.keys(evidence.cited[id] ?? {}).map((source) => `${id} ${source}`),
    );
    expect(read.filter((one) => !cited.includes(one))).toEqual([]);
    expect(report.totals.citations).toBe(cited.length);
  });

  test('are told apart by the words of the lines, not by how they are spaced', () => {
    const lines = ['one', 'two  words', '', 'three', 'four'];
    expect(checksumOfLines(lines, '2-4')).toBe(checksumOfLines(['two words', 'three'], '1-2'));
    expect(checksumOfLines(lines, '1,4')).toBe(checksumOf('one three'));
    expect(checksumOfLines(lines, '1')).not.toBe(checksumOfLines(lines, '5'));
  });

  test('are noted for each source that a clause cites, and not for a clause that cites none', () => {
    for (const id of clauseIds) {
      const noted = readingOf(id, new Map(), 'second');
      const cited = Object.keys(evidence.cited[id] ?? {});
      expect(noted && Object.keys(noted), id).toEqual(cited.length === 0 ? undefined : cited);
    }
  });

  test('count lines that the transcripts have', () => {
    for (const id of clauseIds)
      for (const [source, { lines }] of Object.entries(clauses[id].sources))
        if (lines !== undefined)
          expect(
            Math.max(...lines.split(/[-,]/).map(Number)),
            `${id} ${source}`,
          ).toBeLessThanOrEqual(sources[source as keyof typeof sources].lines);
  });
});

test('every language is told of in a wording', () => {
  for (const wording of Object.values(wordings))
    expect(Object.keys(wording).sort()).toEqual(['version', ...LANGUAGES].sort());
});
