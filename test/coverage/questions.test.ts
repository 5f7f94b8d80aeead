import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foreignModules } from '../../machine/record/explain.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { Inconsistent } from '../../machine/record/problem.ts';
import { readGame } from '../../machine/record/read.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import { type ClauseId, chapterOf, chapters, clauses } from '../../spec/clauses.ts';
import { editions as allEditions, type EditionId, editionIds } from '../../spec/editions.ts';
import {
  type Question,
  type QuestionId,
  questionGroups,
  questionIds,
  questions,
  type ShownStep,
} from '../../spec/questions.ts';
import { rulings, switchIds } from '../../spec/rulings.ts';
import { LANGUAGES, type Language, type Text } from '../../spec/text.ts';
import { printed } from './printed.ts';

const ROOT = join(import.meta.dirname, '../..');

const all: readonly (readonly [QuestionId, Question])[] = questionIds.map((id) => [
  id,
  questions[id],
]);

const files = new Map<string, GameFile>();

/** A bundled file by its id. */
function fileOf(id: string): GameFile {
  const known = files.get(id);
  if (known !== undefined) return known;
  const path = join(ROOT, 'fixtures', `${id.replaceAll('.', '/')}.json`);
  const read = readGame(readFileSync(path, 'utf8'));
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  files.set(id, read.file);
  return read.file;
}

const frameOf = (file: GameFile, step: number): Frame | undefined =>
  [...frames(file)].find(({ index }) => index === step);

/** What a step cites: the clauses that refuse it, or those of what it brings about. */
const citedBy = ({ effects, violations }: Frame): readonly ClauseId[] =>
  violations.length > 0
    ? violations.map(({ clause }) => clause)
    : effects.flatMap((effect) => effect.clauses);

/** Every step that a question shows: that of its own answer first. */
const stepsOf = ({ shown, editions = [] }: Question): readonly ShownStep[] => [
  shown,
  ...editions.map((parting) => parting.shown),
];

/** What comes of a step, to be compared. */
const outcomeOf = ({ effects, violations }: Frame): string =>
  JSON.stringify({ effects, violations });

/** A step played in an edition as it is; null where the edition has no such position. */
function playedIn(edition: EditionId, { fixture, step }: ShownStep): string | null {
  const { rulings: _, ...rest } = fileOf(fixture);
  const file: GameFile = { ...rest, edition };
  try {
    if (foreignModules(edition, begin(file).game).length > 0) return null;
    const own = [...frames(fileOf(fixture))].slice(1, step);
    const there = [...frames(file)].slice(1, step + 1);
    const asFar = own.every(
      ({ violations }, i) => violations.length > 0 || there[i]?.violations.length === 0,
    );
    const reached = there.at(-1);
    return asFar && reached?.index === step ? outcomeOf(reached) : null;
  } catch (error) {
    if (error instanceof Inconsistent) return null;
    throw error;
  }
}

