// Lists past events of a payment, each as a time and a sentence; the caller sorts them.
import { formatDay, formatStamp } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import { refundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import { LEDGER_ACCOUNTS } from '../../db/tables/ledger-table.ts'
import type { Row } from '../../db/tables.ts'
import { answeredDispute } from './dispute-answers.ts'
import { chargeOf } from './header.ts'
import type { Privacy } from './privacy.ts'
import type { Records } from './read-records.ts'
import type { SettledLine } from './settled-lines.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** In order of time; events of the same time are in causal order. */
export const historyOf = (records: Records, shown: Privacy): TimelineEntry[] =>
  [
    ...(records.order ? [opened(records.order)] : []),
    ...records.payments.flatMap((payment) => attempted(payment, records.order, shown)),
    ...records.events.map(webhook),
    ...(records.contribution ? [contributed(records)] : []),
    ...records.disputes.flatMap(disputed),
    ...records.disputeAnswers.flatMap(answeredDispute),
    ...records.refunds.flatMap(refunded),
    ...records.ledger.map(entered),
    ...records.settled.flatMap(settled),
    ...records.payouts.flatMap((payout) => paidOut(payout, shown)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())

const opened = ({ id, amount_paise, key_mode, created_at }: Row<'payment_orders'>): TimelineEntry => ({
  at: created_at,
  text: `order ${id} written down, then asked for with the ${key_mode} key: ${chargeOf(amount_paise)}`,
})

/** The provider reports whole seconds by its own clock; no attempt is older than its order. */
function attempted(
  payment: Row<'payments'>,
  order: Row<'payment_orders'> | undefined,
  shown: Privacy,
): TimelineEntry[] {
  const { id, amount_paise, method, vpa, provider_created_at, first_seen_at, updated_at } = payment
  const by = [method && `by ${method}`, vpa && `from ${shown.upiId(vpa)}`].filter(Boolean).join(' ')
  const begun = {
    at: order && order.created_at > provider_created_at ? order.created_at : provider_created_at,
    text: `${id} begun at the provider: ${formatPaise(amount_paise)} ${by}`.trim(),
  }
  const isNewer = updated_at > first_seen_at
  return [
    begun,
    ...(isNewer ? [{ at: first_seen_at, text: `first news of ${id}` }] : []),
    { at: updated_at, text: `${isNewer ? 'last' : 'first'} news of ${id}: ${describeStatus(payment)}` },
  ]
}

const describeStatus = ({ status, rrn, error_code, error_description }: Row<'payments'>): string =>
  [
    status,
    rrn && `bank reference ${rrn}`,
    status === 'failed' && [error_code, error_description].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(', ')

const OUTCOMES: Readonly<Record<string, string>> = {
  contributed: 'it made the contribution',
  already: 'it was known',
  refunding: 'a second payment, to be given back',
  noted: 'noted',
  moved: 'the payout moved on',
  ignored: 'it brings no news for us',
  unreadable: 'it could not be read',
  'refunds-followed': 'the provider was asked what went back',
  'foreign-order': 'of another shop or installation on the account',
  disputed: 'a dispute, written down',
  settled: 'a settlement, matched with our books',
  'unknown-order': 'its order is not ours',
  'unknown-payment': 'its payment is not ours',
  'unknown-payout': 'its payout is not ours',
  'unknown-settlement': 'the provider does not know its settlement with our key',
}

const webhook = ({
  id,
  type,
  received_at,
  handled_at,
  outcome,
}: Records['events'][number]): TimelineEntry => {
  const come = `webhook ${type} came, event ${id};`
  if (!handled_at) return { at: received_at, text: `${come} not yet worked on` }
  const isAtOnce = handled_at.getTime() - received_at.getTime() < 1000
  const when = isAtOnce ? 'at once' : `at ${formatStamp(handled_at.toISOString())}`
  return { at: received_at, text: `${come} worked on ${when}: ${OUTCOMES[outcome ?? ''] ?? outcome}` }
}

function contributed({ contribution, events }: Records): TimelineEntry {
  const { id, amount_paise, created_at } = contribution as Row<'contributions'>
  const event = events.find(({ outcome }) => outcome === 'contributed')
  // Whether verify or reconciliation was first is not stored: both asked the provider.
  const bringer = event ? `webhook ${event.id}` : 'the guest’s browser, or our own question, not a webhook'
  return {
    at: created_at,
    text: `contribution ${id} of ${formatPaise(amount_paise)}; the news was brought by ${bringer}`,
  }
}

function disputed(dispute: Row<'disputes'>): TimelineEntry[] {
  const { id, payment_id, amount_paise, status, reason_code, respond_by, created_at, updated_at } = dispute
  const about = reason_code ? `, ${reason_code}` : ''
  const until = respond_by ? `; an answer is wanted by ${formatStamp(respond_by.toISOString())}` : ''
  return [
    {
      at: created_at,
      text: `dispute ${id}: the guest’s bank wants ${formatPaise(amount_paise)} of ${payment_id} back${about}${until}`,
    },
    { at: updated_at, text: `dispute ${id}: ${status}` },
  ]
}

const REFUND_NOW: Readonly<Record<Row<'refunds'>['state'], string>> = {
  requested: 'waits to be sent',
  sent: 'sent, and on its way through the banks',
  processed: 'has gone back',
  failed: 'was not made',
}

function refunded(refund: Row<'refunds'>): TimelineEntry[] {
  const { id, provider_refund_id, payment_id, amount_paise, state, created_at, updated_at } = refund
  return [
    {
      at: created_at,
      text: `refund ${id} of ${formatPaise(amount_paise)} of ${payment_id} written down: ${sentences.reason(refund)}`,
    },
    { at: updated_at, text: `refund ${provider_refund_id ?? id}: ${REFUND_NOW[state]}` },
  ]
}

function entered(entry: Row<'ledger'>): TimelineEntry {
  const moved = LEDGER_ACCOUNTS.filter((account) => entry[account] !== 0)
  const nameOf = (account: string) => account.replaceAll('_', ' ').replace('gst', 'GST')
  const amounts = moved.map((account) => `${nameOf(account)} ${signed(entry[account])}`)
  return { at: entry.created_at, text: `ledger, ${entry.kind}: ${amounts.join(', ')}` }
}

function settled({ entityId, settlementId, paise, seenAt, utr, bookedAt }: SettledLine): TimelineEntry[] {
  return [
    { at: seenAt, text: `settlement ${settlementId} has ${signed(paise)} for ${entityId}` },
    ...(bookedAt
      ? [{ at: bookedAt, text: `settlement ${settlementId} is at our bank, bank reference ${utr}` }]
      : []),
  ]
}

const signed = (paise: number): string => `${paise < 0 ? '−' : '+'}${formatPaise(Math.abs(paise))}`

function paidOut(payout: Row<'payouts'>, shown: Privacy): TimelineEntry[] {
  const { amount_paise, upi_id, state, utr, reason, due_on } = payout
  const name = `payout ${payout.number} of the box`
  const to = upi_id ? ` to ${shown.upiId(upi_id)}` : ''
  const happened = (at: Date | null, text: string) => (at ? [{ at, text: `${name}${text}` }] : [])
  const hasEnded = state === 'failed' || state === 'reversed'
  return [
    ...happened(payout.created_at, ` opened: ${formatPaise(amount_paise)}, due by ${formatDay(due_on)}`),
    ...happened(payout.sent_at, `: sent${to}`),
    ...happened(payout.paid_at, `: paid${utr ? `, bank reference ${utr}` : ''}`),
    ...happened(hasEnded ? payout.updated_at : null, `: ${state}${reason ? `, ${reason}` : ''}`),
  ]
}
