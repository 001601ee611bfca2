// A guest in tests: opens an order, pays at the stand-in without a browser, verifies, and the stand-in's webhooks.
import { createHmac, randomUUID } from 'node:crypto'
import { GUEST_TOKEN_HEADER, paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { InjectOptions } from 'fastify'
import { vi } from 'vitest'
import { findInconsistencies } from '../db/self-check.ts'
import { newGuestToken } from '../http/limits/guest-token.ts'
import type { TestApp } from './app.ts'
import { call } from './fixtures.ts'
import { PATIENCE_MS } from './patience.ts'

/** ₹501 and its fee. */
export const CHARGE_PAISE = 52_104

const GUEST = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }

export type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

/** Headers of a guest's page: each time the token of another browser. */
export const guestHeaders = ({ services }: TestApp) => ({
  [GUEST_TOKEN_HEADER]: newGuestToken(services.keys.guestToken, services.now()),
})

export const openOrder = (test: TestApp, body: object, more: Partial<InjectOptions> = {}) =>
  call(test, ['POST', `${paymentPaths.createOrder}/`], {
    body: { ...GUEST, amount: CHARGE_PAISE, ...body },
    headers: guestHeaders(test),
    ...more,
  })

export const verify = (test: TestApp, proof: Proof, more: object = {}) =>
  call(test, ['POST', `${paymentPaths.verify}/`], { body: { ...proof, ...GUEST, amount: 501, ...more } })

/** The payment status that the guest's browser gets for this key. */
export const askStatus = (test: TestApp, request_key: string) =>
  call(test, ['POST', `${paymentPaths.status}/`], { body: { request_key }, headers: guestHeaders(test) })

/** The stand-in's control plane. */
export async function control<T>(test: TestApp, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${test.standIn.url}/stand-in${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** Pays an order as checkout would. */
export const pay = (test: TestApp, orderId: string, how: object = {}): Promise<Proof> =>
  control<Proof>(test, 'POST', `/orders/${orderId}/pay`, how)

/** The bank refuses; the payment may still succeed later. */
export const failToPay = (test: TestApp, orderId: string) =>
  control<{ error: { metadata: { payment_id: string } } }>(test, 'POST', `/orders/${orderId}/pay`, {
    outcome: 'fail',
  })

export const setPaymentState = (test: TestApp, paymentId: string, status: string): Promise<unknown> =>
  control(test, 'POST', `/payments/${paymentId}/state`, { status })

type ProviderPayment = { id: string; order_id: string }

/** An event as Razorpay sends it about a payment, in its current state at the stand-in. */
export async function eventOf(
  test: TestApp,
  event: string,
  paymentId: string,
  change: object = {},
): Promise<string> {
  const { payments } = await control<{ payments: ProviderPayment[] }>(test, 'GET', '/payments')
  const entity = { ...payments.find((payment) => payment.id === paymentId), ...change }
  return JSON.stringify({ entity: 'event', event, contains: ['payment'], payload: { payment: { entity } } })
}

let events = 0

/** Sends a webhook; by default signed with the right secret and with an event id of its own. */
export async function sendWebhook(test: TestApp, body: string, headers: Record<string, string> = {}) {
  const [secret] = test.services.providerSettings.webhookSecrets
  events += 1
  return call(test, ['POST', '/payment/webhook/'], {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `event${events}`,
      'x-razorpay-signature': createHmac('sha256', secret ?? '')
        .update(body)
        .digest('hex'),
      ...headers,
    },
  })
}

/**
 * Sends a webhook under this event id, and answers what came of it, once it is worked on: until then its job may hold
 * rows that a round passes over.
 */
export async function outcomeOfWebhook(
  test: TestApp,
  body: string,
  id: string = randomUUID(),
): Promise<string | null> {
  await sendWebhook(test, body, { 'x-razorpay-event-id': id })
  return vi.waitFor(async () => {
    const { handled_at, outcome } = await test.services.db
      .selectFrom('provider_events')
      .select(['handled_at', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (handled_at === null) throw new Error(`The event ${id} is not worked on.`)
    return outcome
  }, PATIENCE_MS)
}

/** Fails where a check of the books finds anything wrong. */
export async function expectSoundBooks(test: TestApp): Promise<void> {
  const found = await findInconsistencies(test.services.db)
  if (found.length > 0) throw new Error(`The books are wrong: ${JSON.stringify(found)}`)
}

export const contributionsOf = (test: TestApp, boxId: string) =>
  test.services.db.selectFrom('contributions').selectAll().where('event_box_id', '=', boxId).execute()

/** The open review flags of the payments of a box's orders. */
export const openFlagsOf = (test: TestApp, boxId: string) =>
  test.services.db
    .selectFrom('review_flags')
    .innerJoin('payments', 'payments.id', 'review_flags.payment_id')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .select(['payment_id', 'kind', 'dispute_id', 'refund_id', 'detail'])
    .where('event_box_id', '=', boxId)
    .where('resolved_at', 'is', null)
    .orderBy('kind')
    .execute()
