// The closed list of alarms, which an operator must see at once. docs/two-in-the-morning.md says what to do.
import type { FastifyBaseLogger } from 'fastify'

export const ALARMS = {
  'books-wrong': 'the books are wrong',
  'books-unchecked': 'the books could not be looked at',
  'round-failed': 'what is done again and again failed twice in a row, or does not end',
  'job-failed': 'a job failed for the last time',
  'event-not-applied': 'an event of the provider could not be applied',
  'paid-order-unknown': 'a genuine payment belongs to an order that we do not know',
  'order-amount-differs': 'the provider has an order of ours with another amount',
  'backup-restored':
    'a backup was restored, and no payouts are sent until somebody has compared them with our bank',
  'orders-were-lost': 'orders that were lost have been found at the provider',
  'payment-not-captured': 'a payment is authorized for a day, and not captured',
  'payout-differs': 'the provider tells of a payout otherwise than we know it',
  'payout-late': 'payouts have not arrived by the day that hosts were promised',
  'transfer-late': 'transfers to linked accounts of hosts do not move',
  'host-settlement-failed': 'the bank of a host’s UPI ID did not take a settlement of the provider',
  'correction-large': 'an administrator has corrected the ledger by a large sum within a day',
  'float-low': 'the account that hosts are paid from has less than the payouts of the next days need',
  'payout-refused': 'the provider refuses a payout for a fault of ours, and it waits',
  'payouts-stopped': 'the provider refuses one payout after another, and no more are sent for now',
  'settlement-differs': 'a settlement of the provider is not what our books have',
  'settlement-failed': 'our bank did not take a settlement of the provider',
  'settlement-late': 'the provider has not settled payments or refunds in time',
  'provider-denies': 'the provider does not accept our key or address',
  'provider-garbled': 'the provider answered what cannot be believed',
  'provider-row-unread': 'a row of one of the provider’s lists could not be read, and was left out',
  'payments-failing': 'many payments fail: somebody may be testing stolen cards',
  'box-at-limit': 'a box has as many orders as it may in a minute',
  'orders-at-limit': 'there are as many orders as there may be in a minute',
  'messages-at-limit': 'there are as many messages to us as there may be in an hour',
  'webhooks-forged': 'webhooks are forged: many have a wrong signature, or a signed one is not true',
  'webhooks-quiet': 'a payment was captured, and no webhook has come since',
} as const

export type Alarm = keyof typeof ALARMS

/** The fields of an alarm's line in the log. */
export type AlarmDetails = object

const raised = new Map<Alarm, number>()
const listeners = new Set<(alarm: Alarm, details: AlarmDetails) => void>()

/** How often this process has raised `alarm`. */
export const timesRaised = (alarm: Alarm): number => raised.get(alarm) ?? 0

/** Logs a line at level error; its field `alarm` is the stable name by which an operator's tools find it. */
export function raise(log: Pick<FastifyBaseLogger, 'error'>, alarm: Alarm, details: AlarmDetails = {}): void {
  raised.set(alarm, timesRaised(alarm) + 1)
  log.error({ alarm, ...details }, ALARMS[alarm])
  for (const listener of listeners) listener(alarm, details)
}

/** Calls `listener` for each alarm of this process, until the function that it returns is called. */
export function onAlarm(listener: (alarm: Alarm, details: AlarmDetails) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
