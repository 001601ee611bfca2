// Opening an order while the provider is unavailable, or loses an answer.
import { type PaymentProvider, ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, callsTo, control, openOrder } from '../../../test/paying.ts'
import { ordersOf } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { openOrder as openIntention } from './open-order.ts'

const ordersAtProvider = async (app: TestApp) =>
  (await callsTo(app, '/v1/orders')).filter((call) => call === 'POST /v1/orders').length

test('while the provider is away, the guest reads that nothing was started [order-9]', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const key = crypto.randomUUID()
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders', times: 4 })
  const { status, body } = await openOrder(app, { giftid: box.id, request_key: key })
  expect(status).toBe(503)
  expect(body.message).toBe('We couldn’t start the payment. Please try again.')
  const again = await openOrder(app, { giftid: box.id, request_key: key })
  expect(again.status).toBe(200)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: again.body.id, state: 'created' }])
})

test('a single failure of the provider is retried; the guest gets the order [order-10]', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'POST',
    path: '/v1/orders',
    times: 1,
  })
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: body.id, state: 'created' }])
})

test('an order whose creation was not answered is found by its receipt [order-11]', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const before = await ordersAtProvider(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v1/orders', times: 1 })
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: body.id }])
  expect(await ordersAtProvider(app)).toBe(before + 1)
})

test('a guest whose order is refused, also without notes, reads that nothing started', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  await control(app, 'POST', '/faults', { kind: 'refusal', method: 'POST', path: '/v1/orders', times: 3 })
  expect(await openOrder(app, { giftid: box.id })).toMatchObject({
    status: 502,
    body: { code: 'providerRefused', message: 'We couldn’t start the payment. Please try again.' },
  })
})

// Opening an order at a provider that does what its documentation leaves open.
const openWith = (
  app: TestApp,
  provider: PaymentProvider,
  boxId: string,
  guestAddress: string | null = null,
) =>
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
      guestLanguage: null,
      requestKey: `key of ${boxId}`,
    },
  )

test('if the provider creates two orders for one of ours, the guest pays the stored one', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const provider = twiceOpening(app)
  const both = await Promise.all([openWith(app, provider, box.id), openWith(app, provider, box.id)])
  const [stored] = await ordersOf(app, box.id)
  expect(both.map(({ id }) => id)).toEqual([stored?.provider_order_id, stored?.provider_order_id])
})

test('a guest’s text longer than the provider’s notes hold fails no contribution', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const address = 'म'.repeat(200)
  const { id } = await openWith(app, countingBytes(app), box.id, address)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: id, guest_address: address }])
})

/** A provider whose notes hold 256 bytes, since its documentation says only “characters” (docs/razorpay.md §1.2). */
function countingBytes(app: TestApp): PaymentProvider {
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
function twiceOpening(app: TestApp): PaymentProvider {
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
