import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Ends a run with the line `N passed, N failed`; what fails outside of a test is a failure too. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: 'passed' | 'failed' | 'interrupted',
  ): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state !== 'skipped') failed++;
      }
    }
    if (reason !== 'passed' && failed === 0) failed = 1;
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
