import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import meta from '../package.json' with { type: 'json' };
import { staged } from './staged.node.ts';
import { packagedValidators } from './validators.node.ts';

/** `npm run build`: compiles machine and spec to `dist/`, with the data and the suite beside. */
const ROOT = join(import.meta.dirname, '..');

function build(folder: string): void {
  const { status } = spawnSync(`tsc -p machine --outDir "${folder}"`, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the sources do not compile');

  // The parser that is made of the grammar is no source of the compiler's.
  for (const name of globSync('machine/notation/game/grammar*.{js,ts}', { cwd: ROOT }))
    cpSync(join(ROOT, name), join(folder, name));
  writeFileSync(join(folder, 'machine/record/validators.js'), packagedValidators());
  cpSync(join(ROOT, 'fixtures'), join(folder, 'fixtures'), {
    recursive: true,
    // Sources that show how an engine is spoken to are for the checkout.
    filter: (path) => basename(path) !== 'adapters',
  });
  for (const name of globSync('spec/**/*.json', { cwd: ROOT })) {
    cpSync(join(ROOT, name), join(folder, name));
  }

  // The command line reads its version here; a second list of exports would lead bundlers astray.
  const { name, version, type } = meta;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type })}\n`);

  // The compiler leaves import attributes out of declarations, and then asks for them.
  for (const name of globSync('**/*.d.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8');
    const whole = text.replace(
      /^(import (?!type ).* from '.*\.json');$/gm,
      "$1 with { type: 'json' };",
    );
    if (whole !== text) writeFileSync(join(folder, name), whole);
  }
}

try {
  await staged(join(ROOT, 'dist'), build);
} catch (error) {
  console.error(`not built: ${(error as Error).message}`);
  process.exitCode = 1;
}
