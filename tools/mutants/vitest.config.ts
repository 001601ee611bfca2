// The tests of one group of mutants, in a worker that keeps its modules.
import { defineConfig } from 'vitest/config'
import { GROUPS } from './stryker.config.mjs'

export default defineConfig({
  test: {
    include: GROUPS[process.env.MUTANTS_GROUP ?? '']?.tests ?? [],
    exclude: [
      '**/node_modules/**',
      '**/*.citus.db.test.ts',
      // Thousands of requests take minutes.
      '**/generated-webhooks.db.test.ts',
    ],
    isolate: false,
    setupFiles: ['tools/checks/fail-on-console-error.ts'],
    // Fifty histories take half a minute where everything is instrumented and the machine has other work.
    testTimeout: 90_000,
    // A mutant may keep something from happening, and every test that wants it waits.
    expect: { poll: { timeout: 5_000 } },
    hookTimeout: 60_000,
  },
})
