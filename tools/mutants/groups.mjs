// What is mutated, and which tests belong to it. Paths are globs below the root; a test that uses a database uses PGlite.

const SERVER = 'packages/server/src'
const UNIT = '!packages/**/*.test.ts'

// What decides without a database is held by its unit tests alone: seconds, not hours.
const PAYMENT_RULES = [
  `${SERVER}/payments/{checkout-policy,page-query,paced-calls,payout-faults,provider,provider-ids,provider-json}.ts`,
  `${SERVER}/payments/{provider-listener,read-answer,read-rows,webhook-event}.ts`,
  `${SERVER}/features/payments/rules.ts`,
]
const PAYOUT_RULES = [`${SERVER}/features/payouts/rules/*.ts`, UNIT]
const BOOK_LINES = [`${SERVER}/books/{sections,wrong-in-own-books}.ts`]

/** @param {string[]} globs */
const without = (globs) => globs.filter((glob) => !glob.startsWith('!')).map((glob) => `!${glob}`)

/** @typedef {{ name: string, mutate: string[], tests: string[] }} Group */

/** @type {Group[]} */
export const GROUPS = [
  {
    name: 'money',
    mutate: ['packages/contract/src/money.ts'],
    tests: ['packages/contract/src/{money,sentences}.test.ts'],
  },
  {
    name: 'event timing',
    mutate: ['packages/contract/src/event-timing.ts'],
    tests: ['packages/contract/src/event-timing.test.ts'],
  },
  {
    name: 'signatures',
    mutate: [`${SERVER}/payments/{signature,forgeries}.ts`],
    tests: [`${SERVER}/payments/{signature,forgeries}.test.ts`],
  },
  {
    name: 'payment rules',
    mutate: PAYMENT_RULES,
    tests: [`${SERVER}/payments/*.test.ts`, `${SERVER}/features/payments/rules.test.ts`],
  },
  {
    name: 'payout rules',
    mutate: PAYOUT_RULES,
    tests: [`${SERVER}/features/payouts/rules/*.test.ts`],
  },
  {
    name: 'book lines',
    mutate: BOOK_LINES,
    tests: [`${SERVER}/books/*.test.ts`],
  },
  {
    name: 'payments',
    mutate: [
      `${SERVER}/payments/**/*.ts`,
      `${SERVER}/features/payments/**/*.ts`,
      `!${SERVER}/payments/{signature,forgeries}.ts`,
      ...without(PAYMENT_RULES),
      UNIT,
    ],
    tests: [`${SERVER}/{payments,features/payments}/**/*.test.ts`],
  },
  {
    name: 'payouts',
    mutate: [`${SERVER}/features/payouts/**/*.ts`, ...without(PAYOUT_RULES), UNIT],
    tests: [`${SERVER}/features/payouts/**/*.test.ts`],
  },
  {
    name: 'books',
    mutate: [`${SERVER}/books/**/*.ts`, ...without(BOOK_LINES), UNIT],
    tests: [`${SERVER}/{books/**/*,commands/books*,features/admin-payments/*}.test.ts`],
  },
]
