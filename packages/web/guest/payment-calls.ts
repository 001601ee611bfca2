// The page's two calls to our server: open an order, prove the payment.
import { type Answer, API_PREFIX } from '@lifafa/contract/endpoint'
import type { Refusal } from '@lifafa/contract/endpoints/answers'
import type { createOrder, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { chargePaise } from '@lifafa/contract/money'
import { paymentPaths } from '@lifafa/contract/payment-paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/giving'
import type { Gift } from './gift.ts'

export type Order = Answer<typeof createOrder>
type Verified = Answer<typeof verifyPayment>

/** What checkout hands over after a payment: the server can tell whether it is genuine. */
export interface CheckoutProof {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** The server said no, in a sentence for the guest. */
class Refused extends Error {}

/** Of a call on a dying network: both can be sent again, so the guest is not left waiting for minutes. */
const PATIENCE_MS = 25_000

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${API_PREFIX}${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

/** Throws Refused, with what happened and what to do. */
export async function openOrder(giftid: string, gift: Gift, requestKey: string): Promise<Order> {
  const { rupees, ...guest } = gift
  const body = { ...guest, giftid, amount: chargePaise(rupees), request_key: requestKey }
  const response = await post(paymentPaths.createOrder, body).catch(() => {
    throw new Refused(sentences.unreachable)
  })
  const answer: Order | Refusal | undefined = await response.json().catch(() => undefined)
  if (answer?.success) return answer
  throw new Refused(answer?.message ?? sentences.createOrderFailed)
}

/** Seconds between one question and the next; about two minutes in all. */
const PATIENCE_SECONDS = [1, 2, 3, 5, 8, 13, 20, 30, 40]

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/**
 * Asks until the server knows: `paid`; `unknown` while neither we nor the bank can tell (a lost connection, an answer that
 * is still to come: the server learns of the payment by itself); or `refused` where the proof is not genuine.
 */
export async function provePayment(
  proof: CheckoutProof,
  giftid: string,
  gift: Gift,
): Promise<'paid' | 'unknown' | 'refused'> {
  const { rupees, ...guest } = gift
  for (const pause of PATIENCE_SECONDS) {
    const response = await post(paymentPaths.verify, { ...proof, ...guest, giftid, amount: rupees }).catch(
      () => undefined,
    )
    const answer: Verified | undefined = await response?.json().catch(() => undefined)
    if (answer?.success || answer?.status === 'success') return 'paid'
    if (answer?.message === sentences.verifyFailed) return 'refused'
    await seconds(pause)
  }
  return 'unknown'
}
