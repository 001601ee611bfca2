// The tests of one group of mutants, in one worker that keeps its modules: started anew only where a mutant wants it.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    // What only PostgreSQL can pass.
    exclude: ['**/node_modules/**', '**/*.postgres.db.test.ts'],
    isolate: false,
    setupFiles: ['tools/fail-on-console-error.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
