// Says what one event of a timeline is, for whoever looks deeper than its story.

import { counted } from '@lifafa/contract/counted'
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { TimelineEvent, TimelineKind } from '@lifafa/contract/endpoints/admin/timeline'
import { ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import { formatPaise, splitCharge } from '@lifafa/contract/money'
import { holdReason } from '@lifafa/contract/payout-holds'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'

/** The outcomes of webhooks. */
const OUTCOMES: Readonly<Record<string, string>> = {
  contributed: 'the gift was recorded',
  already: 'already known',
  refunding: 'a second payment, being refunded',
  noted: 'recorded',
  moved: 'the payout status changed',
  ignored: 'nothing new',
  unreadable: 'unreadable',
  'refunds-followed': 'refunds checked with Razorpay',
  'foreign-order': 'of another shop or installation on the account',
  disputed: 'a dispute, recorded',
  settled: 'a settlement, matched with our books',
  forged: 'Razorpay doesn’t confirm it, so it was dropped',
  'unknown-order': 'its order isn’t ours',
  'unknown-payment': 'its payment isn’t ours',
  'unknown-payout': 'its payout isn’t ours',
  'unknown-settlement': 'Razorpay has no such settlement for our key',
}

const REFUND_REASONS: Readonly<Record<string, (note: string | null) => string>> = {
  duplicate: () => 'second payment of one order',
  administrator: (reason) => `by an administrator: ${reason}`,
  dispute: (dispute) => `lost dispute ${dispute}`,
  external: () => 'made from Razorpay’s dashboard',
}

const REFUND_STATES: Readonly<Record<string, string>> = {
  requested: 'waiting to be sent',
  sent: 'sent, on its way through the banks',
  processed: 'refunded',
  failed: 'failed',
  returned: 'returned by the guest’s bank',
}

/** Payouts that we pay ourselves. */
const BEGUN: Readonly<Record<string, string>> = {
  'by-hand': 'locked, to be paid by hand',
  'in-file': 'put into a bank file, to be paid',
}

/** The event was over, or the host had deleted the box: the gift is paid out as any other. */
const CAME_LATE: Readonly<Record<string, string>> = {
  'box-closed': ', after its event box closed',
  'box-deleted': ', after its event box was deleted',
}

/** The provider writes this for a hold that was made without an end at its dashboard. */
export const isWithoutEnd = (until: string): boolean => until >= '9999'

const signed = (paise: number): string => `${paise < 0 ? '−' : '+'}${formatPaise(Math.abs(paise))}`
const amountOf = ({ paise }: TimelineEvent): string => formatPaise(paise ?? 0)
const andNote = ({ note }: TimelineEvent): string => (note ? `, ${note}` : '')
/** Why a payout waits. */
export const holdOf = ({ note }: TimelineEvent): string => {
  const reason = holdReason.safeParse(note)
  return reason.success ? payoutFactsSentences.reasons[reason.data] : 'we’ll check again'
}

/** The destination of a payout. */
export function toOf({ upi_id, account_digits: digits }: TimelineEvent): string {
  if (upi_id) return ` to ${upi_id}`
  return digits ? ` to the bank account ending in ${digits}` : ''
}

function heldUntil({ until }: TimelineEvent): string {
  if (until === null) return ''
  return `, on hold ${isWithoutEnd(until) ? 'with no end date' : `until ${formatDayAndTime(until)}`}`
}

function nextOfPayout({ number, state }: TimelineEvent): string {
  const name = `payout ${number}`
  if (state === 'open') return `${name} can be paid`
  return state === 'submitting' ? `Razorpay will send ${name}` : `we’ll ask Razorpay about ${name}`
}

function nextOfJob({ id, state, number }: TimelineEvent): string {
  const tried = number ? `, tried again ${counted(number, 'time')}` : ''
  if (state === 'failed') return `job ${id} failed for good${tried}. It needs a check`
  return `job ${id} ${state === 'active' ? 'is running' : 'is waiting'}${tried}`
}

const TOLD: Readonly<Record<TimelineKind, (event: TimelineEvent) => string>> = {
  order(event) {
    const { contributionPaise, feePaise } = splitCharge(event.paise ?? 0)
    const parts = `${formatPaise(contributionPaise)} for the host, ${formatPaise(feePaise)} fee`
    return `order ${event.id} opened: ${amountOf(event)} (${parts})`
  },
  'payment-begun': (event) =>
    [
      `${event.id} started at Razorpay: ${amountOf(event)}`,
      event.state && `by ${event.state}`,
      event.upi_id && `from ${event.upi_id}`,
    ]
      .filter(Boolean)
      .join(' '),
  payment: ({ id, state, note }) =>
    `${id}: ${state}${note ? (state === 'failed' ? `, ${note}` : `, bank reference (UTR) ${note}`) : ''}`,
  webhook: ({ id, state, note }) =>
    `Razorpay reported ${note}, event ${id}: ${state === null ? 'not handled yet' : (OUTCOMES[state] ?? state)}`,
  contribution: (event) =>
    `gift of ${amountOf(event)} recorded as contribution ${event.id}${CAME_LATE[event.state ?? ''] ?? ''}`,
  transfer: (event) =>
    `transfer ${event.id} of ${amountOf(event)} to ${event.note} made with the order${heldUntil(event)}`,
  'transfer-reversed': (event) => `${amountOf(event)} of the transfer reversed (${event.id})`,
  'transfer-settled': ({ id }) => `transfer ${id}: settled to the host’s account`,
  'transfer-failed': (event) => `transfer ${event.id}: failed${andNote(event)}`,
  'dispute-opened': (event) =>
    `dispute ${event.id}: the guest’s bank wants ${amountOf(event)} back${andNote(event)}`,
  dispute: ({ id, state, note, until }) =>
    `dispute ${id}: ${state} (${note?.replaceAll('_', ' ')})${state === 'open' && until ? `; reply by ${formatDayAndTime(until)}` : ''}`,
  'refund-requested': (event) =>
    `refund ${event.id} of ${amountOf(event)} requested: ${REFUND_REASONS[event.state ?? '']?.(event.note)}`,
  refund: ({ id, state, note }) => `refund ${note ?? id}: ${REFUND_STATES[state ?? '']}`,
  ledger({ state, accounts }) {
    const nameOf = (account: string) => account.replaceAll('_', ' ').replace('gst', 'GST')
    const moved = ledgerAccount.options.flatMap((account) =>
      accounts?.[account] ? [`${nameOf(account)} ${signed(accounts[account])}`] : [],
    )
    return `ledger, ${state}: ${moved.join(', ')}`
  },
  settled: ({ id, paise, note }) => `settlement ${id} has ${signed(paise ?? 0)} for ${note}`,
  'settlement-booked': ({ id, note }) => `settlement ${id} reached our bank, bank reference (UTR) ${note}`,
  'payout-opened': (event) =>
    `payout ${event.number} of the event box opened: ${amountOf(event)}, due by ${formatDay(event.until ?? '')}`,
  'payout-sent': (event) =>
    `payout ${event.number} of the event box: ${BEGUN[event.state ?? ''] ?? 'sent'}${toOf(event)}`,
  payout(event) {
    const name = `payout ${event.number} of the event box`
    if (event.state === 'open' && event.note) return `${name}: on hold, ${holdOf(event)}`
    return event.state === 'paid'
      ? `${name}: paid${event.note ? `, bank reference (UTR) ${event.note}` : ''}`
      : `${name}: ${event.state}${andNote(event)}`
  },
  'next-order': () => 'we’ll ask Razorpay about the order',
  'next-refund': ({ id, state }) =>
    state === 'requested' ? `we’ll send refund ${id}` : `we’ll ask Razorpay about refund ${id}`,
  'next-transfer': ({ id }) => `we’ll ask Razorpay about transfer ${id}`,
  'next-box': () => 'we’ll check what the host is owed, to be paid after the event',
  'next-payout': nextOfPayout,
  'next-job': nextOfJob,
  'next-wait': (event) => `payout ${event.number} is on hold: ${holdOf(event)}`,
}

export const told = (event: TimelineEvent): string => TOLD[event.kind](event)