describe('the groups', () => {
  test('are the files of the folder, each of them filled', () => {
    const named = globSync('spec/questions/*.json', { cwd: ROOT }).map((path) =>
      basename(path, '.json'),
    );
    expect(questionGroups.map(({ group }) => group).toSorted()).toEqual(named.sort());
    const empty = questionGroups.filter((group) => Object.keys(group.questions).length === 0);
    expect(empty.map(({ group }) => group)).toEqual([]);
  });

  test('begin the ids of their questions', () => {
    for (const { group, questions: own } of questionGroups)
      for (const id of Object.keys(own)) expect(id.startsWith(`${group}.`), id).toBe(true);
    const ids = questionGroups.flatMap((group) => Object.keys(group.questions));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the questions', () => {
  test('are a hundred at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
  });

  test('are about every chapter of the rules, and every ruling on which printed editions part', () => {
    const asked = new Set(
      all.flatMap(([, question]) => question.clauses.map((id) => chapterOf(id))),
    );
    expect(chapters.map(({ chapter }) => chapter).filter((chapter) => !asked.has(chapter))).toEqual(
      [],
    );
    const ruled = new Set(all.map(([, { ruling }]) => ruling));
    const parting = switchIds.filter(
      (id) => new Set(printed.map((edition) => allEditions[edition].rulings[id])).size > 1,
    );
    expect(parting.filter((id) => !ruled.has(id))).toEqual([]);
  });

  test('share a step with one other at most', () => {
    const steps = all.map(([, { shown }]) => `${shown.fixture} ${shown.step}`);
    const shared = Map.groupBy(steps, (step) => step);
    expect([...shared].filter(([, those]) => those.length > 2).map(([step]) => step)).toEqual([]);
  });
});

describe.each(all)('%s', (_, question) => {
  const { clauses: deciding, ruling, editions = [], shown } = question;

  test('names clauses, a ruling, fixtures and steps that exist', () => {
    expect(deciding.filter((id) => !(id in clauses))).toEqual([]);
    if (ruling !== undefined) expect(Object.keys(rulings)).toContain(ruling);
    for (const { fixture, step } of stepsOf(question)) {
      const file = fileOf(fixture);
      expect(file.id ?? fixture).toBe(fixture);
      expect(step).toBeGreaterThanOrEqual(1);
      expect(step, fixture).toBeLessThanOrEqual(file.steps.length);
    }
  });

  test('is answered by what its step cites', () => {
    const file = fileOf(shown.fixture);
    const cited = new Set(citedBy(frameOf(file, shown.step)!));
    expect([...cited]).toContain(deciding[0]);
    const about = [...cited, ...(file.clauses ?? []), ...(file.contrasts ?? [])];
    expect(deciding.filter((id) => !about.includes(id))).toEqual([]);
    for (const parting of editions) {
      const there = citedBy(frameOf(fileOf(parting.shown.fixture), parting.shown.step)!);
      expect(deciding.some((id) => there.includes(id))).toBe(true);
    }
  });

  test('has an answer of its own for the editions in which its step goes otherwise, and no other', () => {
    const usual = outcomeOf(frameOf(fileOf(shown.fixture), shown.step)!);
    const apart = editions.flatMap((parting) => parting.editions);
    expect(new Set(apart).size).toBe(apart.length);
    expect(apart.length).toBeLessThan(editionIds.length);
    expect(apart).not.toContain(fileOf(shown.fixture).edition);
    for (const edition of printed) {
      const there = playedIn(edition, shown);
      if (there === null) continue;
      if (apart.includes(edition)) expect(there, edition).not.toBe(usual);
      else expect(there, edition).toBe(usual);
    }
  });

  test('shows each answer of an edition as it is played there', () => {
    for (const parting of editions) {
      const file = fileOf(parting.shown.fixture);
      const own = outcomeOf(frameOf(file, parting.shown.step)!);
      expect(parting.editions).toContain(file.edition);
      for (const edition of parting.editions)
        expect(playedIn(edition, parting.shown) ?? own, edition).toBe(own);
    }
  });
});

/** Every text of a question with where it stands. */
const texts: readonly { readonly at: string; readonly text: Text }[] = [
  ...questionGroups.map(({ group, title }) => ({ at: `${group} title`, text: title })),
  ...all.flatMap(([id, { asked, answer, editions = [] }]) => [
    { at: `${id} asked`, text: asked },
    { at: `${id} answer`, text: answer },
    ...editions.map((parting) => ({
      at: `${id} answer of ${parting.editions.join(', ')}`,
      text: parting.answer,
    })),
  ]),
];

describe.each(LANGUAGES)('the texts in %s', (language: Language) => {
  const wrong = (is: (text: string, at: string) => boolean): readonly string[] =>
    texts.filter(({ at, text }) => is(text[language], at)).map(({ at }) => at);

  test('ask in one sentence, each another, and answer in whole ones', () => {
    const asks = (text: string): boolean => /^[^.!?]*[^\s\u00a0\u202f]\u202f?\?$/u.test(text);
    expect(wrong((text, at) => at.endsWith(' asked') && !asks(text))).toEqual([]);
    const asked = all.map(([, question]) => question.asked[language]);
    expect(asked.filter((text, i) => asked.indexOf(text) !== i)).toEqual([]);
    expect(wrong((text, at) => at.includes(' answer') && !/\.»?$/u.test(text))).toEqual([]);
  });

  test('begin with a capital, and are trimmed', () => {
    expect(wrong((text) => !/^[«“]?[\p{Lu}\p{N}]/u.test(text) || text !== text.trim())).toEqual([]);
  });

  test('name no id, and an edition only where editions part', () => {
    expect(wrong((text) => /[\p{Ll}\d]\.\p{Ll}|\p{Ll}\p{Lu}/u.test(text))).toEqual([]);
    const part = new Set<string>(all.filter(([, { editions }]) => editions).map(([id]) => id));
    const names = (text: string, at: string): boolean =>
      !part.has(at.split(' ')[0]!) && /1997|2015/u.test(text);
    expect(wrong(names)).toEqual([]);
  });

  test('are in the letters and the typography of the language', () => {
    const cyrillic = /\p{Script=Cyrillic}/u;
    expect(wrong((text) => cyrillic.test(text) !== (language === 'ru'))).toEqual([]);
    expect(wrong((text) => /['"]|\s{2}| - /u.test(text))).toEqual([]);
    const bad =
      language === 'fr'
        ? /[^\u00a0\u202f\d][;?!]|[^\u00a0\u202f\d]:|«[^\u00a0\u202f]|[^\u00a0\u202f]»/u
        : /\s[:;,.?!]/u;
    expect(wrong((text) => bad.test(text))).toEqual([]);
  });
});
