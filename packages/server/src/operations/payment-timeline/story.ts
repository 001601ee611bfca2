// Tells in a few sentences what became of a payment, or of a payout: for whoever answers a caller.
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import type { Row } from '../../db/tables.ts'
import { isHeldWithoutEnd } from '../../features/transfers/rules.ts'
import type { Privacy } from '../../privacy.ts'
import type { Records } from './records/records.ts'

export const storyOf = (records: Records, shown: Privacy): string[] =>
  records.order
    ? [
        given(records, records.order, shown),
        ...records.refunds.map(wentBack),
        ...records.disputes.map(demanded),
        ...(records.contribution ? wentOn(records, shown) : []),
      ]
    : records.payouts.map((payout) => paidOut(payout, records, shown))

const at = (moment: Date): string => formatDayAndTime(moment.toISOString())
const boxName = ({ box }: Records): string => (box ? `“${box.name}”` : 'no event box yet')

function given(records: Records, order: Row<'payment_orders'>, shown: Privacy): string {
  const { contribution, payments } = records
  const { guest_name, guest_phone } = contribution ?? order
  const guest = [guest_name ?? 'A guest without a name', guest_phone && `(${shown.phone(guest_phone)})`]
    .filter(Boolean)
    .join(' ')
  const to = `to ${boxName(records)}`
  if (contribution) {
    const payment = payments.find(({ id }) => id === contribution.payment_id)
    const { amount_paise, fee_paise, paid_at } = contribution
    const charge = `${formatPaise(amount_paise + fee_paise)} with our fee`
    const reference = payment?.rrn ? ` The bank’s reference is ${payment.rrn}.` : ''
    return `${guest} gave ${formatPaise(amount_paise)} ${to} on ${at(paid_at)}, and paid ${charge}.${reference}`
  }
  const asked = `${guest} began to pay ${formatPaise(order.amount_paise)} ${to} on ${at(order.created_at)}.`
  return `${asked} ${outcomeOf(payments)}`
}

/** Of an order without a contribution. */
function outcomeOf(payments: readonly Row<'payments'>[]): string {
  const last = payments.at(-1)
  if (!last) return 'Nothing was paid.'
  const captured = payments.find(({ status }) => status === 'captured' || status === 'authorized')
  if (captured) return `${formatPaise(captured.amount_paise)} arrived, and is no contribution yet.`
  if (last.status === 'refunded') return 'It arrived, and went back to the guest.'
  const why = last.error_description ? `: ${last.error_description}` : '.'
  return last.status === 'failed' ? `It was not paid${why}` : 'It is not known yet whether it was paid.'
}

const REFUND: Readonly<Record<Row<'refunds'>['state'], string>> = {
  requested: 'is about to be sent back to the guest',
  sent: 'is on its way back to the guest',
  processed: 'went back to the guest',
  failed: 'was to go back to the guest, which failed',
}

const wentBack = ({ amount_paise, state, updated_at }: Row<'refunds'>): string =>
  `${formatPaise(amount_paise)} ${REFUND[state]} (${at(updated_at)}).`

function demanded({ amount_paise, status, respond_by }: Row<'disputes'>): string {
  const until = status === 'open' && respond_by ? `; an answer is wanted by ${at(respond_by)}` : ''
  return `The guest’s bank demands ${formatPaise(amount_paise)} back: ${status.replaceAll('_', ' ')}${until}.`
}

/** From the provider to the host: through our bank, or to a linked account. */
function wentOn(records: Records, shown: Privacy): string[] {
  const [transfer] = records.transfers
  if (!transfer) return [atOurBank(records), ...paidForTheBox(records, shown)]
  const { state, amount_paise, reversed_paise } = transfer
  const isLeft = reversed_paise < amount_paise
  return [
    transferOf(transfer, records),
    ...(reversed_paise > 0 ? [`${formatPaise(reversed_paise)} of it was reversed, for a refund.`] : []),
    ...(isLeft && state === 'processed' ? [untilSettled(transfer)] : []),
  ]
}

function transferOf(
  { state, amount_paise, account_id, failure }: Row<'transfers'>,
  { host }: Records,
): string {
  const what = `${formatPaise(amount_paise)} to ${host?.name ?? 'the host'}’s account at the provider (${account_id})`
  if (state === 'failed')
    return `The transfer of ${what} failed${failure ? `: ${failure}` : ''}. We owe it to the host.`
  return state === 'processed'
    ? `The provider has transferred ${what}.`
    : `The provider is about to transfer ${what}.`
}

function untilSettled({ settled_at, held_until }: Row<'transfers'>): string {
  if (settled_at) return `It was settled to the host’s bank; we learnt it on ${at(settled_at)}.`
  if (!held_until) return 'The provider holds it no longer, and has not settled it to the host’s bank yet.'
  return isHeldWithoutEnd(held_until)
    ? 'The provider holds it without an end, as asked for at its dashboard. The next check sets the right end.'
    : `The provider holds it until ${at(held_until)}.`
}

function atOurBank({ settled, contribution }: Records): string {
  const line = settled.find(({ entityId }) => entityId === contribution?.payment_id)
  if (!line) return 'The provider has not sent it to our bank yet.'
  const reference = line.utr ? `, bank reference ${line.utr}` : ''
  return line.bookedAt
    ? `The provider sent it to our bank on ${at(line.bookedAt)}${reference}.`
    : 'The provider is sending it to our bank.'
}

/** A host is paid for all contributions to a box together. */
function paidForTheBox({ box, host, payouts }: Records, shown: Privacy): string[] {
  if (!box) return []
  const name = host?.name ?? 'The host'
  if (payouts.length === 0)
    return [`${name} is paid for the whole box once the event of ${formatDay(box.event_date)} is over.`]
  return payouts
    .filter(({ fault }) => fault !== 'withdrawn')
    .map((payout) => `Of the whole box, ${standingOf(payout, shown)}`)
}

const paidOut = (payout: Row<'payouts'>, { host, ...records }: Records, shown: Privacy): string =>
  `To ${host?.name ?? 'a host who was deleted'}, for ${boxName({ host, ...records })}: ${standingOf(payout, shown)}`

function standingOf(payout: Row<'payouts'>, shown: Privacy): string {
  const { amount_paise, state, upi_id, utr, hold, reason, due_on, paid_at, sent_at, updated_at } = payout
  const amount = formatPaise(amount_paise)
  const to = upi_id ? ` to ${shown.upiId(upi_id)}` : ''
  const why = reason ? `: ${reason}` : ''
  switch (state) {
    case 'waiting':
      return `${amount} waits: ${hold ? adminPayoutsSentences.holds[hold] : 'it is looked at again'}.`
    case 'due':
      return `${amount} is to be paid by ${formatDay(due_on)}.`
    case 'sent':
    case 'processing':
      return `${amount} is on its way${to}${sent_at ? ` since ${at(sent_at)}` : ''}.`
    case 'processed':
      return `${amount} was paid${to}${paid_at ? ` on ${at(paid_at)}` : ''}${utr ? `, bank reference ${utr}` : ''}.`
    case 'reversed':
      return `${amount} came back on ${at(updated_at)}${why}. It is owed again.`
    case 'failed':
      if (payout.fault === 'withdrawn')
        return `${amount} was withdrawn on ${at(updated_at)}: less was owed by then.`
      return `${amount} could not be paid on ${at(updated_at)}${why}. It is owed again.`
  }
}
