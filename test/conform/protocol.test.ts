import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EngineProcess } from '../../machine/cli/conform/process.ts';
import {
  type Answers,
  BOARD_KINDS,
  driveCase,
  Engine,
  MODULES,
  type RequestLine,
  STATE_PARTS,
} from '../../machine/conform/index.ts';
import { replyFault } from '../../machine/conform/replies.ts';
import { switches } from '../../spec/rulings.ts';
import conform from '../../spec/schema/conform.schema.json' with { type: 'json' };
import { load, ROOT } from '../fixtures/suite.ts';

const page = readFileSync(join(ROOT, 'PROTOCOL.md'), 'utf8');
const lines = [...page.matchAll(/^([<>]) (\{.*\})$/gm)].map(
  ([, who, json]) => [who, JSON.parse(json as string)] as const,
);
const asked = lines.flatMap(([who, json]) => (who === '>' ? [json as RequestLine] : []));
const answered = lines.flatMap(([who, json]) => (who === '<' ? [json as object] : []));

const adapter = (name: string): EngineProcess => {
  const command = name.endsWith('.py') ? 'python3' : process.execPath;
  const patient = { start: 30_000, answer: 30_000 };
  return new EngineProcess([command, join(ROOT, 'adapters', name)], patient);
};

describe('the transcript of the page', () => {
  test('has a reply to every request, of the shape that is asked for', () => {
    expect(asked.length).toBeGreaterThan(5);
    expect(answered).toHaveLength(asked.length);
    for (const [i, request] of asked.entries())
      expect([request.do, replyFault(request.do, answered[i])]).toEqual([request.do, null]);
  });

  test('is what the rules say', async () => {
    const engine = adapter('shedu.ts');
    try {
      for (const [i, request] of asked.entries()) {
        const reply = (await engine.exchange(request)) as object;
        if (request.do !== 'hello') expect(reply).toMatchObject(answered[i] as object);
      }
    } finally {
      engine.close();
    }
  });
});

test('an engine may declare each reading of each switch', () => {
  const { properties } = conform.$defs.capabilities.properties.readings;
  const told = Object.entries(properties).map(([id, { items }]) => [id, items.enum.toSorted()]);
  const have = Object.values(switches).map(({ id, readings }) => [
    id,
    Object.keys(readings).toSorted(),
  ]);
  expect(told.toSorted()).toEqual(have.toSorted());
});

test('the page names every request, capability and part of a position', () => {
  const { request, capabilities } = conform.$defs;
  const names = [
    ...request.oneOf.map(({ properties }) => properties.do.const),
    ...Object.keys(capabilities.properties),
    ...STATE_PARTS,
    ...BOARD_KINDS,
    ...MODULES,
  ];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('types and schema name the same things', () => {
  const { module, boardKind, statePart } = conform.$defs;
  expect(module.enum).toEqual([...MODULES]);
  expect(boardKind.enum).toEqual([...BOARD_KINDS]);
  expect(statePart.enum).toEqual([...STATE_PARTS]);
});

test.each(['skeleton.py', 'skeleton.ts'])('%s says what it is and plays nothing', async (name) => {
  const spawned = adapter(name);
  try {
    const engine = new Engine(spawned);
    const { capabilities }: Answers['hello'] = await engine.hello();
    expect(capabilities.state).toEqual([]);
    const request = asked.find((one) => one.do === 'load') as Extract<RequestLine, { do: 'load' }>;
    const { id: _id, ...taken } = request;
    await expect(engine.ask(taken)).resolves.toEqual({ id: 2 });
    await expect(engine.ask({ do: 'act', seat: 0, action: { do: 'pass' } })).rejects.toThrow(
      'there is no engine yet',
    );
  } finally {
    spawned.close();
  }
});

test.each([
  ['says that it lacks it', { unsupported: 'no reset' }],
  ['errs at it', { error: 'no reset' }],
])('a failure stays one where the engine %s when it is to forget the game', async (_, declined) => {
  const engine = new Engine({
    exchange: async ({ id, do: asked }) =>
      asked === 'reset' ? { id, ...declined } : asked === 'act' ? { id, taken: true } : { id },
  });
  const had = {
    editions: ['2015'],
    boards: ['free'],
    modules: [],
    players: [2],
    positions: true,
    unknown: false,
    clauses: false,
    effects: false,
    legal: 'none',
    state: [],
    result: false,
  } as const;
  const came = await driveCase(engine, had, load('illegal/swap/nothing.json'));
  expect(came).toMatchObject({ outcome: 'failed', failure: { kind: 'not-refused' } });
});
