/**
 * Mutation testing of the rules: `npm run mutation`. What was found out stays in reports/, which is
 * not committed: it is large, changes with every run, and only saves time on the machine that has
 * it. Stryker sees changed code and tests, not changed fixtures: after adding fixtures, try the
 * survivors of a module again with `npm run mutation -- --force --mutate machine/rules/war.ts`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
module.exports = {
  mutate: ['machine/rules/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'site', 'test/*', '!test/mutation', 'fixtures/malformed'],
  thresholds: { high: 98, low: 95, break: 95 },
};
