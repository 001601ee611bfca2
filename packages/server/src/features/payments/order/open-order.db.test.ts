// Opening an order before a guest pays, and the refusals.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PaymentProvider, ProviderError } from '../../../provider/provider.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { aSignedInHost } from '../../../test/fixtures.ts'
import { CHARGE_PAISE, control, expectSoundBooks, openOrder } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { openOrder as openIntention } from './open-order.ts'

const KEY = '6f1c1f0e-58a0-4b1c-9a3c-0d1a2b3c4d5e'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

const ordersOf = (boxId: string) =>
  app.services.db.selectFrom('payment_orders').selectAll().where('event_box_id', '=', boxId).execute()
const ordersAtProvider = async () =>
  (await control<{ requests: { method: string; url: string }[] }>(app, 'GET', '/requests')).requests.filter(
    ({ method, url }) => method === 'POST' && url === '/v1/orders',
  ).length

test('an order is opened for guest, box and exact charge, with our id as the provider’s receipt [order-1]', async () => {
  const box = await insertEventBox(app.services.db)
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    id: expect.stringMatching(/^order_/),
    amount: CHARGE_PAISE,
    currency: 'INR',
    key_id: app.services.providerSettings.keyId,
    paid: false,
  })
  const [order] = await ordersOf(box.id)
  expect(order).toMatchObject({
    provider_order_id: body.id,
    state: 'created',
    guest_name: 'Sunita Deshpande',
    guest_phone: '9876543210',
    amount_paise: CHARGE_PAISE,
  })
  const atProvider = await app.services.provider.findOrderByReceipt(order?.id ?? '')
  expect(atProvider).toMatchObject({ id: body.id, amount: CHARGE_PAISE })
})

test.each([0, -104, 100, 105, 52_105, 1.5, 1e21, 10_000_016, '52104', null, undefined, Number.NaN])(
  'an amount of %s paise is refused with a message, and nothing is stored [order-2]',
  async (amount) => {
    const box = await insertEventBox(app.services.db)
    const { status, body } = await openOrder(app, { giftid: box.id, amount })
    expect(status).toBe(400)
    expect(body.errors.amount[0]).toMatch(/rupees|₹1,00,000/)
    expect(await ordersOf(box.id)).toEqual([])
  },
)

test('an unknown or deleted box is not found, and a closed one answers that nothing was charged [order-3]', async () => {
  const gone = await insertEventBox(app.services.db, { deleted_at: new Date() })
  const closed = await insertEventBox(app.services.db, { event_date: '2026-11-20' })
  expect((await openOrder(app, { giftid: '1111111111111111111111' })).status).toBe(404)
  expect((await openOrder(app, { giftid: gone.id })).status).toBe(404)
  const { status, body } = await openOrder(app, { giftid: closed.id })
  expect(status).toBe(410)
  expect(body.message).toContain('You have not been charged')
  expect(await ordersOf(closed.id)).toEqual([])
})

test('twenty requests with one key at once open one order, here and at the provider [order-4]', async () => {
  const box = await insertEventBox(app.services.db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => openOrder(app, { giftid: box.id, request_key: KEY })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await ordersOf(box.id)).toHaveLength(1)
})

test.each([
  ['another amount', { amount: 2 * CHARGE_PAISE }],
  ['another name', { name: 'Somebody Else' }],
  ['another phone', { phone: '9876543211' }],
  ['another address', { address: 'Elsewhere' }],
])('the same key with %s is refused, and nothing is opened [order-5]', async (_what, change) => {
  const box = await insertEventBox(app.services.db)
  const contribution = { giftid: box.id, request_key: crypto.randomUUID() }
  const { body: first } = await openOrder(app, contribution)
  const { status, body } = await openOrder(app, { ...contribution, ...change, again: true })
  expect(status).toBe(409)
  expect(body.message).toContain('reload')
  expect(await ordersOf(box.id)).toMatchObject([{ provider_order_id: first.id, amount_paise: CHARGE_PAISE }])
})

test('the same key for another box is refused, and no order is opened [order-6]', async () => {
  const [box, other] = [await insertEventBox(app.services.db), await insertEventBox(app.services.db)]
  const request_key = crypto.randomUUID()
  await openOrder(app, { giftid: box.id, request_key })
  expect((await openOrder(app, { giftid: other.id, request_key })).status).toBe(409)
  expect(await ordersOf(other.id)).toEqual([])
})

