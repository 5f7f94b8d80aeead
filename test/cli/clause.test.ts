import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questions, questionsOn } from '../../spec/questions.ts';
import { shedu } from './shedu.ts';

const clause = (...args: readonly string[]) => shedu(['clause', ...args]);

test('tells everything about a clause', async () => {
  const { exit, out, err } = await clause('monument.square.forfeit');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  for (const part of [
    'monument.square.forfeit: A square left without a monument (rule)\n',
    'Sources:',
    '[redeclineSquare]',
    '1997       forbid',
    'machine/rules/monument.ts:',
    'rulings.redeclineSquare.',
    'rules/monument/#monument.square.forfeit',
  ])
    expect(out).toContain(part);
});

test('names lines of the machine that cite the clause', async () => {
  const { out } = await clause('war.win.tie', '--format', 'json');
  const { cited } = JSON.parse(out) as { cited: { module: string; lines: number[] }[] };
  expect(cited[0]?.module).toBe('machine/rules/war.ts');
  for (const { module, lines } of cited) {
    expect(existsSync(module)).toBe(true);
    const text = readFileSync(module, 'utf8').split('\n');
    for (const line of lines) expect(text[line - 1]).toContain("'war.win.tie'");
  }
});

test('names the states and transitions where it is at work, and the fixtures that show it', async () => {
  const { out } = await clause('treasure.take.trader', '--format', 'json');
  const told = JSON.parse(out);
  expect(told.states).toContain('turn.treasures');
  expect(told.transitions).toContainEqual({
    from: 'turn.treasures',
    words: expect.stringContaining('→'),
  });
  expect(told.following).toContain('legal.treasure.two-bordered');
});

test('lists the questions that it decides, as the reader asks them', async () => {
  const asked = questionsOn('war.win.tie');
  expect(asked).not.toEqual([]);
  const { out } = await clause('war.win.tie', '--lang', 'fr');
  for (const id of asked) expect(out).toContain(`${questions[id].asked.fr} [${id}]`);
  const { out: json } = await clause('war.win.tie', '--format', 'json');
  expect(JSON.parse(json).questions).toEqual(asked);
});

test.each([
  ['en', 'A tie in a war', 'war.win.tie: A tie in a war (rule)\n'],
  ['ru', 'Ничья в войне', 'war.win.tie: Ничья в войне (правило)\n'],
  ['fr', 'Égalité dans une guerre', 'war.win.tie\u00a0: Égalité dans une guerre (règle)\n'],
])('heads a clause in %s with its title', async (lang, title, heading) => {
  const [text, json] = await Promise.all(
    ['text', 'json'].map((format) => clause('war.win.tie', '--lang', lang, '--format', format)),
  );
  expect(text!.out.startsWith(heading)).toBe(true);
  expect(JSON.parse(json!.out)).toMatchObject({ id: 'war.win.tie', title });
});

test('says where a clause is at work without a word of states that do not name it', async () => {
  const { out } = await clause('swap.draw.same');
  expect(out).toContain('At work on:\n  turn.action');
  expect(out).not.toContain('States:');
});

test('speaks three languages', async () => {
  const [ru, fr] = await Promise.all(
    ['ru', 'fr'].map((lang) => clause('treasure.take.trader', '--lang', lang)),
  );
  expect(ru!.out).toContain('Источники:');
  expect(ru!.out).toContain('ru/rules/treasure/#treasure.take.trader');
  expect(fr!.out).toContain('États\u00a0:');
});

test.each([
  ['war.win.ti', 'there is no clause war.win.ti (did you mean war.win.tie?)'],
  ['tie', 'did you mean war.win.tie'],
  ['swap.discard.any', 'did you mean swap.discard.'],
  ['treasure.take.when', 'treasure.take.trigger'],
  ['catastrophe.place.leader-none', 'catastrophe.ban.leader'],
  ['revolt.support.temples', 'did you mean revolt.strength.temples, revolt.reinforce.temples?'],
  ['zzz', 'there is no clause zzz\n'],
  ['toString', 'there is no clause toString'],
  ['', 'there is no clause \n'],
])('an unknown id %j gets what may have been meant', async (id, message) => {
  const { exit, out, err } = await clause(id);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(message);
});
