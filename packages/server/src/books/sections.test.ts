// The lines of the books: each total under its name, and empty ones left out where they would only distract.
import { expect, test } from 'vitest'
import { each, lines, none, of } from '../test/books/totals.ts'
import { openSection, ourSection } from './sections.ts'

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
