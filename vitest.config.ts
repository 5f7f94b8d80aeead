import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './test/reporter.ts'],
    // Most of the time a browser or a process of its own is waited for: two cores bear two files.
    maxWorkers: 2,
    // Files that follow one another share the modules they load; no test changes what a module holds.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          globalSetup: 'test/cli/bundle.ts',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/bench/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
