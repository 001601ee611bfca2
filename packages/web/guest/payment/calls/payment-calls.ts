// The page's calls to our server: open an order, prove the payment, ask what has become of it.
import { type Answer, API_PREFIX } from '@lifafa/contract/endpoint'
import type { Refusal } from '@lifafa/contract/endpoints/answers'
import type {
  createOrder,
  PaymentState,
  paymentStatus,
  verifyPayment,
} from '@lifafa/contract/endpoints/payments'
import type { FailureKey } from '@lifafa/contract/failures'
import { chargePaise } from '@lifafa/contract/money'
import { GUEST_TOKEN_HEADER, paymentPaths } from '@lifafa/contract/payment-paths'
import type { Gift } from '../../gift/gift.ts'
import { getGuestToken } from './guest-token.ts'
import { NotOpened } from './not-opened.ts'

/** What the server asks about instead of opening an order. */
type RepeatedGift = 'alreadyGiven' | 'mayHaveGiven'

export type Order = Answer<typeof createOrder>
type Verified = Answer<typeof verifyPayment>
type Status = Answer<typeof paymentStatus>

/** What checkout hands over after a payment: the server can tell whether it is genuine. */
export interface CheckoutProof {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** Of a call on a dying network: all can be sent again, so the guest is not left waiting for minutes. */
const PATIENCE_MS = 25_000

async function post(path: string, body: object): Promise<Response> {
  const token = await getGuestToken()
  return fetch(`${API_PREFIX}${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { [GUEST_TOKEN_HEADER]: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

/** The answer, whatever its status; undefined where none came, or none that can be read (a proxy's own page). */
const ask = <T>(path: string, body: object): Promise<T | Refusal | undefined> =>
  post(path, body)
    .then((response) => response.json())
    .catch(() => undefined)

/**
 * `alreadyGiven`: this phone gave as much a moment ago, `mayHaveGiven`: perhaps; `again` tells that the guest was asked. Throws
 * NotOpened where there is no order.
 */
export async function openOrder(
  giftid: string,
  { rupees, ...guest }: Gift,
  requestKey: string,
  again: boolean,
): Promise<Order | RepeatedGift> {
  const body = { ...guest, giftid, amount: chargePaise(rupees), request_key: requestKey, again }
  const response = await post(paymentPaths.createOrder, body).catch(() => {
    throw new NotOpened('unreachable')
  })
  const answer: Order | Refusal | undefined = await response.json().catch(() => undefined)
  if (answer?.success) return answer
  if (answer?.code === 'alreadyGiven' || answer?.code === 'mayHaveGiven') return answer.code
  throw new NotOpened('createOrderFailed', answer, Number(response.headers.get('retry-after')))
}

/** What verify answers where the proof proves nothing: forged, of a payment that is unknown, or not a proof at all. */
const NOT_GENUINE: readonly FailureKey[] = ['paymentNotGenuine', 'paymentUnknown', 'invalidInput']

/** `refused` where the proof is not genuine; `unknown` while neither we nor the bank can tell, or the line is cut. */
export async function provePayment(
  proof: CheckoutProof,
  giftid: string,
  { rupees, ...guest }: Gift,
): Promise<'paid' | 'unknown' | 'refused'> {
  const body = { ...proof, ...guest, giftid, amount: rupees }
  const answer = await ask<Verified>(paymentPaths.verify, body)
  if (answer?.success) return 'paid'
  return answer && 'code' in answer && NOT_GENUINE.includes(answer.code) ? 'refused' : 'unknown'
}

/** `unknown` where no answer came. `rupees`: what was given, once it is paid. */
export async function askStatus(
  requestKey: string,
): Promise<{ state: PaymentState | 'unknown'; rupees: number }> {
  const answer = await ask<Status>(paymentPaths.status, { request_key: requestKey })
  return answer?.success
    ? { state: answer.state, rupees: answer.amount ?? 0 }
    : { state: 'unknown', rupees: 0 }
}
