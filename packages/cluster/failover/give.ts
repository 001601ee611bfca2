// A guest who gives, and repeats each call until it succeeds, as the page does by itself; more often than the page.
import { setTimeout as delay } from 'node:timers/promises'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { chargePaise } from '@lifafa/contract/money'
import { type Answer, post } from './call.ts'

const RUPEES = 501
const PAUSE_MS = 1_000
const FIRST_PHONE = 7_000_000_000
const SUCCESS = 200
/** A payment that is being confirmed. */
const ACCEPTED = 202
const UNAVAILABLE = new Set([502, 503, 504])

/** The addresses of our servers' proxy and of the stand-in. */
export type Place = { url: string; providerUrl: string }

export interface Gift {
  boxId: string
  /** In milliseconds, as `performance.now()`. */
  arrivedAt: number
  /** Of the provider. More than one would be a second order for one gift. */
  orderIds: Set<string>
  paymentId?: string
  /** When verify answered success. */
  acknowledgedAt?: number
  /** Answers that no outage explains. */
  mistakes: string[]
}

/** Undefined where the call has to be repeated. */
function successIn(gift: Gift, what: string, answer: Answer | undefined): Answer['body'] | undefined {
  if (answer?.status === SUCCESS && answer.body.success !== false) return answer.body
  const isOutage = answer === undefined || answer.status === ACCEPTED || UNAVAILABLE.has(answer.status)
  if (!isOutage) gift.mistakes.push(`${what}: ${answer.status} ${answer.body.message ?? ''}`)
  return undefined
}

/** Resolves when the gift is acknowledged; earlier where `signal` is aborted. */
export async function give(place: Place, gift: Gift, guest: number, signal: AbortSignal): Promise<void> {
  async function untilSuccess(what: string, url: string, body: object): Promise<Answer['body'] | undefined> {
    while (!signal.aborted) {
      const success = successIn(gift, what, await post(url, body))
      if (success) return success
      await delay(PAUSE_MS * (0.5 + Math.random()))
    }
    return undefined
  }
  const guestDetails = {
    ...{ giftid: gift.boxId, name: 'Sunita Deshpande', address: '7 Station Road, Pune' },
    phone: String(FIRST_PHONE + guest),
  }
  const order = await untilSuccess('order', `${place.url}${API_PREFIX}${paymentPaths.createOrder}/`, {
    ...guestDetails,
    amount: chargePaise(RUPEES),
    request_key: crypto.randomUUID(),
  })
  if (!order) return
  const orderId = String(order.id)
  gift.orderIds.add(orderId)
  const proof = await untilSuccess('payment', `${place.providerUrl}/stand-in/orders/${orderId}/pay`, {})
  if (!proof) return
  gift.paymentId = String(proof.razorpay_payment_id)
  const verified = await untilSuccess('verify', `${place.url}${API_PREFIX}${paymentPaths.verify}/`, {
    ...proof,
    ...guestDetails,
    amount: RUPEES,
  })
  if (verified) gift.acknowledgedAt = performance.now()
}
