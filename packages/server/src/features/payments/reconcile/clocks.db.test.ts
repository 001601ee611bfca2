// Clocks that jump, and servers whose clocks differ: no contribution depends on our clock.
import { readAccessToken, signAccessToken } from '../../../sessions/access-token.ts'
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, verify } from '../../../test/paying.ts'
import { aPayment } from '../../../test/payments/orders.ts'
import { reconcileAt } from '../../../test/payments/provider-lists.ts'
import { eventOf, outcomeOfWebhook, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { MINUTE_MS } from '../../../test/times.ts'

const NOON = new Date('2026-11-21T06:30:00Z')

test.beforeEach(({ app }) => {
  app.clock.now = NOON
})

const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS)

const providerTimeOf = async ({ services }: TestApp, paymentId: string) =>
  new Date((await services.provider.fetchPayment(paymentId)).created_at * 1000)

test.for([
  ['back', -10],
  ['forward', 10],
] as const)(
  'a clock that jumps %s by ten minutes meanwhile makes one contribution, dated by the provider [payment-25]',
  async ([_way, minutes], { app }) => {
    const { box, proof } = await aPayment(app)
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
  const { box, paymentId } = await aPayment(app)
  app.clock.now = new Date((await providerTimeOf(app, paymentId)).getTime() - 10 * MINUTE_MS)
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('after the clock jumps back, an order is checked when its time comes [payment-26]', async ({ app }) => {
  const { box } = await aPayment(app)
  await reconcileAt(app, after(-10))
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAt(app, after(2))
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('servers with clocks twenty minutes apart make one contribution [payment-27]', async ({ app }) => {
  const { box } = await aPayment(app)
  await Promise.all([-10, 10, -10, 10].map((minutes) => reconcileAt(app, after(minutes))))
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
