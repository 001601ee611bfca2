// The groups of mutated files and their tests. Paths are globs below the root; tests that use a database use PGlite.

const SERVER = 'packages/server/src'
const UNIT = '!packages/**/*.test.ts'

// What needs no database is held by its unit tests alone: minutes, not hours.
const PAYMENT_RULES = [
  `${SERVER}/provider/!(sync-provider-list).ts`,
  `${SERVER}/provider/client/*.ts`,
  `${SERVER}/features/payments/rules/*.ts`,
]
const PAYOUT_RULES = [`${SERVER}/features/payouts/rules/*.ts`]
const SETTLEMENT_RULES = [`${SERVER}/features/settlements/rules.ts`]
const BOOK_LINES = [`${SERVER}/books/{sections,describe-inconsistencies}.ts`]

/** @param {string[]} globs */
const without = (globs) => globs.map((glob) => `!${glob}`)

/** @typedef {{ name: string, mutate: string[], tests: string[] }} Group */

/** @type {Group[]} */
export const GROUPS = [
  {
    name: 'money',
    mutate: ['packages/contract/src/money.ts'],
    tests: ['packages/contract/src/{money-*,sentences}.test.ts'],
  },
  {
    name: 'event timing',
    mutate: ['packages/contract/src/event-timing.ts'],
    tests: ['packages/contract/src/{event-timing,event-days,saved-list}.test.ts'],
  },
  {
    name: 'signatures',
    mutate: [`${SERVER}/provider/{signature,forgeries}.ts`],
    tests: [`${SERVER}/provider/{signature,forgeries}.test.ts`],
  },
  {
    name: 'payment rules',
    mutate: [...PAYMENT_RULES, `!${SERVER}/provider/{signature,forgeries}.ts`, UNIT],
    tests: [`${SERVER}/provider/**/*.test.ts`, `${SERVER}/features/payments/rules/*.test.ts`],
  },
  {
    name: 'payout rules',
    mutate: [...PAYOUT_RULES, UNIT],
    tests: [`${SERVER}/features/payouts/rules/*.test.ts`],
  },
  {
    name: 'settlement rules',
    mutate: SETTLEMENT_RULES,
    tests: [`${SERVER}/features/settlements/rules.test.ts`],
  },
  {
    name: 'book lines',
    mutate: BOOK_LINES,
    tests: [`${SERVER}/books/*.test.ts`],
  },
  {
    name: 'payments',
    mutate: [
      `${SERVER}/features/payments/**/*.ts`,
      `${SERVER}/provider/sync-provider-list.ts`,
      ...without(PAYMENT_RULES),
      UNIT,
    ],
    // A receipt is found for its page; payments are erased with their guest or host.
    tests: [
      `${SERVER}/{features/payments/**,features/guest-details,pages/receipts}/*.test.ts`,
      `${SERVER}/{background/scheduled-tasks,features/admin-users/deleted-hosts}.db.test.ts`,
    ],
  },
  {
    name: 'payouts',
    mutate: [`${SERVER}/features/payouts/**/*.ts`, ...without(PAYOUT_RULES), UNIT],
    tests: [`${SERVER}/features/payouts/**/*.test.ts`],
  },
  {
    name: 'settlements',
    mutate: [`${SERVER}/features/settlements/**/*.ts`, ...without(SETTLEMENT_RULES), UNIT],
    tests: [`${SERVER}/features/settlements/**/*.test.ts`],
  },
  {
    name: 'books',
    mutate: [`${SERVER}/books/**/*.ts`, ...without(BOOK_LINES), UNIT],
    tests: [`${SERVER}/{books/**/*,operations/commands/books*,features/admin-payments/*}.test.ts`],
  },
]
