// The lines of the books: each total under its name, where the money is, and empty ones left out where they would only distract.
import { expect, test } from 'vitest'
import { each, lines, none, of } from '../test/books/totals.ts'
import { moneySection, openSection, ourSection } from './sections.ts'

test('each total of our books has its own line', () => {
  const section = ourSection(each)
  expect(section.title).toBe('In our books')
  expect(lines(section)).toEqual([
    ['contributions', ...of('contributions')],
    ['fees', ...of('fees')],
    ['second payments of one order', ...of('secondPayments')],
    ['refunds: second payments given back', ...of('secondPaymentsBack')],
    ['refunds: gifts given back', ...of('contributionsBack')],
    ['taken back by guests’ banks', ...of('disputesLost')],
    ['kept by the gateway, GST included', ...of('gatewayCharges')],
    ['paid out to hosts', ...of('paidOut')],
    ['with keys of the other kind, not compared', ...of('ofOtherKeys')],
  ])
})

test('each open total has its own line; of webhooks and flags the count alone', () => {
  const section = openSection(each)
  expect(section.title).toBe('Under way')
  expect(lines(section)).toEqual([
    ['orders not yet settled', ...of('ordersOpen')],
    ['captured, and waiting for a box or an administrator', ...of('unplaced')],
    ['refunds not ended', ...of('refundsOpen')],
    ['payouts not yet sent', ...of('payoutsUnsent')],
    ['payouts sent, not ended', ...of('payoutsSent')],
    ['held for hosts at the provider, and never ours', ...of('heldForHosts')],
    ['webhooks not yet worked on', each.eventsOpen.count, undefined],
    ['flagged for the administrator', each.flagged.count, undefined],
  ])
})

test('before the first contribution the totals are zero, and optional lines are left out', () => {
  expect(lines(ourSection(none)).map(([label]) => label)).toEqual([
    'contributions',
    'fees',
    'second payments of one order',
    'refunds: second payments given back',
    'refunds: gifts given back',
    'kept by the gateway, GST included',
    'paid out to hosts',
  ])
  expect(openSection(none).rows).toEqual([])
})

const FRIDAY = '2026-11-20'
const BANK = { today: FRIDAY, holidays: [] }

test('money is at the provider, on its way, or at our bank; it is owed to hosts, ours, or in suspense', () => {
  const onItsWay = [{ madeOn: FRIDAY, count: 2, paise: 300 }]
  const section = moneySection({ totals: { ...each, atGateway: { count: 0, paise: 1_000 } }, onItsWay }, BANK)
  expect(section.title).toBe('Where the money is')
  expect(lines(section)).toEqual([
    ['at the provider, in no settlement yet', undefined, 700],
    ['in disputes, at the provider', undefined, each.disputed.paise],
    ['on its way to our bank, expected by November 23, 2026', 2, 300],
    ['at our bank, from settlements less payouts by hand', ...of('atBank')],
    ['in our payout account, to pay hosts from', undefined, each.atPayoutAccount.paise],
    ['on its way to hosts', undefined, each.inTransit.paise],
    ['owed to hosts, in boxes', ...of('owed')],
    ['ours: fees less what the gateway charges', undefined, each.ours.paise],
    ['in suspense: it is not known whose it is', undefined, each.suspense.paise],
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
    ['at the provider, in no settlement yet', undefined, 0],
    ['at our bank: nothing is settled yet', undefined, 0],
    ['owed to hosts, in boxes', 0, 0],
    ['ours: fees less what the gateway charges', undefined, 0],
  ])
})
