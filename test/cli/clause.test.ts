import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questions, questionsOn } from '../../spec/questions.ts';
import type { Language } from '../../spec/text.ts';
import { shedu } from './shedu.ts';

const clause = (...args: readonly string[]) => shedu(['clause', ...args]);

/** Each run plays the suite; one tells of all these. */
const ASKED = [
  'war.win.tie',
  'treasure.take.trader',
  'swap.draw.same',
  'monument.square.forfeit',
] as const;

type Asked = (typeof ASKED)[number];

const runs = new Map<string, Promise<readonly string[]>>();

/** What is told of each of them, in their order. */
function told(lang: Language, format: 'text' | 'json'): Promise<readonly string[]> {
  const key = `${lang} ${format}`;
  const run = runs.get(key) ?? runOf(lang, format);
  runs.set(key, run);
  return run;
}

async function runOf(lang: Language, format: 'text' | 'json'): Promise<readonly string[]> {
  const { exit, out, err } = await clause(...ASKED, '--lang', lang, '--format', format);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const next =
    format === 'json' ? /\n(?=\{)/ : new RegExp(`\n(?=(?:${ASKED.join('|')})[: \u00a0])`);
  const parts = out.split(next);
  expect(parts).toHaveLength(ASKED.length);
  return parts;
}

const textOf = async (id: Asked, lang: Language = 'en'): Promise<string> =>
  (await told(lang, 'text'))[ASKED.indexOf(id)]!;

const jsonOf = async (id: Asked, lang: Language = 'en') =>
  JSON.parse((await told(lang, 'json'))[ASKED.indexOf(id)]!);

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
  expect(await textOf('monument.square.forfeit')).toBe(out);
});

test('names lines of the machine that cite the clause', async () => {
  const { cited }: { cited: { module: string; lines: number[] }[] } = await jsonOf('war.win.tie');
  expect(cited[0]?.module).toBe('machine/rules/war.ts');
  for (const { module, lines } of cited) {
    expect(existsSync(module)).toBe(true);
    const text = readFileSync(module, 'utf8').split('\n');
    for (const line of lines) expect(text[line - 1]).toContain("'war.win.tie'");
  }
});

test('names the states and transitions where it is at work, and the fixtures that show it', async () => {
  const { states, transitions, following } = await jsonOf('treasure.take.trader');
  expect(states).toContain('turn.treasures');
  expect(transitions).toContainEqual({
    from: 'turn.treasures',
    words: expect.stringContaining('→'),
  });
  expect(following).toContain('legal.treasure.two-bordered');
});

test('lists the questions that it decides, as the reader asks them', async () => {
  const asked = questionsOn('war.win.tie');
  expect(asked).not.toEqual([]);
  const out = await textOf('war.win.tie', 'fr');
  for (const id of asked) expect(out).toContain(`${questions[id].asked.fr} [${id}]`);
  expect((await jsonOf('war.win.tie')).questions).toEqual(asked);
});

test.each([
  ['en', 'A tie in a war', 'war.win.tie: A tie in a war (rule)\n'],
  ['ru', 'Ничья в войне', 'war.win.tie: Ничья в войне (правило)\n'],
  ['fr', 'Égalité dans une guerre', 'war.win.tie\u00a0: Égalité dans une guerre (règle)\n'],
] as const)('heads a clause in %s with its title', async (lang, title, heading) => {
  expect((await textOf('war.win.tie', lang)).startsWith(heading)).toBe(true);
  expect(await jsonOf('war.win.tie', lang)).toMatchObject({ id: 'war.win.tie', title });
});

test('says where a clause is at work without a word of states that do not name it', async () => {
  const out = await textOf('swap.draw.same');
  expect(out).toContain('At work on:\n  turn.action');
  expect(out).not.toContain('States:');
});

test('speaks three languages', async () => {
  const ru = await textOf('treasure.take.trader', 'ru');
  expect(ru).toContain('Источники:');
  expect(ru).toContain('ru/rules/treasure/#treasure.take.trader');
  expect(await textOf('treasure.take.trader', 'fr')).toContain('États\u00a0:');
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
