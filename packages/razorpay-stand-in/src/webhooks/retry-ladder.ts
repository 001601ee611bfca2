// The retry delays of unacknowledged events: measured live over 796 deliveries, because Razorpay publishes none.
import type { EventName } from './event-names.ts'

const minute = 60
const hour = 60 * minute

/** Seconds after the first delivery. The last is within the 24 hours after which a webhook is switched off. */
const laterRetries = [
  6,
  19,
  40,
  1.4 * minute,
  2.7 * minute,
  5.4 * minute,
  10.8 * minute,
  21.6 * minute,
  42.9 * minute,
  1.4 * hour,
  2.9 * hour,
  5.7 * hour,
  11.4 * hour,
  22.8 * hour,
]

/** These have no quick first retry; theirs comes with the ladder's next step, after some 6 to 9 seconds. */
const unhurried: readonly EventName[] = ['payment.failed', 'refund.created']

/** Milliseconds from the first delivery to the next one, after so many tries; undefined when it is given up. */
export function retryAfterMs(event: EventName, tries: number): number | undefined {
  const ladder = unhurried.includes(event) ? laterRetries : [0.23, ...laterRetries]
  const seconds = ladder[tries - 1]
  return seconds === undefined ? undefined : seconds * 1000
}
