// What is mutated, and which tests belong to it. Paths are globs below the root; a test that uses a database uses PGlite.

const SERVER = 'packages/server/src'
const UNIT = '!packages/**/*.test.ts'

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
    name: 'payments',
    mutate: [
      `${SERVER}/payments/**/*.ts`,
      `${SERVER}/features/payments/**/*.ts`,
      `!${SERVER}/payments/{signature,forgeries}.ts`,
      UNIT,
    ],
    tests: [`${SERVER}/{payments,features/payments}/**/*.test.ts`],
  },
  {
    name: 'payouts',
    mutate: [`${SERVER}/features/payouts/**/*.ts`, UNIT],
    tests: [`${SERVER}/features/payouts/**/*.test.ts`],
  },
  {
    name: 'books',
    mutate: [`${SERVER}/books/**/*.ts`, UNIT],
    tests: [`${SERVER}/{books/**/*,commands/books*,features/admin-payments/*}.test.ts`],
  },
]
