import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import type { Case } from './cases.ts';

/** What the mutated code and its runner tell each other. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}

const global = globalThis as { __stryker__?: Switchboard };
global.__stryker__ ??= {};
const board = global.__stryker__;

/** What a statechart throws when nobody listens, which is after the case that made it throw. */
const unheard: unknown[] = [];
process.on('uncaughtException', (error) => unheard.push(error));
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What this module finds out once about the printed boards serves every later case. */
const LASTING = /board[.]ts$/;

/** Gives every module of the sandbox the number of the loading it belongs to, so that it is new. */
let loading = 0;
const sandbox = `${pathToFileURL(process.cwd())}/`;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const own = found.url.startsWith(sandbox) && !found.url.includes('/node_modules/');
    return own ? { ...found, url: `${found.url.split('?')[0]}?${loading}` } : found;
  },
});

/**
 * Runs the cases in the process itself, without a test framework: most mutants take a fraction of a
 * second. Modules are loaded again only for a mutant that is active while they load, and after one
 * that has left something behind.
 */
class CaseRunner implements TestRunner {
  private cases: readonly Case[] = [];

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async dryRun({ timeout: _ }: DryRunOptions): Promise<DryRunResult> {
    await this.load(undefined);
    const tests = this.cases.map((one) => attempt(one));
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(board.mutantCoverage === undefined ? {} : { mutantCoverage: board.mutantCoverage }),
    };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const result = await this.mutated(options);
    if (options.mutantActivation === 'runtime' && (await this.sound(result))) return result;
    this.cases = [];
    return options.mutantActivation === 'static' ? result : await this.mutated(options);
  }

  /** Whether the case that killed a mutant passes without it: if not, something was left behind. */
  private async sound(result: MutantRunResult): Promise<boolean> {
    const killers = 'killedBy' in result ? result.killedBy : [];
    board.activeMutant = undefined;
    board.hitLimit = undefined;
    const again = this.cases.filter(({ name }) => killers.includes(name)).map(attempt);
    await heard();
    return unheard.splice(0).length === 0 && again.every(passed);
  }

  private async mutated(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, mutantActivation, testFilter, hitLimit } = options;
    if (mutantActivation === 'static') await this.load(activeMutant.id);
    else if (this.cases.length === 0 || LASTING.test(activeMutant.fileName))
      await this.load(undefined);
    board.activeMutant = activeMutant.id;
    board.hitCount = 0;
    board.hitLimit = hitLimit;
    const tests: TestResult[] = [];
    for (const one of this.cases) {
      if (testFilter !== undefined && !testFilter.includes(one.name)) continue;
      const result = attempt(one);
      tests.push(result);
      if (!passed(result)) break;
    }
    await heard();
    const [thrown] = unheard.splice(0);
    const last = tests.at(-1);
    if (thrown !== undefined && last !== undefined)
      tests.push({ ...last, status: TestStatus.Failed, failureMessage: String(thrown) });
    const endless = determineHitLimitReached(board.hitCount, hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  private async load(mutant: string | undefined): Promise<void> {
    loading++;
    board.activeMutant = mutant;
    board.hitCount = 0;
    board.hitLimit = undefined;
    const path = pathToFileURL(join(process.cwd(), 'test/mutation/cases.ts')).href;
    try {
      this.cases = ((await import(path)) as { cases: readonly Case[] }).cases;
    } catch (error) {
      const run = (): never => {
        throw error;
      };
      this.cases = [{ name: 'the modules load', run }];
    }
  }
}

const passed = ({ status }: TestResult): boolean => status === TestStatus.Success;

function attempt({ name, run }: Case): TestResult {
  const start = performance.now();
  const told = (): { id: string; name: string; timeSpentMs: number } => ({
    id: name,
    name,
    timeSpentMs: performance.now() - start,
  });
  board.currentTestId = name;
  try {
    run();
    return { ...told(), status: TestStatus.Success };
  } catch (error) {
    const failureMessage = String(error).slice(0, 1000);
    return { ...told(), status: TestStatus.Failed, failureMessage };
  } finally {
    board.currentTestId = undefined;
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'cases', () => new CaseRunner()),
];
