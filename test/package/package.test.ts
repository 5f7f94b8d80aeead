import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import firstRound from '../../fixtures/games/first-round.json' with { type: 'json' };
import type { StepJson } from '../../machine/record/format.ts';
import { type Sitter, sayAction } from '../../machine/words/words.ts';
import { LANGUAGES } from '../../spec/text.ts';
import { CHECKOUT, install, pack, run, tool } from './install.ts';

// Each step runs programs that others may slow down.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What somebody may write who has the package: every entry, and types that tell ids apart. */
const PROGRAM = `import { createActor } from 'xstate';
import * as shedu from 'shedu';
import { chartBook, tell } from 'shedu/book';
import { machine, phaseOf } from 'shedu/chart';
import { readKnown } from 'shedu/conform';
import { drawBoard } from 'shedu/draw';
import game from 'shedu/fixtures/games/first-round.json' with { type: 'json' };
import { inquire } from 'shedu/inquiry';
import { begin, checkGame, frameAt, frames, verifyFile } from 'shedu/record';
import { legalActions } from 'shedu/rules';
import { readMove } from 'shedu/notation';
import schema from 'shedu/schema/record.schema.json' with { type: 'json' };
import { type ClauseId, clauses } from 'shedu/spec';
import glossary from 'shedu/spec/glossary.json' with { type: 'json' };
import { sayPhase } from 'shedu/words';

const read = checkGame(game);
if ('problems' in read) throw new Error(read.problems[0]?.message);
const frame = frameAt(read.file, 1);
const cited: readonly ClauseId[] = frame.effects.flatMap(({ clauses }) => clauses);
// @ts-expect-error: no clause has this id
const unknown: ClauseId = 'no.such.clause';
const actor = createActor(machine, { input: begin(read.file) }).start();
console.log(
  JSON.stringify({
    problems: verifyFile(read.file).problems.length,
    cited: cited.every((id) => id in clauses) && !(unknown in clauses),
    legal: legalActions(frame.game, frame.phase).length > 10,
    phase: phaseOf(actor.getSnapshot()),
    sentence: sayPhase('turn.action', 0, 'en', []).length > 0,
    svg: drawBoard(frame).startsWith('<svg'),
    told: tell(read.file, 'fr').frames.length,
    states: (await chartBook('en')).states.length > 10,
    asked: inquire(frame, { do: 'pass' }).verdict.legal,
    known: readKnown('legal.swap.one # soon').length,
    move: readMove('red C6', frame, 'en'),
    one: [
      shedu.frames === frames,
      shedu.machine === machine,
      shedu.drawBoard === drawBoard,
      shedu.sayPhase === sayPhase,
      shedu.clauses === clauses,
      shedu.through(frame).type,
    ],
    data: [schema.$id, typeof glossary],
  }),
);
`;

/** What the code of a module imports. */
const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(/^import .* from '(.*)';$/gm), ([, name = '']) => name);

const folder = mkdtempSync(join(tmpdir(), 'shedu-package-'));
const app = join(folder, 'app');
let tarball = '';
let told = '';

beforeAll(async () => {
  ({ tarball, told } = await pack(folder));
  await install(tarball, app);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('packing says which file it made, and little else', () => {
  const lines = told.split('\n').filter((line) => line !== '' && !line.startsWith('>'));
  expect(lines).toEqual([basename(tarball)]);
});

test('publint has nothing to say of the package', async () => {
  const bytes = readFileSync(tarball);
  const { buffer, byteOffset, byteLength } = bytes;
  const packed = { tarball: buffer.slice(byteOffset, byteOffset + byteLength) };
  expect((await publint({ pack: packed, strict: true })).messages).toEqual([]);
});

test('no file of the package leads out of it or to a source it does not carry', async () => {
  const files = (await run(folder, 'tar', '-tzf', tarball)).split('\n');
  expect(files).toContain('package/dist/fixtures/INTERPRETING.md');
  expect(files).toContain('package/CHANGELOG.md');
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.map$/.test(file))).toEqual([]);
  expect(
    files.filter((file) => !/^$|^package\/(dist\/|machine\/cli\/bin\.js|[^/]+$)/.test(file)),
  ).toEqual([]);
});

test('the installed command verifies a bundled fixture', async () => {
  const fixture = 'node_modules/shedu/dist/fixtures/games/first-round.json';
  const shedu = join(app, 'node_modules/.bin/shedu');
  expect(await run(app, shedu, 'verify', fixture)).toContain('1 game, 10 steps, 0 failures');
});

test('the installed command refuses malformed files with the words that the suite expects', async () => {
  const shedu = join(app, 'node_modules/.bin/shedu');
  const told = await run(app, shedu, 'verify', 'node_modules/shedu/dist/fixtures/malformed');
  expect(told).toMatch(/ 0 failures, [1-9]\d* malformed inputs refused as expected/);
});

test('the package brings schemas as code, which is there without Ajv', async () => {
  const validators = join(app, 'node_modules/shedu/dist/machine/record/validators.js');
  expect(importsOf(readFileSync(validators, 'utf8'))).toEqual([
    'ajv/dist/runtime/equal.js',
    'ajv/dist/runtime/ucs2length.js',
  ]);
});

test('on a Node that is too old the installed command says which it needs', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '22.11.0' } })`;
  const script = join(app, 'node_modules/shedu/machine/cli/bin.js');
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, script, '--help'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const sentence = 'error: shedu needs Node 22.12 or later, and this is Node 22.11.0\n';
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: sentence });
});

test('a program that uses every entry passes its types and runs', async () => {
  writeFileSync(join(app, 'program.ts'), PROGRAM);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
  await tool(app, 'tsc', ...options, 'program.ts');
  expect(JSON.parse(await run(app, process.execPath, 'program.ts'))).toEqual({
    problems: 0,
    cited: true,
    legal: true,
    phase: 'turn.action',
    sentence: true,
    svg: true,
    told: 11,
    states: true,
    asked: true,
    known: 1,
    move: { action: { do: 'tile', color: 'red', at: 'C6' } },
    one: [true, true, true, true, true, 'decided'],
    data: ['record.schema.json', 'object'],
  });
});

test.each(LANGUAGES)(
  'the program on the programmers’ page in %s tells a game in that language',
  async (language) => {
    const folders = language === 'en' ? [] : [language];
    const page = join(CHECKOUT, 'site/src/content/docs', ...folders, 'develop/index.md');
    const [, program] = /```js title="replay.mjs"\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))!;
    writeFileSync(join(app, 'replay.mjs'), program!);
    const fixture = 'node_modules/shedu/dist/fixtures/games/first-round.json';
    const replayed = await run(app, process.execPath, 'replay.mjs', fixture);
    const seats = firstRound.seats as readonly Sitter[];
    const steps = firstRound.steps as readonly StepJson[];
    for (const { action, seat } of steps)
      expect(replayed).toContain(`${sayAction(action, seat, language, seats)}\n`);
  },
);
