// Clocks that jump, and servers whose clocks differ: no contribution depends on our clock.
import { vi } from 'vitest'
import { readAccessToken, signAccessToken } from '../../../sessions/access-token.ts'
import type { TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { contributionsOf, control, pay, verify } from '../../../test/paying.ts'
import { anOrder } from '../../../test/payments/orders.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { MINUTE_MS } from '../../../test/times.ts'
import { reconcileDue } from './reconcile-due.ts'

const NOON = new Date('2026-11-21T06:30:00Z')

test.beforeEach(({ app }) => {
  app.clock.now = NOON
})

const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS)

async function providerTimeOf(app: TestApp, paymentId: string): Promise<Date> {
  type Listed = { payments: { id: string; created_at: number }[] }
  const { payments } = await control<Listed>(app, 'GET', '/payments')
  return new Date((payments.find(({ id }) => id === paymentId)?.created_at ?? 0) * 1000)
}

/** Reconciles as a server whose clock is `minutes` ahead. */
const reconcileAt = (app: TestApp, minutes: number) =>
  reconcileDue({
    ...app.services,
    now: () => after(minutes),
    log: { warn() {}, error() {} },
    signal: new AbortController().signal,
  })

test.for([
  ['back', -10],
  ['forward', 10],
] as const)(
  'a clock that jumps %s by ten minutes meanwhile makes one contribution, dated by the provider [payment-25]',
  async ([_way, minutes], { app }) => {
    const { box, orderId } = await anOrder(app)
    const proof = await pay(app, orderId)
    app.clock.now = after(minutes)
    const event = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
    const answers = await Promise.all([verify(app, proof), sendWebhook(app, event), verify(app, proof)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    app.clock.now = NOON
    expect((await verify(app, proof)).status).toBe(200)
    const contributions = await contributionsOf(app, box.id)
    expect(contributions).toHaveLength(1)
    expect(contributions[0]?.paid_at).toEqual(await providerTimeOf(app, proof.razorpay_payment_id))
  },
)

test('an event that arrives, by our clock, before it was sent is applied', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const { razorpay_payment_id } = await pay(app, orderId)
  app.clock.now = new Date((await providerTimeOf(app, razorpay_payment_id)).getTime() - 10 * MINUTE_MS)
  await sendWebhook(app, await eventOf(app, 'payment.captured', razorpay_payment_id))
  await vi.waitFor(async () => expect(await contributionsOf(app, box.id)).toHaveLength(1), PATIENCE_MS)
})

test('after the clock jumps back, an order is checked when its time comes [payment-26]', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  await pay(app, orderId)
  await reconcileAt(app, -10)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAt(app, 2)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('servers with clocks twenty minutes apart make one contribution [payment-27]', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  await pay(app, orderId)
  await Promise.all([
    reconcileAt(app, -10),
    reconcileAt(app, 10),
    reconcileAt(app, -10),
    reconcileAt(app, 10),
  ])
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('a token of a server ten minutes off is accepted, an expired one not [payment-28]', async ({ app }) => {
  const { keys } = app.services
  const caller = { accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() }
  const issuedAt = (minutes: number) => signAccessToken(keys, 'host', caller, after(minutes))
  const readNow = async (token: string) => readAccessToken(keys, 'host', token, NOON)
  expect(await readNow(await issuedAt(10))).toEqual(caller)
  expect(await readNow(await issuedAt(-10))).toEqual(caller)
  expect(await readNow(await issuedAt(-15))).toBeUndefined()
})
