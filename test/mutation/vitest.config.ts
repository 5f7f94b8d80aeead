import { defineConfig } from 'vitest/config';

/** For Stryker: the one file, and nothing else to start or report. */
export default defineConfig({
  test: { include: ['test/mutation/*.test.ts'], testTimeout: 60_000 },
});
