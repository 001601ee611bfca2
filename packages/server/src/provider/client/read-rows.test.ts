// Lists of the provider: an unreadable row is left out and reported, or fails the list where no row may be missed.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { BETWEEN, clientOf } from '../../test/servers/client-of-scripted-provider.ts'
import { scriptedProvider } from '../../test/servers/scripted-provider.ts'
import type { PaymentProvider } from '../provider.ts'
import { listOf, rowsOf, wholeListOf } from './read-rows.ts'

const row = z.object({ id: z.string(), status: z.enum(['created', 'paid']) })

const GOOD = { id: 'order_1', status: 'paid' }

const NEW_TO_US = { id: 'order_2', status: 'invented' }

function read(items: unknown[]) {
  const reported: unknown[] = []
  const list = listOf(row, '/orders', (...event) => void reported.push(event))
  return { listed: list.parse({ items }), reported }
}

test('readable rows are returned, though unreadable ones stand between them', () => {
  const { listed } = read([NEW_TO_US, GOOD, 5, GOOD])
  expect([...listed]).toEqual([GOOD, GOOD])
  expect(listed.unparsable).toBe(2)
})

test('each unreadable row is reported with its list, its id where it has one, and the invalid field', () => {
  const { reported } = read([NEW_TO_US, { id: 5, status: 'paid' }, 5])
  expect(reported).toEqual([
    ['row-unparsable', { list: '/orders', id: 'order_2', field: 'status' }],
    ['row-unparsable', { list: '/orders', id: undefined, field: 'id' }],
    ['row-unparsable', { list: '/orders', id: undefined, field: '' }],
  ])
})

test('a nested field is named with its path', () => {
  const reported: unknown[] = []
  const deep = listOf(
    z.object({ a: z.object({ b: z.string() }) }),
    'deep',
    (...[, about]) => void reported.push(about),
  )
  deep.parse({ items: [{ id: 'x', a: { b: 5 } }] })
  expect(reported).toEqual([{ list: 'deep', id: 'x', field: 'a.b' }])
})

test('a page is full by all of its rows, readable or not: otherwise the next page would be skipped', () => {
  expect(rowsOf(read([GOOD, NEW_TO_US, 5]).listed)).toBe(3)
  expect(rowsOf(read([GOOD]).listed)).toBe(1)
  expect(rowsOf(read([]).listed)).toBe(0)
})

test('a list of readable rows counts none as unparsable and reports nothing', () => {
  const { listed, reported } = read([GOOD])
  expect([listed.unparsable, reported]).toEqual([undefined, []])
})

test('without a listener an unreadable row is left out as well', () => {
  expect([...listOf(row, '/orders').parse({ items: [NEW_TO_US, GOOD] })]).toEqual([GOOD])
})

test.each([[{}], [{ items: 'none' }], [null], [[]]])('%j is not a list', (answer) => {
  expect(listOf(row, '/orders').safeParse(answer).success).toBe(false)
})

test('one unparsable row fails a list in which no row may be missed', () => {
  const whole = wholeListOf(row)
  expect(whole.parse({ items: [GOOD] })).toEqual([GOOD])
  expect(whole.parse({ items: [] })).toEqual([])
  expect(whole.safeParse({ items: [GOOD, NEW_TO_US] }).success).toBe(false)
})

// The report of rows of the provider's lists that cannot be read.
const wire = scriptedProvider()

test.each<[string, (asked: PaymentProvider) => Promise<unknown>]>([
  ['/orders', (asked) => asked.listOrders(BETWEEN, 0)],
  ['/payments', (asked) => asked.listPayments(BETWEEN, 0)],
  ['/payments', (asked) => asked.listPaymentsOfOrder('order_1')],
  ['/refunds', (asked) => asked.listRefunds(BETWEEN, 0)],
  ['/refunds', (asked) => asked.listRefundsOf('pay_1')],
  ['/disputes', (asked) => asked.listDisputes(0)],
  ['/payouts', async (asked) => asked.payouts?.list(BETWEEN, 0)],
  ['/settlements', (asked) => asked.listSettlements(BETWEEN, 0)],
  ['/settlements/recon/combined', (asked) => asked.listSettlementLines('2026-11-05', 0)],
])('an unreadable row of %s is reported with the name of its list', async (list, ask) => {
  const reported: unknown[] = []
  const listening = clientOf(
    wire,
    {},
    (...event) => void (event[0] === 'row-unparsable' && reported.push(event[1])),
  )
  wire.willAnswer({ body: { items: [{ id: 'strange' }] } })
  await ask(listening)
  expect(reported).toEqual([{ list, id: 'strange', field: expect.any(String) }])
})
