import { describe, expect, test } from 'vitest';
import { rulebook } from '../../machine/book/rulebook/rulebook.ts';
import { scopes } from '../../machine/book/rulebook/scope.ts';
import { clausesOf } from '../../machine/book/rulebook/tree.ts';
import '../../machine/words/words.ts';
import {
  type Clause,
  type ClauseId,
  clauseIds,
  clauses,
  statementUnder,
} from '../../spec/clauses.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import { errata } from '../../spec/errata.ts';
import { type Readings, rulingIds, rulings, switches, switchIds } from '../../spec/rulings.ts';
import { LANGUAGES, type Language, type Text } from '../../spec/text.ts';
import { printed } from './printed.ts';

type Under = Readonly<Record<string, Text>>;

/** The clauses that a switch concerns. */
const concerned = (id: (typeof switchIds)[number]): readonly ClauseId[] =>
  clauseIds.filter(
    (clause) => switches[id].clauses.includes(clause) || clauses[clause].ruling === id,
  );

describe.each(switchIds)('the switch %s', (id) => {
  const readings = Object.keys(switches[id].readings);

  test('leaves each clause that it concerns true, or the clause says what each reading makes of it', () => {
    for (const clause of concerned(id)) {
      const { readings: told, holds = [] } = clauses[clause];
      const expected = holds.includes(id) ? [] : readings.toSorted();
      expect(Object.keys(told?.[id] ?? {}).sort(), clause).toEqual(expected);
    }
  });

  test.each(readings)('has every clause told as %s makes it, in each edition', (reading) => {
    for (const edition of editionIds) {
      const rules = { ...editions[edition].rulings, [id]: reading } as Readings;
      for (const clause of concerned(id)) {
        const under = clauses[clause].readings?.[id] as Under | undefined;
        const told = statementUnder(clauses[clause], rules);
        expect(told, clause).toBe(under?.[reading] ?? clauses[clause].statement);
      }
    }
  });

  test('makes something else of a clause with each of its readings', () => {
    for (const clause of concerned(id)) {
      const { readings: told, statement } = clauses[clause];
      const under = Object.values((told?.[id] ?? {}) as Under);
      if (under.length === 0) continue;
      for (const language of LANGUAGES) {
        const texts = [statement, ...under].map((text) => text[language]);
        expect(new Set(texts).size, clause).toBe(texts.length);
      }
    }
  });
});

test('no clause answers to a switch that does not know of it', () => {
  const stray = clauseIds.filter((id) => {
    const { readings = {}, holds = [] }: Clause = clauses[id];
    return ![...Object.keys(readings), ...holds].every((one) =>
      (rulings[one as keyof typeof rulings]?.clauses ?? []).includes(id),
    );
  });
  expect(stray).toEqual([]);
});

test('a rulebook says what its readings make of a clause, and leaves nothing to the edition', () => {
  const [first] = scopes;
  const toSix = { ...first!, rulings: { swapRefill: 'toSix' } } as const;
  for (const scope of [...scopes, toSix]) {
    const rules = { ...editions[scope.edition].rulings, ...scope.rulings };
    for (const { id, statement } of clausesOf(rulebook(scope, 'en', []))) {
      if (clauses[id].within?.statement === undefined)
        expect(statement).toBe(statementUnder(clauses[id], rules, scope.edition).en);
      if (clauses[id].readings !== undefined)
        expect(statement, id).not.toBe(clauses[id].statement.en);
    }
  }
});

describe('a fact in which the printed editions differ', () => {
  const differing = clauseIds.filter((id) => clauses[id].editions !== undefined);
  const LEFT_OPEN: Readonly<Record<Language, RegExp>> = {
    en: /as the edition|where the edition|an edition has|depends on the edition|editions differ/iu,
    ru: /смотря по изданию|требует издание|в издании он|зависит от издания|издания расходятся/iu,
    fr: /selon l’édition|l’édition le demande|l’édition en a|dépend de l’édition|éditions divergent/iu,
  };

  test('is told by the book of each edition as it is there, and left open in the clause', () => {
    expect(differing).toContain('setup.dynasty.choose');
    for (const edition of printed)
      for (const language of LANGUAGES) {
        const scope = scopes.find((one) => one.edition === edition)!;
        const told = clausesOf(rulebook(scope, language, []));
        for (const id of differing) {
          const { editions: each, statement } = clauses[id];
          expect(told.find((clause) => clause.id === id)?.statement).toBe(
            each?.[edition][language],
          );
          expect(each?.[edition][language], id).not.toBe(statement[language]);
        }
      }
  });

  test.each(LANGUAGES)('is never left to the edition in its own book (%s)', (language) => {
    const books = scopes.filter(({ edition }) => printed.includes(edition));
    const open = books.flatMap((scope) =>
      clausesOf(rulebook(scope, language, [])).filter(({ statement, why }) =>
        [statement, why ?? ''].some((text) => LEFT_OPEN[language].test(text)),
      ),
    );
    expect([...new Set(open.map(({ id }) => id))]).toEqual([]);
  });

  test('depends on no reading and on no module', () => {
    const both = differing.filter(
      (id) => clauses[id].readings !== undefined || clauses[id].within?.statement !== undefined,
    );
    expect(both).toEqual([]);
  });
});

test('prose calls no ruling and no reading by its id', () => {
  const ids = [
    ...rulingIds.filter((id) => /[A-Z-]/.test(id)),
    ...switchIds
      .flatMap((id) => Object.keys(switches[id].readings))
      .filter((id) => /[A-Z]/.test(id)),
  ];
  const naming: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { en, ru, fr } = value as Partial<Text>;
    if (typeof en === 'string' && typeof ru === 'string' && typeof fr === 'string') {
      const foreign = switchIds.flatMap((id) => Object.keys(switches[id].readings));
      if (ids.some((id) => en.split(/[^\w-]+/).includes(id))) naming.push(path);
      if ([...ids, ...foreign].some((id) => ru.includes(id))) naming.push(`${path} ru`);
    }
    for (const [key, item] of Object.entries(value)) look(item, `${path}.${key}`);
  };
  look({ clauses, rulings, errata }, '');
  expect(naming).toEqual([]);
});

test('no statement depends on readings and on modules at once', () => {
  const both = clauseIds.filter(
    (id) => clauses[id].readings !== undefined && clauses[id].within?.statement !== undefined,
  );
  expect(both).toEqual([]);
});
