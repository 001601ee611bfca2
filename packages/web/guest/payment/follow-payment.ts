// After the checkout: asks the server until it is known what has become of a payment (docs/payments.md faults 16, 19, 28, 30, 34).
import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import { CONFIRMING_MS } from '@lifafa/contract/limits'
import { askStatus, provePayment } from './calls/payment-calls.ts'
import type { PaymentUnderWay } from './kept-gift.ts'
import { pauseUntilWake } from './pause.ts'

/** `isLong`: the guest has waited for more than half a minute. */
export type Waiting = { state: Exclude<PaymentState, 'paid'> | 'unknown'; isLong: boolean }

export type News =
  | { state: 'paid'; rupees: number }
  /** The proof is not genuine. The payment may have arrived all the same: asking goes on without it. */
  | { state: 'refused' }
  | Waiting

const SECOND_MS = 1000
/** Between one question and the next; the last one goes on. */
const PAUSES_SECONDS = [1, 2, 3, 5, 8, 13, 20, 30]
const LONG_MS = 30 * SECOND_MS

/**
 * Tells `hear` all that is learned, until it is paid or `signal` is aborted. After ten minutes it asks only when the page is
 * woken: the phone unlocked, the tab shown, the network back; each of which begins the questions anew, quickly.
 */
export async function followPayment(
  giftid: string,
  payment: PaymentUnderWay,
  signal: AbortSignal,
  hear: (news: News) => void,
): Promise<void> {
  let { proof } = payment
  let round = 0
  let since = Date.now()

  async function ask(): Promise<News> {
    const proved = proof && (await provePayment(proof, giftid, payment.gift))
    if (proved === 'paid') return { state: 'paid', rupees: payment.gift.rupees }
    if (proved === 'refused') {
      proof = undefined
      return { state: 'refused' }
    }
    const { state, rupees } = await askStatus(payment.key)
    if (state === 'paid') return { state, rupees }
    // A proof is of a payment that was made: whatever else is said of it, it is under way.
    return { state: proof ? 'pending' : state, isLong: Date.now() - since > LONG_MS }
  }

  while (!signal.aborted) {
    const news = await ask()
    if (signal.aborted) return
    hear(news)
    if (news.state === 'paid') return
    const pauseMs = (PAUSES_SECONDS[round] ?? PAUSES_SECONDS.at(-1) ?? 0) * SECOND_MS
    const isWoken = await pauseUntilWake(Date.now() - since < CONFIRMING_MS ? pauseMs : undefined, signal)
    round = isWoken ? 0 : round + 1
    if (isWoken) since = Date.now()
  }
}
