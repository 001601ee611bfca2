// Forged calls to our server: webhooks with wrong signatures, and invented proofs of payment.
import { createHmac } from 'node:crypto'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { Random } from '../random.ts'

export const WEBHOOK_PATH = `${API_PREFIX}/payment/webhook/`
/** Marks forged ids. */
export const FORGED = 'Forged'

const paymentId = (number: number): string => `pay_${FORGED}${String(number).padStart(8, '0')}`
const json = { 'content-type': 'application/json' }

/** An event about an invented payment of a real order, signed with a wrong secret. */
export function forgedWebhook(random: Random, order: string, number: number) {
  const now = Math.floor(Date.now() / 1000)
  const payment = { id: paymentId(number), order_id: order, amount: 104, currency: 'INR', status: 'captured' }
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    payload: { payment: { entity: { ...payment, created_at: now } } },
  })
  const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')
  const signature = random.pick([
    sign(body, 'a guess at the secret'),
    sign(`${body} `, ''),
    '0'.repeat(64),
    'none',
    undefined,
  ])
  const headers = { ...json, 'x-razorpay-event-id': `${FORGED}${number}` }
  return {
    path: WEBHOOK_PATH,
    init: {
      method: 'POST',
      body,
      headers: { ...headers, ...(signature !== undefined && { 'x-razorpay-signature': signature }) },
    },
  }
}

/** A forged claim to have paid a real order. */
export function forgedProof(order: string, number: number) {
  const body = JSON.stringify({
    razorpay_payment_id: paymentId(number),
    razorpay_order_id: order,
    razorpay_signature: 'f'.repeat(64),
  })
  return { path: `${API_PREFIX}${paymentPaths.verify}/`, init: { method: 'POST', body, headers: json } }
}
