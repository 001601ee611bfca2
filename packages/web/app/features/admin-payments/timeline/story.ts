// Tells in a few sentences what became of a payment, or of a payout: for whoever answers a caller.

import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { Timeline, TimelineEvent, TimelineKind } from '@lifafa/contract/endpoints/admin/timeline'
import { formatPaise } from '@lifafa/contract/money'
import { holdOf, isWithoutEnd } from './told.ts'

type Told = Pick<Timeline, 'happened' | 'guest' | 'box' | 'host'>

export function storyOf(timeline: Told): string[] {
  const all = eventsIn(timeline)
  const [order] = all('order')
  const box = timeline.box ? `“${timeline.box.name}”` : 'no event box yet'
  if (!order)
    return all('payout').map(
      (payout) => `To ${timeline.host?.name ?? 'a host who was deleted'}, for ${box}: ${standing(payout)}`,
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
const because = (note: string | null): string => (note ? `: ${note}` : '')

function given(timeline: Told, order: TimelineEvent, box: string): string {
  const { guest } = timeline
  const all = eventsIn(timeline)
  const giver = [guest?.name ?? 'A guest without a name', guest?.phone && `(${guest.phone})`]
    .filter(Boolean)
    .join(' ')
  const [gift] = all('contribution')
  const payments = all('payment')
  if (!gift)
    return `${giver} began to pay ${amountOf(order)} to ${box} on ${at(order.at)}. ${outcomeOf(payments)}`
  const paid = all('payment-begun').find(({ id }) => id === gift.note) ?? order
  const reference = payments.find(({ id }) => id === gift.note)?.note
  return `${giver} gave ${amountOf(gift)} to ${box} on ${at(paid.at)}, and paid ${amountOf(paid)} with our fee.${
    reference ? ` The bank’s reference is ${reference}.` : ''
  }`
}

/** Of an order without a contribution. */
function outcomeOf(payments: readonly TimelineEvent[]): string {
  const last = payments.at(-1)
  if (!last) return 'Nothing was paid.'
  const captured = payments.find(({ state }) => state === 'captured' || state === 'authorized')
  if (captured) return `${amountOf(captured)} arrived, and is no contribution yet.`
  if (last.state === 'refunded') return 'It arrived, and went back to the guest.'
  return last.state === 'failed'
    ? `It was not paid${last.note ? `: ${last.note}` : '.'}`
    : 'It is not known yet whether it was paid.'
}

const REFUND: Readonly<Record<string, string>> = {
  requested: 'is about to be sent back to the guest',
  sent: 'is on its way back to the guest',
  processed: 'went back to the guest',
  failed: 'was to go back to the guest, which failed',
  returned: 'went back to the guest, and came back to us',
}

function demanded(dispute: TimelineEvent): string {
  const { state, until } = dispute
  const wanted = state === 'open' && until ? `; an answer is wanted by ${at(until)}` : ''
  return `The guest’s bank demands ${amountOf(dispute)} back: ${state?.replaceAll('_', ' ')}${wanted}.`
}

/** From the provider to the host: through our bank, or to a linked account. */
function wentOn(timeline: Told): string[] {
  const { host } = timeline
  const all = eventsIn(timeline)
  const [transfer] = all('transfer')
  if (!transfer) return [atOurBank(timeline), ...paidForTheBox(timeline)]
  const account = `${host?.name ?? 'the host'}’s account at the provider (${transfer.note})`
  const what = `${amountOf(transfer)} to ${account}`
  const [failed] = all('transfer-failed')
  if (failed) return [`The transfer of ${what} failed${because(failed.note)}. We owe it to the host.`]
  const reversed = all('transfer-reversed').reduce((sum, { paise }) => sum + (paise ?? 0), 0)
  const isProcessed = transfer.state === 'processed'
  return [
    `The provider ${isProcessed ? 'has transferred' : 'is about to transfer'} ${what}.`,
    ...(reversed > 0 ? [`${formatPaise(reversed)} of it was reversed, for a refund.`] : []),
    ...(isProcessed && reversed < (transfer.paise ?? 0)
      ? [settledTo(transfer, all('transfer-settled'))]
      : []),
  ]
}

function settledTo({ until }: TimelineEvent, [settled]: TimelineEvent[]): string {
  if (settled) return `It was settled to the host’s bank; we learnt it on ${at(settled.at)}.`
  if (until === null) return 'The provider holds it no longer, and has not settled it to the host’s bank yet.'
  return isWithoutEnd(until)
    ? 'The provider holds it without an end, as asked for at its dashboard. The next check sets the right end.'
    : `The provider holds it until ${at(until)}.`
}

function atOurBank(timeline: Told): string {
  const all = eventsIn(timeline)
  const line = all('settled').find(({ note }) => note === all('contribution')[0]?.note)
  if (!line) return 'The provider has not sent it to our bank yet.'
  const booked = all('settlement-booked').find(({ id }) => id === line.id)
  return booked
    ? `The provider sent it to our bank on ${at(booked.at)}, bank reference ${booked.note}.`
    : 'The provider is sending it to our bank.'
}

/** A host is paid for all contributions to a box together. */
function paidForTheBox(timeline: Told): string[] {
  const { box, host } = timeline
  const payouts = eventsIn(timeline)('payout')
  if (payouts.length > 0)
    return payouts
      .filter(({ state }) => state !== 'cancelled')
      .map((payout) => `Of the whole box, ${standing(payout)}`)
  return box
    ? [
        `${host?.name ?? 'The host'} is paid for the whole box once the event of ${formatDay(box.day)} is over.`,
      ]
    : []
}

function standing(payout: TimelineEvent): string {
  const { state, note, upi_id, until } = payout
  const amount = amountOf(payout)
  const to = upi_id ? ` to ${upi_id}` : ''
  switch (state) {
    case 'open':
      return note
        ? `${amount} waits: ${holdOf(payout)}.`
        : `${amount} is to be paid by ${formatDay(until ?? '')}.`
    case 'paid':
      return `${amount} was paid${to} on ${at(payout.at)}${note ? `, bank reference ${note}` : ''}.`
    case 'returned':
      return `${amount} came back on ${at(payout.at)}${because(note)}. It is owed again.`
    case 'cancelled':
      return `${amount} was cancelled on ${at(payout.at)}.`
    case 'not-paid':
      return `${amount} was not paid${to}, as an administrator said on ${at(payout.at)}.`
    case 'failed':
      return `${amount} could not be paid on ${at(payout.at)}${because(note)}. It is owed again.`
    default:
      return `${amount} is on its way${to} since ${at(payout.at)}.`
  }
}
