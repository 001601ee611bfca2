// Polls the status of a payment after the checkout until it is paid.
import { CONFIRMING_MS } from '@lifafa/contract/limits'
import { fetchStatus, type NotPaid, type Paid, verifyPayment } from './calls/payment-calls.ts'
import type { PaymentUnderWay } from './stored-draft.ts'

/** The proof is not genuine. The payment may have arrived all the same. */
interface Refused {
  state: 'refused'
}

/** `isLong`: the guest has waited for more than half a minute. */
export type Waiting = NotPaid & { isLong: boolean }

export type PaymentUpdate = Paid | Refused | Waiting

const SECOND_MS = 1000
/** Pauses between two calls; then the longest repeats. */
const PAUSES_SECONDS = [1, 2, 3, 5, 8, 13, 20]
const LONGEST_SECONDS = 30
const LONG_MS = 30 * SECOND_MS

/** Asks once what became of a payment. */
export async function findPayment(
  giftid: string,
  { key, gift, proof }: PaymentUnderWay,
): Promise<Paid | Refused | NotPaid> {
  const verified = proof && (await verifyPayment(proof, giftid, gift))
  if (verified === 'refused') return { state: 'refused' }
  const found = verified && verified !== 'unknown' ? verified : await fetchStatus(key)
  if (found.state === 'paid') return found
  // A proof belongs to a payment that was made: whatever the status says, it is pending.
  return { ...found, state: proof ? 'pending' : found.state }
}

/**
 * Calls `onUpdate` with each status until it is paid or `signal` is aborted. After ten minutes it polls only when the page is
 * resumed: the phone unlocked, the tab shown, the network back; each restarts the polling at its quickest.
 */
export async function pollPaymentStatus(
  giftid: string,
  payment: PaymentUnderWay,
  signal: AbortSignal,
  onUpdate: (update: PaymentUpdate) => void,
): Promise<void> {
  let { proof } = payment
  let attempt = 0
  let since = Date.now()

  async function poll(): Promise<PaymentUpdate> {
    const found = await findPayment(giftid, { ...payment, proof })
    // Polling continues without the proof.
    if (found.state === 'refused') proof = undefined
    if (found.state === 'refused' || found.state === 'paid') return found
    return { ...found, isLong: Date.now() - since > LONG_MS }
  }

  while (!signal.aborted) {
    const update = await poll()
    if (signal.aborted) return
    onUpdate(update)
    if (update.state === 'paid') return
    const pauseMs = (PAUSES_SECONDS[attempt] ?? LONGEST_SECONDS) * SECOND_MS
    const isResumed = await pauseUntilResumed(
      Date.now() - since < CONFIRMING_MS ? pauseMs : undefined,
      signal,
    )
    attempt = isResumed ? 0 : attempt + 1
    if (isResumed) since = Date.now()
  }
}

/**
 * Waits `ms`, or until the page is resumed: the phone is unlocked, the tab is shown again, the network is back. Returns
 * whether it was resumed. Without `ms` it waits for that alone; an aborted wait ends at once.
 */
const pauseUntilResumed = (ms: number | undefined, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const end = (isResumed: boolean) => {
      clearTimeout(timer)
      listening.abort()
      resolve(isResumed)
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms, false)
    const options = { signal: listening.signal }
    signal.addEventListener('abort', () => end(false), options)
    for (const event of ['online', 'pageshow']) addEventListener(event, () => end(true), options)
    document.addEventListener('visibilitychange', () => document.hidden || end(true), options)
    if (signal.aborted) end(false)
  })
