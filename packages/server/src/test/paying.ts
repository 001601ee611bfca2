// A guest in tests: opens an order, pays at the stand-in without a browser, and verifies.
import { GUEST_TOKEN_HEADER, paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { callControl, type Proof, payOrder } from '@lifafa/razorpay-stand-in/call-control'
import type { InjectOptions } from 'fastify'
import { findInconsistencies } from '../db/self-check/self-check.ts'
import { newGuestToken } from '../http/limits/guest-token.ts'
import type { TestApp } from './app.ts'
import { call } from './fixtures.ts'

/** ₹501 and its fee. */
export const CHARGE_PAISE = 52_104

export const GUEST = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }

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
export const control = <T>(test: TestApp, method: string, path: string, body?: object): Promise<T> =>
  callControl(test.standIn.url, method, path, body)

/** The calls that the stand-in got whose address contains `part`, oldest first: `POST /v1/orders`. */
export async function callsTo(test: TestApp, part: string): Promise<string[]> {
  const { requests } = await control<{ requests: { method: string; url: string }[] }>(
    test,
    'GET',
    '/requests',
  )
  return requests.flatMap(({ method, url }) => (url.includes(part) ? `${method} ${url}` : []))
}

/** Pays an order as checkout would. */
export const pay = (test: TestApp, orderId: string, how: object = {}): Promise<Proof> =>
  payOrder(test.standIn.url, orderId, how)

/** The bank refuses; the payment may still succeed later. */
export const failToPay = (test: TestApp, orderId: string) =>
  control<{ error: { metadata: { payment_id: string } } }>(test, 'POST', `/orders/${orderId}/pay`, {
    outcome: 'fail',
  })

export const setPaymentState = (test: TestApp, paymentId: string, status: string): Promise<unknown> =>
  control(test, 'POST', `/payments/${paymentId}/state`, { status })

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
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.id', '=', 'payments.payment_order_id')
        .onRef('payment_orders.event_box_id', '=', 'payments.event_box_id'),
    )
    .select(['payment_id', 'kind', 'refund_id', 'detail'])
    .where('payments.event_box_id', '=', boxId)
    .where('resolved_at', 'is', null)
    .orderBy('kind')
    .execute()
