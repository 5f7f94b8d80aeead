import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import {
  isChosen,
  isInstructive,
  isPrinted,
  laterParts,
  showingsIn,
  shownBy,
} from '../../machine/book/rulebook/candidates.ts';
import { choose } from '../../machine/book/rulebook/choice.ts';
import { rulebook } from '../../machine/book/rulebook/rulebook.ts';
import { applies } from '../../machine/book/rulebook/scope.ts';
import { clausesOf, examplesIn } from '../../machine/book/rulebook/tree.ts';
import '../../machine/words/words.ts';
import { type ClauseId, chapters } from '../../spec/clauses.ts';
import examples from '../../spec/examples.json' with { type: 'json' };
import { chosenExamples } from '../../spec/examples.ts';
import { LANGUAGES } from '../../spec/text.ts';
import { nameOf, playable } from './scopes.ts';

const fixtures = bundledFixtures();

describe.each(playable.map((scope) => [nameOf(scope), scope] as const))('%s', (_, scope) => {
  const choice = choose(scope, fixtures);

  test('every chapter has examples', () => {
    const without = chapters.filter(({ clauses }) => {
      const ids = (Object.keys(clauses) as ClauseId[]).filter((id) => applies(id, scope));
      return ids.length > 0 && !ids.some((id) => choice.has(id));
    });
    expect(without.map(({ chapter }) => chapter)).toEqual([]);
    expect(choice.size).toBeGreaterThan(150);
  });

  test('no step is shown twice, and none reads as another does', () => {
    const steps = [...choice.values()].map(({ file, frame }) => `${file.id}#${frame.index}`);
    expect(new Set(steps).size).toBe(steps.length);
    const told = examplesIn(rulebook(scope, LANGUAGES[0], fixtures)).map(({ heading, lines }) =>
      [heading, ...lines.map(({ text }) => text)].join('\n'),
    );
    expect(told.filter((text, i) => told.indexOf(text) !== i)).toEqual([]);
  });

  test('each has its clause as one that decides it, and none is a pass', () => {
    for (const [id, { file, frame }] of choice) {
      const { step, effects, violations, index } = frame;
      const refusing = [...new Set(violations.map(({ clause }) => clause))];
      const deciding = violations.length > 0 ? refusing : effects.flatMap(({ clauses }) => clauses);
      // What a word means decides no step: one is chosen by hand, from a case about the word.
      const chosen = chosenExamples(id).some(
        (one) => one.fixture === file.id && one.step === index,
      );
      const shown = deciding.includes(id) || (chosen && file.clauses?.includes(id) === true);
      expect([id, file.id, index, shown]).toEqual([id, file.id, index, true]);
      expect([id, file.id, refusing.length < 2]).toEqual([id, file.id, true]);
      expect([id, file.id, step?.action.do]).not.toEqual([id, file.id, 'pass']);
    }
  });

  test('the printed examples are among them, in one version each', () => {
    const printed = [...choice.values()].map(({ file }) => file).filter(isPrinted);
    expect(printed.length).toBeGreaterThan(10);
    const byName = new Map(printed.map(({ id = '' }) => [id.replace(/-\d{4}$/, ''), id]));
    expect(new Set(byName.values())).toEqual(new Set(printed.map(({ id }) => id)));
  });

  test('no chapter has two captions that are the same', () => {
    for (const { id, sections } of rulebook(scope, 'en', fixtures).parts) {
      const captions = sections.flatMap(({ steps, tour, clauses }) => [
        ...[...steps, ...tour].flatMap(({ scene }) => scene?.heading ?? []),
        ...clauses.flatMap(({ example }) =>
          example === null ? [] : `${example.about}: ${example.heading}`,
        ),
      ]);
      expect([id, captions.filter((one, i) => captions.indexOf(one) !== i)]).toEqual([id, []]);
    }
  });

  test('the end of the turn is told only where an example is about it, or the game ends', () => {
    for (const { id, example } of clausesOf(rulebook(scope, 'en', fixtures))) {
      const told = example?.lines ?? [];
      if (told.some(({ text }) => text.startsWith('The game is over'))) continue;
      const closing = told.filter(({ text }) => /^The turn of .* is over/.test(text));
      expect([id, closing.every(({ clauses }) => clauses.includes(id))]).toEqual([id, true]);
    }
  });

  test('who has won is told with the standings of all', () => {
    for (const { lines } of examplesIn(rulebook(scope, 'en', fixtures))) {
      const ended = lines.find(({ clauses }) => clauses.includes('final.rank.places'));
      if (ended === undefined) continue;
      expect(
        lines.filter(({ text }) => /eakest first: \d+, \d+, \d+, \d+\.$/.test(text)),
      ).not.toEqual([]);
    }
  });
});

test('what is chosen by hand is there, and is the best for its clause where it is played', () => {
  const byId = new Map(fixtures.map((file) => [file.id, file]));
  for (const [id, all] of Object.entries(examples.examples))
    for (const { fixture, step } of all) {
      expect([id, byId.get(fixture)?.steps.length ?? -1]).toEqual([id, expect.any(Number)]);
      expect([id, step <= (byId.get(fixture)?.steps.length ?? -1)]).toEqual([id, true]);
      const isTaken = playable.some((scope) => {
        const taken = choose(scope, fixtures).get(id as ClauseId);
        return taken?.file.id === fixture && taken.frame.index === step;
      });
      expect([id, fixture, isTaken]).toEqual([id, fixture, true]);
    }
});

test('a case goes by what a reader knows, where there is a choice', () => {
  for (const showings of showingsIn(fixtures).values())
    for (const { id, candidate, rank } of showings) {
      const same = showings.find(
        (other) =>
          other.candidate.file === candidate.file &&
          other.candidate.frame.effects.length === candidate.frame.effects.length &&
          shownBy(other.candidate.frame).size === shownBy(candidate.frame).size &&
          isInstructive(other.candidate.frame) === isInstructive(candidate.frame) &&
          laterParts(other.candidate.frame, id) < laterParts(candidate.frame, id),
      );
      if (same !== undefined && !isChosen(candidate, id)) expect(same.rank).toBeGreaterThan(rank);
    }
});
