// Settlements: what is in one, when it is made, and how it moves.
import { expect, test } from 'vitest'
import { DAY, openSettling } from '../../test/settling.ts'

test('a payment is settled two working days after its capture, at nine in the morning in India', async () => {
  const { get, payOne, goOn } = await openSettling('2026-11-19T23:00:00+05:30')
  const payment = await payOne()
  await goOn('2026-11-23T08:59:59+05:30')
  expect((await get('/v1/settlements')).body.count).toBe(0)
  await goOn('2026-11-23T09:00:00+05:30')
  const { body } = await get('/v1/settlements')
  expect(body).toEqual({
    entity: 'collection',
    count: 1,
    items: [
      {
        id: expect.stringMatching(/^setl_[0-9A-Za-z]{14}$/),
        entity: 'settlement',
        amount: payment.amount - payment.fee,
        status: 'created',
        fees: 0,
        tax: 0,
        utr: null,
        created_at: Date.parse('2026-11-23T09:00:00+05:30') / 1000,
      },
    ],
  })
})

test('a capture of a Friday or of a weekend is settled on the Tuesday', async () => {
  const { settledDays, payOne, goOn } = await openSettling('2026-11-20T10:00:00+05:30')
  await payOne()
  await goOn('2026-11-22T10:00:00+05:30')
  await payOne()
  await goOn('2026-11-30T10:00:00+05:30')
  expect(await settledDays()).toEqual(['2026-11-24'])
})

test('the bank processes a settlement an hour later: it gets its reference, and is reported with it', async () => {
  const { get, payOne, goOn, received, hasReceived } = await openSettling('2026-11-16T10:00:00+05:30')
  await payOne()
  await goOn('2026-11-18T09:59:59+05:30')
  expect((await get('/v1/settlements')).body.items[0].status).toBe('created')
  await goOn('2026-11-18T10:00:00+05:30')
  const [settlement] = (await get('/v1/settlements')).body.items
  expect(settlement).toMatchObject({ status: 'processed', utr: expect.stringMatching(/^RZRP\d{12}$/) })
  await hasReceived(4)
  expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({
    entity: 'event',
    event: 'settlement.processed',
    contains: ['settlement'],
    payload: { settlement: { entity: settlement } },
  })
})

test('refunds and lost disputes are taken from the next settlement, pending and failed refunds are not', async () => {
  const { post, get, payOne, goOn } = await openSettling('2026-11-16T10:00:00+05:30')
  const [first, second] = [await payOne(), await payOne()]
  await post(`/v1/payments/${first.id}/refund`, { amount: 10_000 })
  await post('/stand-in/behaviour', { refundStatus: 'pending' })
  await post(`/v1/payments/${second.id}/refund`, { amount: 5000 })
  const failed = (await post(`/v1/payments/${second.id}/refund`, { amount: 5000 })).body
  await post(`/stand-in/refunds/${failed.id}/state`, { status: 'failed' })
  const dispute = (await post(`/stand-in/payments/${second.id}/dispute`, { amount: 20_000 })).body
  await post(`/stand-in/disputes/${dispute.id}/state`, { status: 'lost' })
  await goOn('2026-11-18T09:00:00+05:30')
  const { items } = (await get('/v1/settlements')).body
  expect(items).toMatchObject([{ amount: 2 * (52_104 - 1230) - 10_000 - 20_000 }])
})

test('a day on which more is taken back than came is carried to the next', async () => {
  const { post, get, payOne, goOn, settledDays } = await openSettling('2026-11-16T10:00:00+05:30')
  const payment = await payOne()
  await goOn('2026-11-18T12:00:00+05:30')
  await payOne()
  await post(`/v1/payments/${payment.id}/refund`)
  await goOn('2026-11-19T12:00:00+05:30')
  expect(await settledDays()).toEqual(['2026-11-18'])
  await payOne()
  await goOn('2026-11-23T12:00:00+05:30')
  expect(await settledDays()).toEqual(['2026-11-23', '2026-11-18'])
  expect((await get('/v1/settlements?count=1')).body.items[0].amount).toBe(2 * (52_104 - 1230) - 52_104)
})

test('days that passed while nobody looked are settled each for itself', async () => {
  const { payOne, goOn, settledDays } = await openSettling('2026-11-16T10:00:00+05:30')
  await payOne()
  await goOn('2026-11-17T10:00:00+05:30')
  await payOne()
  await goOn('2026-12-30T10:00:00+05:30')
  expect(await settledDays()).toEqual(['2026-11-19', '2026-11-18'])
})

test('a settlement can be made at once; one that failed, or that our bank returned, is processed later', async () => {
  const { post, get, payOne } = await openSettling('2026-11-16T10:00:00+05:30')
  await payOne()
  const made = await post('/stand-in/settlements', { status: 'created' })
  const [{ id }] = made.body.settlements
  const move = (status: string) => post(`/stand-in/settlements/${id}/state`, { status })
  expect((await move('failed')).body).toMatchObject({ status: 'failed', utr: null })
  expect((await move('processed')).body.status).toBe('processed')
  expect((await move('processed')).status).toBe(400)
  expect((await move('failed')).body.status).toBe('failed')
  expect((await move('processed')).body.status).toBe('processed')
  expect((await post('/stand-in/settlements')).body).toEqual({ settlements: [] })
  expect((await get('/v1/settlements')).body.count).toBe(1)
})

test('settlements are listed newest first, by time and in pages', async () => {
  const { post, get, payOne } = await openSettling('2026-11-16T10:00:00+05:30')
  for (const _ of [1, 2, 3]) {
    await payOne()
    await post('/stand-in/settlements')
    await post('/stand-in/clock', { advanceSeconds: DAY })
  }
  const all = (await get('/v1/settlements')).body.items
  const listed = async (query: string) => (await get(`/v1/settlements?${query}`)).body.items
  expect(await listed('count=1&skip=1')).toEqual([all[1]])
  expect(await listed(`from=${all[1].created_at}&to=${all[1].created_at}`)).toEqual([all[1]])
  expect((await get(`/v1/settlements/${all[2].id}`)).body).toEqual(all[2])
})

test.each([
  ['count=0', 'The count must be at least 1.'],
  ['from=5', 'from must be between 946684800 and 4765046400.'],
  ['to=4765046401', 'to must be between 946684800 and 4765046400.'],
])('a list with %s is refused as documented', async (query, description) => {
  const { get } = await openSettling('2026-11-16T10:00:00+05:30')
  const { status, body } = await get(`/v1/settlements?${query}`)
  expect([status, body.error.description]).toEqual([400, description])
})
