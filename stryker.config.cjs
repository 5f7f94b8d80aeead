/**
 * Mutation testing of the rules: `npm run mutation`. What was found out stays in reports/, which is
 * not committed: it is large, changes with every run, and only saves time on the machine that has
 * it. Stryker sees changed code, not changed fixtures: after adding fixtures, try the mutants of a
 * module again with `npm run mutation -- --force --mutate machine/rules/war.ts`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
module.exports = {
  mutate: ['machine/rules/*.ts'],
  plugins: ['./test/mutation/runner.ts'],
  testRunner: 'cases',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  /** Modules that were loaded for mutants of module-level constants stay in memory. */
  maxTestRunnerReuse: 150,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: [
    'dist',
    'site',
    'test/*',
    '!test/mutation',
    '!test/fixtures',
    'fixtures/malformed',
  ],
  thresholds: { high: 98, low: 95, break: 95 },
};
