// StrykerJS's configuration: which code of the money is changed, and which tests should notice it. `MUTANTS_GROUP` names one group.

const SERVER = 'packages/server/src'

// Code without a database is held by its unit tests alone: minutes, not hours.
const RULES = [
  'packages/contract/src/{money,event-timing}.ts',
  `${SERVER}/provider/!(provider|refuse-test-gifts|route|sync-provider-list|upi-id-checks).ts`,
  `${SERVER}/provider/client/!(route-client|upi-id-check-client).ts`,
  `${SERVER}/features/payments/rules/*.ts`,
  `${SERVER}/features/payouts/rules/!(destination|states).ts`,
  `${SERVER}/features/settlements/{rules,match/differences}.ts`,
  `${SERVER}/books/sections.ts`,
]

/** @param {...string} globs */
const withoutRules = (...globs) => [...globs, ...RULES.map((glob) => `!${glob}`), '!packages/**/*.test.ts']

/** @type {Record<string, { mutate: string[], tests: string[] }>} */
export const GROUPS = {
  rules: {
    mutate: [...RULES, '!packages/**/*.test.ts'],
    tests: [
      'packages/contract/src/{money,money-parsed,sentences,event-timing,saved-list}.test.ts',
      `${SERVER}/provider/**/!(*.db).test.ts`,
      `${SERVER}/features/{payments,payouts}/rules/*.test.ts`,
      `${SERVER}/features/settlements/{rules,match/{differences,adjustments}}.test.ts`,
      `${SERVER}/books/!(*.db).test.ts`,
    ],
  },
  payments: {
    mutate: withoutRules(
      `${SERVER}/features/payments/**/*.ts`,
      `${SERVER}/provider/{provider,refuse-test-gifts,route,sync-provider-list}.ts`,
      `${SERVER}/provider/client/{provider-time,route-client}.ts`,
    ),
    // A receipt is found for its page; payments are erased with their guest or host.
    tests: [
      `${SERVER}/{features/payments/**,features/guest-details,pages/receipts}/*.test.ts`,
      `${SERVER}/{background/scheduled-tasks,features/admin-users/delete}.db.test.ts`,
    ],
  },
  payouts: {
    mutate: withoutRules(`${SERVER}/features/payouts/**/*.ts`),
    // Payouts are erased with their host, and wait while the books are wrong.
    tests: [
      `${SERVER}/features/payouts/**/*.test.ts`,
      `${SERVER}/{background/watch-books,features/admin-users/delete}.db.test.ts`,
    ],
  },
  settlements: {
    mutate: withoutRules(`${SERVER}/features/settlements/**/*.ts`),
    tests: [`${SERVER}/features/settlements/**/*.test.ts`],
  },
  books: {
    mutate: withoutRules(`${SERVER}/books/**/*.ts`),
    // Refunds, lost disputes and corrections are posted for the features whose tests show it. Metrics read the balances.
    tests: [
      `${SERVER}/{books/**/*,features/admin-payments/*,background/watch-books.db,operations/metrics/*.db}.test.ts`,
      `${SERVER}/features/{corrections,payments/refund,payments/dispute}/*.test.ts`,
    ],
  },
}

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: GROUPS[process.env.MUTANTS_GROUP ?? 'rules']?.mutate ?? [],
  testRunner: 'vitest',
  // Processes: a thread cannot change its time zone, as tests of times do.
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false, pool: 'forks' },
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutants/sample-checker.mjs'],
  checkers: process.env.MUTANTS_SHARE ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // Its own check of types does not run with this TypeScript.
  disableTypeChecks: false,
  // Rewriting its paths needs an older TypeScript, and Vitest reads none.
  tsconfigFile: 'none',
  ignorePatterns: ['data'],
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 15,
  allowEmpty: true,
}
