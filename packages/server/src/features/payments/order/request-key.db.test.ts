// Requests with one key open one order, also after its box was changed.
import { CHARGE_PAISE, openOrder } from '../../../test/paying.ts'
import { ordersOf } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

test('twenty requests with one key at once open one order, here and at the provider [order-4]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const request_key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => openOrder(app, { giftid: box.id, request_key })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await ordersOf(app, box.id)).toHaveLength(1)
})

test.for([
  ['another amount', { amount: 2 * CHARGE_PAISE }],
  ['another name', { name: 'Somebody Else' }],
  ['another phone', { phone: '9876543211' }],
  ['another address', { address: 'Elsewhere' }],
] as const)(
  'the same key with %s is refused, and nothing is opened [order-5]',
  async ([_what, change], { app }) => {
    const box = await insertEventBox(app.services.db)
    const contribution = { giftid: box.id, request_key: crypto.randomUUID() }
    const { body: first } = await openOrder(app, contribution)
    const { status, body } = await openOrder(app, { ...contribution, ...change, again: true })
    expect(status).toBe(409)
    expect(body.message).toContain('reload')
    expect(await ordersOf(app, box.id)).toMatchObject([
      { provider_order_id: first.id, amount_paise: CHARGE_PAISE },
    ])
  },
)

/** Citus keeps no key over all boxes (decision 30). */
const isSpread = process.env.TEST_DATABASE === 'citus'

test('the same key for another box is refused, or opens an order of its own on Citus [order-6]', async ({
  app,
}) => {
  const [box, other] = [await insertEventBox(app.services.db), await insertEventBox(app.services.db)]
  const request_key = crypto.randomUUID()
  const first = await openOrder(app, { giftid: box.id, request_key })
  const second = await openOrder(app, { giftid: other.id, request_key })
  expect(second.status).toBe(isSpread ? 200 : 409)
  expect(second.body.id).not.toBe(first.body.id)
  expect(await ordersOf(app, other.id)).toHaveLength(isSpread ? 1 : 0)
})

test.for([
  ['deleted', { deleted_at: new Date() }],
  ['closed', { event_date: '2020-01-01' }],
] as const)(
  'an order that was opened before its box was %s can still be paid, and no other is opened [order-8]',
  async ([_how, change], { app }) => {
    const box = await insertEventBox(app.services.db)
    const contribution = { giftid: box.id, request_key: crypto.randomUUID() }
    const { body: first } = await openOrder(app, contribution)
    await app.services.db.updateTable('event_boxes').set(change).where('id', '=', box.id).execute()
    expect((await openOrder(app, contribution)).body).toMatchObject({
      success: true,
      id: first.id,
      paid: false,
    })
    expect((await openOrder(app, { giftid: box.id })).status).toBeGreaterThanOrEqual(404)
    expect(await ordersOf(app, box.id)).toHaveLength(1)
  },
)
