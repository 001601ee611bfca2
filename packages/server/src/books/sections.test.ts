// The lines of the books: each total under its name, where the money is, and empty ones left out where they would only distract.
import { expect, test } from 'vitest'
import { each, lines, none, of } from '../test/books/totals.ts'
import { describeInconsistencies, moneySection, openSection, ourSection } from './sections.ts'

test('each total of our books has its own line', () => {
  const section = ourSection(each)
  expect(section.title).toBe('In our books')
  expect(lines(section)).toEqual([
    ['contributions', ...of('contributions')],
    ['fees', ...of('fees')],
    ['second payments of one order', ...of('secondPayments')],
    ['refunds of second payments', ...of('secondPaymentsBack')],
    ['refunds of gifts', ...of('contributionsBack')],
    ['disputes lost', ...of('disputesLost')],
    ['Razorpay’s fees, with GST', ...of('gatewayCharges')],
    ['paid out to hosts', ...of('paidOut')],
    ['in the other mode (test or live), not compared', ...of('ofOtherKeys')],
  ])
})

test('each open total has its own line; of webhooks and flags the count alone', () => {
  const section = openSection(each)
  expect(section.title).toBe('Under way')
  expect(lines(section)).toEqual([
    ['orders still open', ...of('ordersOpen')],
    ['paid, and in no gift yet', ...of('unplaced')],
    ['refunds in progress', ...of('refundsOpen')],
    ['payouts not yet sent', ...of('payoutsUnsent')],
    ['payouts in progress', ...of('payoutsSent')],
    ['held for hosts at Razorpay, and never ours', ...of('heldForHosts')],
    ['webhooks not processed yet', each.eventsOpen.count, undefined],
    ['flagged for review', each.flagged.count, undefined],
  ])
})

test('before the first contribution the totals are zero, and optional lines are left out', () => {
  expect(lines(ourSection(none)).map(([label]) => label)).toEqual([
    'contributions',
    'fees',
    'second payments of one order',
    'refunds of second payments',
    'refunds of gifts',
    'Razorpay’s fees, with GST',
    'paid out to hosts',
  ])
  expect(openSection(none).rows).toEqual([])
})

const FRIDAY = '2026-11-20'
const BANK = { today: FRIDAY, holidays: [] }

test('money is at the provider, on its way, or at our bank; it is owed to hosts, ours, GST, or in suspense', () => {
  const onItsWay = [{ madeOn: FRIDAY, count: 2, paise: 300 }]
  const section = moneySection({ totals: { ...each, atGateway: { count: 0, paise: 1_000 } }, onItsWay }, BANK)
  expect(section.title).toBe('Where the money is')
  expect(lines(section)).toEqual([
    ['at Razorpay, not settled yet', undefined, 700],
    ['in disputes, at Razorpay', undefined, each.disputed.paise],
    ['on its way to our bank, expected by November 23, 2026', 2, 300],
    ['at our bank: settlements minus payouts by hand', ...of('atBank')],
    ['in our payout account', undefined, each.atPayoutAccount.paise],
    ['on its way to hosts', undefined, each.inTransit.paise],
    ['owed to hosts, by event box', ...of('owed')],
    ['ours: our fees minus Razorpay’s', undefined, each.ours.paise],
    ['GST we owe, minus GST we paid to Razorpay', undefined, each.gst.paise],
    ['in suspense: owner not known', undefined, each.suspense.paise],
  ])
})

test('money on its way has a line for each working day on which it is due, and one for late money', () => {
  const onItsWay = [
    { madeOn: '2026-11-17', count: 1, paise: 100 },
    { madeOn: '2026-11-18', count: 1, paise: 200 },
    { madeOn: '2026-11-19', count: 1, paise: 1_000 },
    { madeOn: FRIDAY, count: 1, paise: 10_000 },
    { madeOn: '2026-11-21', count: 2, paise: 20_000 },
  ]
  const arriving = (holidays: string[]) =>
    lines(moneySection({ totals: none, onItsWay }, { today: FRIDAY, holidays })).filter(([label]) =>
      String(label).startsWith('on its way'),
    )
  expect(arriving([])).toEqual([
    ['on its way to our bank, expected before today', 2, 300],
    ['on its way to our bank, expected by November 20, 2026', 1, 1_000],
    ['on its way to our bank, expected by November 23, 2026', 3, 30_000],
  ])
  expect(arriving(['2026-11-20', '2026-11-23'])).toEqual([
    ['on its way to our bank, expected before today', 2, 300],
    ['on its way to our bank, expected by November 24, 2026', 4, 31_000],
  ])
})

test('before the first settlement the books say so', () => {
  expect(lines(moneySection({ totals: none, onItsWay: [] }, BANK))).toEqual([
    ['at Razorpay, not settled yet', undefined, 0],
    ['at our bank: nothing settled yet', undefined, 0],
    ['owed to hosts, by event box', 0, 0],
    ['ours: our fees minus Razorpay’s', undefined, 0],
  ])
})

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }))
const faultsIn = (found: unknown[]) =>
  describeInconsistencies([{ check: 'an order is paid twice', rows: found }])

test('nothing is reported where nothing was found', () => {
  expect(describeInconsistencies([])).toEqual([])
})

test('a failed check shows its first five rows, and the number of the others', () => {
  expect(faultsIn(rows(1))).toEqual(['self-check: an order is paid twice: row-1'])
  expect(faultsIn(rows(5))).toEqual(['self-check: an order is paid twice: row-1; row-2; row-3; row-4; row-5'])
  expect(faultsIn(rows(7))).toEqual([
    'self-check: an order is paid twice: row-1; row-2; row-3; row-4; row-5, and 2 more',
  ])
})

test('a row begins with the id of the faulty row; its other fields are named', () => {
  expect(faultsIn([{ id: 'order-1', state: 'paid', owed_paise: 50_100 }])).toEqual([
    'self-check: an order is paid twice: order-1 state paid owed_paise 50100',
  ])
})
