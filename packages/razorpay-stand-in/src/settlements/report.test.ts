// The settlement report: one line for each payment, refund and adjustment.
import { expect, test } from 'vitest'
import { openSettling } from '../../test/settling.ts'

const NOVEMBER = '/v1/settlements/recon/combined?year=2026&month=11'

test('each payment, refund and lost dispute is one line, and their sum is the settlement', async () => {
  const { post, get, payOne, goOn } = await openSettling('2026-11-16T10:00:00+05:30')
  const payment = await payOne({ receipt: 'gift-1' })
  const refund = (await post(`/v1/payments/${payment.id}/refund`, { amount: 10_000 })).body
  const dispute = (await post(`/stand-in/payments/${payment.id}/dispute`, { amount: 20_000 })).body
  await post(`/stand-in/disputes/${dispute.id}/state`, { status: 'lost' })
  expect((await get(`${NOVEMBER}&day=18`)).body.items).toEqual([])
  await goOn('2026-11-18T10:00:00+05:30')
  const [settlement] = (await get('/v1/settlements')).body.items
  const { body } = await get(`${NOVEMBER}&day=18`)
  const common = {
    currency: 'INR',
    on_hold: false,
    settled: true,
    settled_at: settlement.created_at,
    settlement_id: settlement.id,
    settlement_utr: settlement.utr,
    posted_at: null,
    credit_type: 'default',
    order_id: payment.order_id,
    order_receipt: 'gift-1',
    method: 'upi',
    card_network: null,
    card_issuer: null,
    card_type: null,
  }
  const taken = { ...common, credit: 0, fee: 0, tax: 0, payment_id: payment.id }
  expect(body).toEqual({
    entity: 'collection',
    count: 3,
    items: [
      {
        ...common,
        entity_id: payment.id,
        type: 'payment',
        debit: 0,
        credit: 50_874,
        amount: 52_104,
        fee: 1230,
        tax: 188,
        created_at: payment.created_at,
        description: null,
        notes: [],
        payment_id: null,
        dispute_id: null,
      },
      {
        ...taken,
        entity_id: refund.id,
        type: 'refund',
        debit: 10_000,
        amount: 10_000,
        created_at: refund.created_at,
        description: null,
        notes: [],
        dispute_id: null,
      },
      {
        ...taken,
        entity_id: expect.stringMatching(/^adj_[0-9A-Za-z]{14}$/),
        type: 'adjustment',
        debit: 20_000,
        amount: 20_000,
        created_at: dispute.created_at,
        description: 'Debit for a dispute',
        notes: null,
        dispute_id: dispute.id,
      },
    ],
  })
  expect(settlement.amount).toBe(50_874 - 10_000 - 20_000)
})

test('a settlement that is not processed is in the report without a reference', async () => {
  const { post, get, payOne } = await openSettling('2026-11-16T10:00:00+05:30')
  await payOne()
  await post('/stand-in/settlements', { status: 'created' })
  expect((await get(`${NOVEMBER}&day=16`)).body.items).toMatchObject([
    { settled: true, settlement_utr: null },
  ])
})

test('the day of a line is the day of its settlement in India; without a day it is the month', async () => {
  const { post, get, payOne, goOn } = await openSettling('2026-10-31T23:59:59+05:30')
  const later = ['2026-11-01T00:00:00+05:30', '2026-11-30T23:59:59+05:30', '2026-12-01T00:00:00+05:30']
  for (const moment of [undefined, ...later]) {
    if (moment) await goOn(moment)
    await payOne()
    await post('/stand-in/settlements')
  }
  const countOf = async (query: string) =>
    (await get(`/v1/settlements/recon/combined?year=2026&${query}`)).body.count
  expect(await countOf('month=10&day=31')).toBe(1)
  expect(await countOf('month=11&day=01')).toBe(1)
  expect(await countOf('month=11&day=1')).toBe(1)
  expect(await countOf('month=11&day=2')).toBe(0)
  expect(await countOf('month=11')).toBe(2)
  expect(await countOf('month=11&day=31')).toBe(0)
})

test('the report comes in pages', async () => {
  const { post, get, payOne } = await openSettling('2026-11-16T10:00:00+05:30')
  const ids: string[] = []
  for (const _ of [1, 2, 3]) ids.push((await payOne()).id)
  await post('/stand-in/settlements')
  const page = async (query: string) =>
    (await get(`${NOVEMBER}&${query}`)).body.items.map((line: { entity_id: string }) => line.entity_id)
  expect(await page('count=2')).toEqual(ids.slice(0, 2))
  expect(await page('count=2&skip=2')).toEqual(ids.slice(2))
  expect(await page('count=1000')).toEqual(ids)
})

test.each([
  ['month=11', 'year', 'year: is required.'],
  ['year=2026', 'month', 'month: is required.'],
  ['year=26&month=11', 'year', 'The year must be 4 digits.'],
  ['year=2026&month=13', 'month', 'The month is not a valid month.'],
  ['year=2026&month=11&day=031', 'day', 'The day must be between 1 and 2 digits.'],
  ['year=2026&month=11&count=0', 'count', 'The count must be at least 1.'],
  ['year=2026&month=11&count=1001', 'count', expect.any(String)],
  ['year=2026&month=11&hour=5', 'hour', 'hour is/are not required and should not be sent'],
])('the report for %s is refused', async (query, field, description) => {
  const { get } = await openSettling('2026-11-16T10:00:00+05:30')
  const { status, body } = await get(`/v1/settlements/recon/combined?${query}`)
  expect([status, body.error.field, body.error.description]).toEqual([400, field, description])
})
