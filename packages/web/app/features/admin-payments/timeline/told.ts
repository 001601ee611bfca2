// Says what one event of a timeline is, for whoever looks deeper than its story.

import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { TimelineEvent, TimelineKind } from '@lifafa/contract/endpoints/admin/timeline'
import { ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import { formatPaise, splitCharge } from '@lifafa/contract/money'
import { holdReason } from '@lifafa/contract/payout-holds'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'

/** The outcomes of webhooks. */
const OUTCOMES: Readonly<Record<string, string>> = {
  contributed: 'the gift was recorded',
  already: 'already known',
  refunding: 'a second payment, which goes back',
  noted: 'recorded',
  moved: 'the payout moved on',
  ignored: 'it brings no news for us',
  unreadable: 'it could not be read',
  'refunds-followed': 'the provider was asked what went back',
  'foreign-order': 'of another shop or installation on the account',
  disputed: 'a dispute, recorded',
  settled: 'a settlement, matched with our books',
  forged: 'the provider does not have it so, and it was dropped',
  'unknown-order': 'its order is not ours',
  'unknown-payment': 'its payment is not ours',
  'unknown-payout': 'its payout is not ours',
  'unknown-settlement': 'the provider does not know its settlement with our key',
}

const REFUND_REASONS: Readonly<Record<string, (note: string | null) => string>> = {
  duplicate: () => 'second payment of one order',
  administrator: (reason) => `by an administrator: ${reason}`,
  dispute: (dispute) => `lost dispute ${dispute}`,
  external: () => 'made at the provider',
}

const REFUND_STATES: Readonly<Record<string, string>> = {
  requested: 'waits to be sent',
  sent: 'sent, and on its way through the banks',
  processed: 'has gone back',
  failed: 'was not made',
  returned: 'came back: the guest’s bank did not take it',
}

/** The event was over, or the host had deleted the box: the gift is paid out as any other. */
const CAME_LATE: Readonly<Record<string, string>> = {
  'box-closed': ', after its box had closed',
  'box-deleted': ', after its box had been deleted',
}

/** The provider writes this for a hold that was made without an end at its dashboard. */
export const isWithoutEnd = (until: string): boolean => until >= '9999'

const signed = (paise: number): string => `${paise < 0 ? '−' : '+'}${formatPaise(Math.abs(paise))}`
const amountOf = ({ paise }: TimelineEvent): string => formatPaise(paise ?? 0)
const andNote = ({ note }: TimelineEvent): string => (note ? `, ${note}` : '')
/** Why a payout waits. */
export const holdOf = ({ note }: TimelineEvent): string => {
  const reason = holdReason.safeParse(note)
  return reason.success ? adminPayoutsSentences.reasons[reason.data] : 'it is looked at again'
}

function heldUntil({ until }: TimelineEvent): string {
  if (until === null) return ''
  return `, on hold ${isWithoutEnd(until) ? 'without an end' : `until ${formatDayAndTime(until)}`}`
}

function nextOfPayout({ number, state, note }: TimelineEvent): string {
  const name = `payout ${number}`
  if (note === 'upi-id-changed') return `${name}: it is due; the host has changed the UPI ID`
  if (state === 'open') return `${name}: it is tried again`
  return state === 'submitting'
    ? `${name}: it is sent by the provider`
    : `${name}: the provider is asked what became of it`
}

function nextOfJob({ id, state, number }: TimelineEvent): string {
  const tried = number ? `, tried again ${number} times` : ''
  if (state === 'failed') return `job ${id} was given up${tried}: somebody must look`
  return `job ${id} ${state === 'active' ? 'runs' : 'waits'}${tried}`
}

const TOLD: Readonly<Record<TimelineKind, (event: TimelineEvent) => string>> = {
  order(event) {
    const { contributionPaise, feePaise } = splitCharge(event.paise ?? 0)
    const parts = `${formatPaise(contributionPaise)} for the host, ${formatPaise(feePaise)} fee`
    return `order ${event.id} opened: ${amountOf(event)} (${parts})`
  },
  'payment-begun': (event) =>
    [
      `${event.id} begun at the provider: ${amountOf(event)}`,
      event.state && `by ${event.state}`,
      event.upi_id && `from ${event.upi_id}`,
    ]
      .filter(Boolean)
      .join(' '),
  payment: ({ id, state, note }) =>
    `${id}: ${state}${note ? (state === 'failed' ? `, ${note}` : `, bank reference ${note}`) : ''}`,
  webhook: ({ id, state, note }) =>
    `the provider reported ${note}, event ${id}: ${state === null ? 'not handled yet' : (OUTCOMES[state] ?? state)}`,
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
    `dispute ${id}: ${state} (${note?.replaceAll('_', ' ')})${state === 'open' && until ? `; an answer is wanted by ${formatDayAndTime(until)}` : ''}`,
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
  'settlement-booked': ({ id, note }) => `settlement ${id} is at our bank, bank reference ${note}`,
  'payout-opened': (event) =>
    `payout ${event.number} of the box opened: ${amountOf(event)}, due by ${formatDay(event.until ?? '')}`,
  'payout-sent': ({ number, upi_id }) => `payout ${number} of the box: sent${upi_id ? ` to ${upi_id}` : ''}`,
  payout(event) {
    const name = `payout ${event.number} of the box`
    if (event.state === 'open' && event.note) return `${name}: waits: ${holdOf(event)}`
    return event.state === 'paid'
      ? `${name}: paid${event.note ? `, bank reference ${event.note}` : ''}`
      : `${name}: ${event.state}${andNote(event)}`
  },
  'next-order': () => 'the provider is asked about the order',
  'next-refund': ({ id, state }) =>
    state === 'requested'
      ? `refund ${id} is sent, should its job not have sent it`
      : `the provider is asked about refund ${id}`,
  'next-transfer': ({ id }) => `the provider is asked about transfer ${id}`,
  'next-box': () => 'what the host of the box is owed is looked at, and paid out once the event has ended',
  'next-payout': nextOfPayout,
  'next-job': nextOfJob,
  'next-wait': (event) => `payout ${event.number}, waits: ${holdOf(event)}`,
}

export const told = (event: TimelineEvent): string => TOLD[event.kind](event)
