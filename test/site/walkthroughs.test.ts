import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attributeOf, type Block, type Step, stepsIn } from '../../site/src/data/walkthroughs.ts';

/**
 * The pages on changing the rulebook, carried out one after the other in a copy of the project: a
 * diff is applied, a new file written, a command run, and its output compared with what is printed.
 */
const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['add-a-rule', 'add-a-ruling', 'add-an-edition'];
/** What is made from the rest, some of it perhaps at this moment by another test. */
const LEFT_OUT =
  /^(\.git|\.stryker-tmp|node_modules|dist|reports|site\/(dist|\.astro|src\/content\/docs\/develop\/api))$/;

/** The text of a page in the docs of a language. */
const read = (path: string): string =>
  readFileSync(join(CHECKOUT, 'site/src/content/docs', path), 'utf8');

const stepsOf = (page: string): readonly Step[] => stepsIn(read(`develop/${page}.md`));

/** A file after the changes of a diff, whose parts are each found once by their words alone. */
function patched(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((before, part) => {
    const lines = part.trimEnd().split('\n');
    const side = (other: string): string =>
      lines.flatMap((line) => (line.startsWith(other) ? [] : `${line.slice(1)}\n`)).join('');
    const pieces = before.split(side('+'));
    expect(pieces, `found once:\n${side('+')}`).toHaveLength(2);
    return pieces.join(side('-'));
  }, text);
}

const copy = join(mkdtempSync(join(tmpdir(), 'shedu-copy-')), 'shedu');

beforeAll(() => {
  const filter = (path: string): boolean => !LEFT_OUT.test(relative(CHECKOUT, path));
  cpSync(CHECKOUT, copy, { recursive: true, filter });
  symlinkSync(join(CHECKOUT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(dirname(copy), { recursive: true }));

/** Without what the test that runs tells those that it starts. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV|TEST)/i.test(name)),
);

/** What `npx` starts; npm takes longer to find it than most commands to run. */
const STARTED: Readonly<Record<string, string>> = {
  shedu: 'machine/cli/bin.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

const direct = (commands: string): string =>
  commands.replace(/^npx (\w+)(?= |$)/gm, (whole, name: string) =>
    STARTED[name] === undefined ? whole : `'${process.execPath}' ${STARTED[name]}`,
  );

function run(commands: string): { readonly status: number | null; readonly out: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', direct(commands)], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
}

/** The output that follows a command says what it must print; a command without one must succeed. */
function carryOut({ language, about, text }: Block, next: Block | undefined): void {
  const title = attributeOf(about, 'title');
  if (title !== undefined) {
    const path = join(copy, title);
    if (language === 'diff') {
      writeFileSync(path, patched(readFileSync(path, 'utf8'), text));
      return;
    }
    expect(existsSync(path), `${title} is new`).toBe(false);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } else if (language === 'sh') {
    const { status, out } = run(text);
    if (next?.language === 'text') {
      for (const line of next.text.trimEnd().split('\n')) expect(out).toContain(line);
    } else expect({ status, out: status === 0 ? '' : out }).toEqual({ status: 0, out: '' });
  }
}

describe('the pages on changing the rulebook', () => {
  test.each(PAGES)('%s does what it says', { timeout: 300_000 }, (page) => {
    const blocks = stepsOf(page).flatMap((step) => step.blocks);
    expect(blocks.length).toBeGreaterThan(5);
    for (const [i, block] of blocks.entries()) carryOut(block, blocks[i + 1]);
  });

  test.each(PAGES)('%s has the same steps in each language, whose code stands once', (page) => {
    const names = stepsOf(page).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const folder of ['ru', 'fr']) {
      const text = read(`${folder}/develop/${page}.mdx`);
      const told = Array.from(text.matchAll(/^<Step name="([\w-]+)" \/>$/gm), ([, name]) => name);
      expect(told, folder).toEqual(names);
      expect(text, folder).not.toContain('```');
    }
  });
});
