// The tests of one group of mutants, in one worker that keeps its modules: started anew only where a mutant wants it.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    exclude: [
      '**/node_modules/**',
      // What only PostgreSQL or Citus can pass.
      '**/*.{postgres,citus}.db.test.ts',
      // A mutant is switched on in the worker alone: not in a server that is killed; and thousands of requests take minutes.
      '**/{killed,generated-webhooks}.db.test.ts',
    ],
    isolate: false,
    setupFiles: ['tools/checks/fail-on-console-error.ts'],
    testTimeout: 20_000,
    // What a mutant keeps from happening is waited for by every test that wants it.
    expect: { poll: { timeout: 5_000 } },
    hookTimeout: 60_000,
  },
})
