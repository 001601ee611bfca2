// What an operator must hear of at once, whatever else is in the log: a closed list. docs/operations.md says what to do.
import type { FastifyBaseLogger } from 'fastify'

export const ALARMS = {
  'books-wrong': 'the books are wrong',
  'job-failed': 'a job failed for the last time',
  'event-not-applied': 'an event of the provider could not be applied',
  'paid-order-unknown': 'a genuine payment belongs to an order that we do not know',
  'order-amount-differs': 'the provider has an order of ours with another amount',
  'orders-were-lost': 'orders that were lost have been found at the provider',
  'payment-not-captured': 'a payment is authorized for a day, and not captured',
  'payout-differs': 'the provider tells of a payout otherwise than we know it',
  'provider-denies': 'the provider does not accept our key or address',
  'provider-garbled': 'the provider answered what cannot be believed',
  'disk-filling': 'the disk of the data directory is nearly full',
  'webhooks-forged': 'many webhooks come with a wrong signature',
  'webhooks-quiet': 'a payment was captured, and no webhook has come since',
} as const

export type Alarm = keyof typeof ALARMS

/** A line at level error whose field `alarm` is the stable name by which an operator's tools find it. */
export function raise(log: Pick<FastifyBaseLogger, 'error'>, alarm: Alarm, details: object = {}): void {
  log.error({ alarm, ...details }, ALARMS[alarm])
}