test('a box that its host edits while a guest fills in the form takes the contribution as it is now [order-7]', async () => {
  const host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const edited = {
    name: 'Another name',
    message: '',
    groom_name: 'Rohan',
    bride_name: 'Asha',
    location: 'Elsewhere',
    marriage_date: '2027-02-14',
  }
  expect((await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update/`], edited)).status).toBe(200)
  app.clock.now = new Date('2026-12-24T06:30:00Z')
  const { status } = await openOrder(app, { giftid: box.id }).finally(() => {
    app.clock.now = new Date('2026-11-21T06:30:00Z')
  })
  expect(status).toBe(200)
  expect(await ordersOf(box.id)).toMatchObject([{ amount_paise: CHARGE_PAISE }])
})

test.each([
  ['deleted', { deleted_at: new Date() }],
  ['closed', { event_date: '2020-01-01' }],
])(
  'an order that was opened before its box was %s can still be paid, and no other is opened [order-8]',
  async (_how, change) => {
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
    expect(await ordersOf(box.id)).toHaveLength(1)
  },
)

test('while the provider is unavailable, the answer says that nothing was charged and that the guest may try again [order-9]', async () => {
  const box = await insertEventBox(app.services.db)
  const key = crypto.randomUUID()
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders', times: 4 })
  const { status, body } = await openOrder(app, { giftid: box.id, request_key: key })
  expect(status).toBe(503)
  expect(body.message).toContain('You have not been charged')
  const again = await openOrder(app, { giftid: box.id, request_key: key })
  expect(again.status).toBe(200)
  expect(await ordersOf(box.id)).toMatchObject([{ provider_order_id: again.body.id, state: 'created' }])
})

test('a single failure of the provider is retried, and the guest gets the order [order-10]', async () => {
  const box = await insertEventBox(app.services.db)
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'POST',
    path: '/v1/orders',
    times: 1,
  })
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(await ordersOf(box.id)).toMatchObject([{ provider_order_id: body.id, state: 'created' }])
})

test('an order that the provider created but whose answer was lost is found by its receipt [order-11]', async () => {
  const box = await insertEventBox(app.services.db)
  const before = await ordersAtProvider()
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v1/orders', times: 1 })
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(await ordersOf(box.id)).toMatchObject([{ provider_order_id: body.id }])
  expect(await ordersAtProvider()).toBe(before + 1)
})

test('invalid details are named by field, each with its own message [order-12]', async () => {
  const box = await insertEventBox(app.services.db)
  const { status, body } = await openOrder(app, { giftid: box.id, name: '', phone: '12', address: ' ' })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    name: ['Full name is required.'],
    phone: ['Phone number must be exactly 10 digits.'],
    address: ['Address is required.'],
  })
  expect(await ordersOf(box.id)).toEqual([])
})

const openWith = (provider: PaymentProvider, boxId: string, guestAddress: string | null = null) =>
  openIntention(
    {
      provider,
      db: app.services.db,
      keyMode: 'test',
      checkAfterMs: app.services.settings.reconcileAfterMs,
      now: app.clock.now,
    },
    {
      amountPaise: CHARGE_PAISE,
      eventBoxId: boxId,
      guestName: null,
      guestPhone: null,
      guestAddress,
      requestKey: `${KEY}-${boxId}`,
    },
  )

test('where the provider creates two orders for one payment order, the guest pays the stored one', async () => {
  const box = await insertEventBox(app.services.db)
  const provider = twiceOpening()
  const both = await Promise.all([openWith(provider, box.id), openWith(provider, box.id)])
  const [stored] = await ordersOf(box.id)
  expect(both.map(({ id }) => id)).toEqual([stored?.provider_order_id, stored?.provider_order_id])
})

test('a contribution does not fail where the guest’s text is longer than the provider’s notes hold', async () => {
  const box = await insertEventBox(app.services.db)
  const address = 'म'.repeat(200)
  const { id } = await openWith(countingBytes(), box.id, address)
  expect(await ordersOf(box.id)).toMatchObject([{ provider_order_id: id, guest_address: address }])
})

/** A provider whose notes hold 256 bytes, since its documentation says only “characters” (docs/razorpay.md §1.2). */
function countingBytes(): PaymentProvider {
  const { provider } = app.services
  return {
    ...provider,
    async createOrder(amountPaise, receipt, notes) {
      if (Object.values(notes).some((note) => Buffer.byteLength(note) > 256))
        throw new ProviderError('refused', 'notes: too long')
      return provider.createOrder(amountPaise, receipt, notes)
    },
  }
}

/** A provider that accepts a receipt twice, which its documentation leaves open (docs/razorpay.md §1.5). */
function twiceOpening(): PaymentProvider {
  let opened = 0
  return {
    ...app.services.provider,
    createOrder: (amountPaise, _receipt, notes) => {
      opened += 1
      return app.services.provider.createOrder(
        amountPaise,
        `receipt ${opened} ${crypto.randomUUID().slice(0, 8)}`,
        notes,
      )
    },
  }
}
