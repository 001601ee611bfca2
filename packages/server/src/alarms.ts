// The closed list of alarms, which an operator must see at once. docs/two-in-the-morning.md says what to do.
import type { FastifyBaseLogger } from 'fastify'

export const ALARMS = {
  'books-wrong': 'the books are wrong',
  'books-unchecked': 'the books could not be checked',
  'round-failed': 'a scheduled task failed twice in a row, or hangs',
  'job-failed': 'a job failed for the last time',
  'event-not-applied': 'an event of the provider could not be applied',
  'paid-order-unknown': 'a genuine payment names an unknown order',
  'order-amount-differs': 'an order has another amount at the provider',
  'backup-old': 'no backup was written for 36 hours',
  'backup-restored':
    'a backup was restored; no payouts are sent until an administrator has compared them with our bank',
  'orders-were-lost': 'lost orders were found at the provider',
  'payment-not-captured': 'a payment has been authorized for a day and is not captured',
  'payout-differs': 'the provider reports a payout otherwise than our books',
  'payout-late': 'payouts missed the day that hosts were promised',
  'transfer-late': 'transfers to linked accounts of hosts are stuck',
  'host-settlement-failed': 'the bank of a host’s UPI ID returned a settlement of the provider',
  'correction-large': 'an administrator has corrected the ledger by a large sum within a day',
  'float-low': 'the account for payouts has less than the next days need',
  'payout-refused':
    'a payout waits for an administrator: refused, rejected, or nobody knows whether it was paid',
  'payouts-stopped': 'the provider refuses one payout after another; sending has stopped',
  'settlement-differs': 'a settlement of the provider is not what our books have',
  'settlement-failed': 'our bank returned a settlement of the provider',
  'settlement-late': 'the provider has not settled payments or refunds in time',
  'provider-denies': 'the provider does not accept our key or address',
  'provider-garbled': 'the provider gave an answer that cannot be true',
  'provider-row-unread': 'a row of a list of the provider could not be parsed and was left out',
  'payments-failing': 'many payments fail: somebody may be testing stolen cards',
  'box-at-limit': 'a box reached its limit of orders in a minute',
  'orders-at-limit': 'the platform reached its limit of orders in a minute',
  'messages-at-limit': 'contact messages reached their limit of an hour',
  'webhooks-forged': 'forged webhooks: many have a wrong signature, or a signed one is not true',
  'webhooks-quiet': 'a payment was captured, and no webhook has arrived since',
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
