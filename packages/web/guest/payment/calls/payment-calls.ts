// The page's calls to our server: open an order, verify a payment, fetch its status.
import { type Answer, API_PREFIX } from '@lifafa/contract/endpoint'
import type { Refusal } from '@lifafa/contract/endpoints/answers'
import type {
  createOrder,
  PaymentState,
  paymentStatus,
  ReceiptSummary,
  verifyPayment as verifyEndpoint,
} from '@lifafa/contract/endpoints/payments'
import type { FailureKey } from '@lifafa/contract/failures'
import { GUEST_TOKEN_HEADER, paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { chargePaise } from '@lifafa/contract/money'
import type { Gift } from '../gift.ts'
import { fetchWithin } from './fetch-within.ts'
import { getGuestToken } from './guest-token.ts'
import { NotOpened } from './not-opened.ts'

/** Questions of the server instead of an opened order. */
export type RepeatedGift = 'alreadyGiven' | 'mayHaveGiven'

export type Order = Answer<typeof createOrder>
type Verified = Answer<typeof verifyEndpoint>
type Status = Answer<typeof paymentStatus>

/** The checkout's result after a payment: the server verifies its signature. */
export interface CheckoutProof {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** Timeout of a call on a failing network: every call can be repeated, so the guest does not wait for minutes. */
const TIMEOUT_MS = 25_000

/** Undefined where the server was not reached. */
async function post(path: string, body: object): Promise<Response | undefined> {
  const token = await getGuestToken()
  return fetchWithin(TIMEOUT_MS, `${API_PREFIX}${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { [GUEST_TOKEN_HEADER]: token }) },
    body: JSON.stringify(body),
  })
}

/** The body of the answer, whatever its status; undefined where there is none, or none that can be parsed (a proxy's own page). */
const read = <T>(response: Response | undefined): Promise<T | Refusal | undefined> | undefined =>
  response?.json().catch(() => undefined)

/**
 * `alreadyGiven`: this browser gave the same a moment ago, `mayHaveGiven`: perhaps; `again`: the guest has confirmed it. Throws
 * NotOpened where there is no order.
 */
export async function openOrder(
  giftid: string,
  { rupees, ...guest }: Gift,
  requestKey: string,
  again: boolean,
): Promise<Order | RepeatedGift> {
  const body = { ...guest, giftid, amount: chargePaise(rupees), request_key: requestKey, again }
  const response = await post(paymentPaths.createOrder, body)
  if (!response) throw new NotOpened('unreachable')
  const answer = await read<Order>(response)
  if (answer?.success) return answer
  if (answer?.code === 'alreadyGiven' || answer?.code === 'mayHaveGiven') return answer.code
  throw new NotOpened('createOrderFailed', answer, Number(response.headers.get('retry-after')))
}

/** Codes of verify for a proof that is not valid: forged, of an unknown payment, or malformed. */
const NOT_GENUINE: readonly FailureKey[] = ['paymentNotGenuine', 'paymentUnknown', 'invalidInput']

/** `receipt`: unless the server is of the version before. */
export interface Paid {
  state: 'paid'
  rupees: number
  receipt: ReceiptSummary | undefined
}

/** `refused` where the proof is not genuine; `unknown` where neither we nor the bank can tell, or there was no answer. */
export async function verifyPayment(
  proof: CheckoutProof,
  giftid: string,
  { rupees, ...guest }: Gift,
): Promise<Paid | 'unknown' | 'refused'> {
  const body = { ...proof, ...guest, giftid, amount: rupees }
  const answer = await read<Verified>(await post(paymentPaths.verify, body))
  if (answer?.success) return { state: 'paid', rupees, receipt: answer.receipt }
  return answer && 'code' in answer && NOT_GENUINE.includes(answer.code) ? 'refused' : 'unknown'
}

/** `receipt`: where it will be, once its order is known. */
export interface NotPaid {
  state: Exclude<PaymentState, 'paid'>
  receipt?: ReceiptSummary | undefined
}

/** `unknown` also where there was no answer. `rupees`: the amount given, once it is paid. */
export async function fetchStatus(requestKey: string): Promise<Paid | NotPaid> {
  const answer = await read<Status>(await post(paymentPaths.status, { request_key: requestKey }))
  if (!answer?.success) return { state: 'unknown' }
  const { state, amount = 0, receipt } = answer
  return state === 'paid' ? { state, rupees: amount, receipt } : { state, receipt }
}
