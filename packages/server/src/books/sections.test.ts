// The lines of the books: each sum under its own name, and what is not there left out where nobody needs to read of it.
import { expect, test } from 'vitest'
import type { Totals } from './read-totals.ts'
import { openSection, ourSection } from './sections.ts'

const NAMES = [
  'contributions',
  'fees',
  'secondPayments',
  'unplaced',
  'ofOtherKeys',
  'secondPaymentsBack',
  'contributionsBack',
  'disputesLost',
  'owed',
  'paidOut',
  'ordersOpen',
  'refundsOpen',
  'payoutsUnsent',
  'payoutsSent',
  'eventsOpen',
  'flagged',
] satisfies (keyof Totals)[]

/** Every sum is another one: 1 of ₹0.01, 2 of ₹0.02 and so on, in the order of NAMES. */
const each = Object.fromEntries(
  NAMES.map((name, index) => [name, { count: index + 1, paise: index + 1 }]),
) as Totals
const none = Object.fromEntries(NAMES.map((name) => [name, { count: 0, paise: 0 }])) as Totals

const lines = ({ rows }: ReturnType<typeof ourSection>) =>
  rows.map(({ label, count, paise }) => [label, count, paise])
const of = (name: keyof Totals) => [each[name].count, each[name].paise]

test('what stands in our books, each sum under its name', () => {
  const section = ourSection(each)
  expect(section.title).toBe('In our books')
  expect(lines(section)).toEqual([
    ['contributions', ...of('contributions')],
    ['fees', ...of('fees')],
    ['second payments of one order', ...of('secondPayments')],
    ['refunds: second payments given back', ...of('secondPaymentsBack')],
    ['refunds: gifts given back', ...of('contributionsBack')],
    ['taken back by guests’ banks', ...of('disputesLost')],
    ['owed to hosts, in boxes', ...of('owed')],
    ['paid out to hosts', ...of('paidOut')],
    ['with keys of the other kind, not compared', ...of('ofOtherKeys')],
  ])
})

test('what is under way, each sum under its name; of webhooks and flags the number alone', () => {
  const section = openSection(each)
  expect(section.title).toBe('Under way')
  expect(lines(section)).toEqual([
    ['orders not yet settled', ...of('ordersOpen')],
    ['captured, and waiting for a box or an administrator', ...of('unplaced')],
    ['refunds not ended', ...of('refundsOpen')],
    ['payouts not yet sent', ...of('payoutsUnsent')],
    ['payouts sent, not ended', ...of('payoutsSent')],
    ['webhooks not yet worked on', each.eventsOpen.count, undefined],
    ['flagged for the administrator', each.flagged.count, undefined],
  ])
})

test('before the first gift the sums are nought; banks that took back nothing, other keys and what is not under way are left out', () => {
  expect(lines(ourSection(none)).map(([label]) => label)).toEqual([
    'contributions',
    'fees',
    'second payments of one order',
    'refunds: second payments given back',
    'refunds: gifts given back',
    'owed to hosts, in boxes',
    'paid out to hosts',
  ])
  expect(openSection(none).rows).toEqual([])
})
