// Vitest's projects: the architecture rules (sources and documents), the unit tests, those of them that are quick (`npm run check`),
// those of React components in a document, what uses a database (`*.db.test.ts`), and what needs the programs around our servers (packages/trials).
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { NOT_ON_CITUS } from './tools/checks/not-on-citus.mjs'

const ARCHITECTURE = [
  'tools/architecture.test.ts',
  'tools/coverage.test.ts',
  'tools/references.test.ts',
  'tools/licences.test.ts',
]
const USES_DATABASE = '**/*.db.test.ts'
/** Unit tests that start processes, a browser or a whole simulation, or that read the web build. */
const SLOW = [
  '**/server/src/test/**',
  '**/server/src/watchdog/**',
  '**/server/src/db/pglite/**',
  '**/razorpay-stand-in/src/checkout/**',
  '**/web/tools/{budgets/**,newer-built-ins.test.ts}',
]
/** Tests that only some engines can pass are not there for the others: what is skipped counts as failed. */
const NOT_THERE =
  process.env.TEST_DATABASE === 'citus' ? Object.keys(NOT_ON_CITUS) : ['**/*.citus.db.test.ts']
/** Tests that `npm run test:all` alone runs. */
const FULL_ONLY = process.env.TEST_DEPTH === 'full' ? [] : ['**/*.full.test.ts']
const FOLDERS = '{tools,packages/{contract,server,web,razorpay-stand-in}}'
const setupFiles = ['tools/checks/fail-on-console-error.ts']
/** A worker loads a module once for all of its files: in a fresh process for each file, loading took half of the time. */
const isolate = false
/** Bounds on tests that hang. A machine that has other work to do is slow, and nothing is wrong with it. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

const unit = {
  include: [`${FOLDERS}/**/*.test.ts`],
  exclude: [...ARCHITECTURE, USES_DATABASE, ...FULL_ONLY, '**/node_modules/**'],
  setupFiles,
  isolate,
  ...patience,
}

export default defineConfig({
  test: {
    // One more than the cores: a test of the database waits a fifth of its time. By itself Vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    // For `--changed`: otherwise each change of package.json would run all of the tests.
    forceRerunTriggers: ['**/vitest.config.ts'],
    projects: [
      { test: { name: 'architecture', include: ARCHITECTURE, ...patience } },
      { test: { name: 'unit', ...unit } },
      {
        test: {
          name: 'components',
          include: ['packages/web/{app,desk}/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles,
          ...patience,
        },
      },
      { test: { name: 'quick', ...unit, exclude: [...unit.exclude, ...SLOW] } },
      {
        test: {
          name: 'trials',
          include: ['packages/trials/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...FULL_ONLY],
          setupFiles,
          isolate,
          ...patience,
        },
      },
      {
        test: {
          name: 'integration',
          include: [`${FOLDERS}/${USES_DATABASE}`],
          exclude: ['**/node_modules/**', ...NOT_THERE],
          setupFiles,
          isolate,
          ...patience,
        },
      },
    ],
  },
})
