import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import meta from '../package.json' with { type: 'json' };

/** `npm run build`: compiles machine and spec to `dist/`, with the data and the suite beside. */
const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

rmSync(DIST, { recursive: true, force: true });
const { status } = spawnSync('tsc -p machine', { cwd: ROOT, shell: true, stdio: 'inherit' });
if (status !== 0) process.exit(1);

cpSync(join(ROOT, 'fixtures'), join(DIST, 'fixtures'), { recursive: true });
for (const name of globSync('spec/**/*.json', { cwd: ROOT })) {
  cpSync(join(ROOT, name), join(DIST, name));
}

// The command line reads its version here; a second list of exports would lead bundlers astray.
const { name, version, type } = meta;
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify({ name, version, type })}\n`);

// The compiler leaves import attributes out of declarations, and then asks for them.
for (const name of globSync('**/*.d.ts', { cwd: DIST })) {
  const text = readFileSync(join(DIST, name), 'utf8');
  const whole = text.replace(
    /^(import (?!type ).* from '.*\.json');$/gm,
    "$1 with { type: 'json' };",
  );
  if (whole !== text) writeFileSync(join(DIST, name), whole);
}
