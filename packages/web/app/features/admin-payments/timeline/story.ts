// Tells in a few sentences what became of a payment, or of a payout: for whoever answers a caller.

import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { Timeline, TimelineEvent, TimelineKind } from '@lifafa/contract/endpoints/admin/timeline'
import { formatPaise } from '@lifafa/contract/money'
import { holdOf, isWithoutEnd, toOf } from './told.ts'

type Told = Pick<Timeline, 'happened' | 'guest' | 'box' | 'host'>

export function storyOf(timeline: Told): string[] {
  const all = eventsIn(timeline)
  const [order] = all('order')
  const box = timeline.box ? `“${timeline.box.name}”` : 'no event box yet'
  if (!order)
    return all('payout').map(
      (payout) => `To ${timeline.host?.name ?? 'a deleted host'}, for ${box}: ${standing(payout)}`,
    )
  return [
    given(timeline, order, box),
    ...all('refund').map((refund) => `${amountOf(refund)} ${REFUND[refund.state ?? '']} (${at(refund.at)}).`),
    ...all('dispute').map(demanded),
    ...(all('contribution').length > 0 ? wentOn(timeline) : []),
  ]
}

const eventsIn =
  ({ happened }: Told) =>
  (kind: TimelineKind): TimelineEvent[] =>
    happened.filter((event) => event.kind === kind)

const at = formatDayAndTime
const amountOf = ({ paise }: TimelineEvent): string => formatPaise(paise ?? 0)
/** A full stop follows. */
const because = (note: string | null): string => (note ? `: ${note.replace(/\.$/, '')}` : '')

function given(timeline: Told, order: TimelineEvent, box: string): string {
  const { guest } = timeline
  const all = eventsIn(timeline)
  const giver = [guest?.name ?? 'An unnamed guest', guest?.phone && `(${guest.phone})`]
    .filter(Boolean)
    .join(' ')
  const [gift] = all('contribution')
  const payments = all('payment')
  if (!gift)
    return `${giver} started paying ${amountOf(order)} to ${box} on ${at(order.at)}. ${outcomeOf(payments)}`
  const paid = all('payment-begun').find(({ id }) => id === gift.note) ?? order
  const reference = payments.find(({ id }) => id === gift.note)?.note
  return `${giver} gave ${amountOf(gift)} to ${box} on ${at(paid.at)} and paid ${amountOf(paid)} including our fee.${
    reference ? ` Bank reference (UTR): ${reference}.` : ''
  }`
}

/** The outcome of an order without a contribution. */
function outcomeOf(payments: readonly TimelineEvent[]): string {
  const last = payments.at(-1)
  if (!last) return 'Nothing was paid.'
  const captured = payments.find(({ state }) => state === 'captured' || state === 'authorized')
  if (captured) return `We received ${amountOf(captured)}, but it isn’t recorded as a gift yet.`
  if (last.state === 'refunded') return 'The payment was refunded to the guest.'
  return last.state === 'failed'
    ? `The payment failed${last.note ? `: ${last.note}` : '.'}`
    : 'We don’t know yet whether it was paid.'
}

const REFUND: Readonly<Record<string, string>> = {
  requested: 'is waiting to be refunded',
  sent: 'is being refunded to the guest',
  processed: 'was refunded to the guest',
  failed: 'couldn’t be refunded to the guest',
  returned: 'was refunded but returned by the guest’s bank',
}

function demanded(dispute: TimelineEvent): string {
  const { state, until } = dispute
  const wanted = state === 'open' && until ? `; reply by ${at(until)}` : ''
  return `The guest’s bank has claimed ${amountOf(dispute)} back: ${state?.replaceAll('_', ' ')}${wanted}.`
}

/** From the provider to the host: through our bank, or to a linked account. */
function wentOn(timeline: Told): string[] {
  const { host } = timeline
  const all = eventsIn(timeline)
  const [transfer] = all('transfer')
  if (!transfer) return [atOurBank(timeline), ...paidForTheBox(timeline)]
  const account = `${host?.name ?? 'the host'}’s Razorpay account (${transfer.note})`
  const what = `${amountOf(transfer)} to ${account}`
  const [failed] = all('transfer-failed')
  if (failed) return [`The transfer of ${what} failed${because(failed.note)}. We owe it to the host.`]
  const reversed = all('transfer-reversed').reduce((sum, { paise }) => sum + (paise ?? 0), 0)
  const isProcessed = transfer.state === 'processed'
  return [
    `Razorpay ${isProcessed ? 'has transferred' : 'is about to transfer'} ${what}.`,
    ...(reversed > 0 ? [`${formatPaise(reversed)} of it was reversed, for a refund.`] : []),
    ...(isProcessed && reversed < (transfer.paise ?? 0)
      ? [settledTo(transfer, all('transfer-settled'))]
      : []),
  ]
}

function settledTo({ until }: TimelineEvent, [settled]: TimelineEvent[]): string {
  if (settled) return `Razorpay settled it to the host’s bank, as reported on ${at(settled.at)}.`
  if (until === null) return 'Razorpay has released it but hasn’t settled it to the host’s bank yet.'
  return isWithoutEnd(until)
    ? 'Razorpay is holding it with no end date, as set in its dashboard. The next check sets the right date.'
    : `Razorpay is holding it until ${at(until)}.`
}

function atOurBank(timeline: Told): string {
  const all = eventsIn(timeline)
  const line = all('settled').find(({ note }) => note === all('contribution')[0]?.note)
  if (!line) return 'Razorpay hasn’t transferred this to us yet (usually 2 working days).'
  const booked = all('settlement-booked').find(({ id }) => id === line.id)
  return booked
    ? `Razorpay transferred it to our bank on ${at(booked.at)}. Bank reference (UTR): ${booked.note}.`
    : 'Razorpay is transferring it to our bank.'
}

/** A host is paid for all contributions to a box together. */
function paidForTheBox(timeline: Told): string[] {
  const { box, host } = timeline
  const payouts = eventsIn(timeline)('payout')
  if (payouts.length > 0)
    return payouts
      .filter(({ state }) => state !== 'cancelled')
      .map((payout) => `For the whole event box, ${standing(payout)}`)
  return box
    ? [
        `${host?.name ?? 'The host'} will be paid for the whole event box after the event on ${formatDay(box.day)}.`,
      ]
    : []
}

function standing(payout: TimelineEvent): string {
  const { state, note, until } = payout
  const amount = amountOf(payout)
  const to = toOf(payout)
  switch (state) {
    case 'open':
      return note
        ? `${amount} is on hold: ${holdOf(payout)}.`
        : `${amount} is due by ${formatDay(until ?? '')}.`
    case 'paid':
      return `${amount} was paid${to} on ${at(payout.at)}${note ? `, bank reference (UTR) ${note}` : ''}.`
    case 'returned':
      return `${amount} was returned on ${at(payout.at)}${because(note)}. It is owed again.`
    case 'cancelled':
      return `${amount} was cancelled on ${at(payout.at)}.`
    case 'not-paid':
      return `${amount} wasn’t paid${to}${because(note)}. An administrator recorded this on ${at(payout.at)}.`
    case 'failed':
      return `${amount} couldn’t be paid on ${at(payout.at)}${because(note)}. It is owed again.`
    default:
      return `${amount} is being paid${to}. This started on ${at(payout.at)}.`
  }
}
