import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { packagedValidators } from '../../machine/validators.node.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The command line as a script. */
    shedu: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

/** Packages that look for files of their own beside them. */
const WHOLE = [/^playwright-core/, /^unpdf/, /^@sparticuz/, /^@resvg/];

/** Modules look for data where their source lies. */
const inPlace = {
  name: 'in-place',
  transform(code: string, id: string): string | undefined {
    if (!code.includes('import.meta.')) return undefined;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** As in the package: to compile the schemas is half of what most commands take. */
const writtenOut = {
  name: 'written-out',
  load: (id: string): string | undefined =>
    id === join(ROOT, 'machine/record/validators.ts') ? packagedValidators() : undefined,
};

/**
 * Before the tests: bundles the command line, which is started hundreds of times and as a bundle
 * needs a third of the time. That its sources start as they are is for other tests to say.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const bundle = await rolldown({
    input: join(ROOT, 'machine/cli/shedu.ts'),
    cwd: ROOT,
    platform: 'node',
    external: WHOLE,
    // Some packages carry code for browsers that bundles well, and code for Node that does not.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [writtenOut, inPlace],
    logLevel: 'warn',
  });
  // Packages are looked for from here, too; a copy of the project may share them.
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, 'shedu-'));
  // Some tests run it as another user.
  chmodSync(dir, 0o755);
  await bundle.write({ dir, format: 'esm' });
  await bundle.close();
  project.provide('shedu', join(dir, 'shedu.js'));
  return () => rmSync(dir, { recursive: true });
}
