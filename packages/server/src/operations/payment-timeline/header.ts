// Writes the header of a timeline: host, guest, amount and current state, in a few lines.
import { formatDay } from '@lifafa/contract/dates'
import { formatPaise, splitCharge } from '@lifafa/contract/money'
import { reviewFlagSentences as sentences } from '@lifafa/contract/sentences/admin/review-flags'
import type { Row } from '../../db/tables.ts'
import type { Privacy } from '../../privacy.ts'
import type { Records } from './records/records.ts'

/** A label such as `order`, `amount` or `from`, and its text. */
export type HeaderLine = [name: string, text: string]

export function headerOf(records: Records, shown: Privacy): HeaderLine[] {
  const { order, box, payouts } = records
  return [
    ...(order ? orderLines(order, shown) : payouts.map(payoutLine)),
    ['for', box ? boxOf(box) : 'no event box was named'],
    ['stands', order ? stateOf(records) : payouts.map(({ state }) => state).join()],
  ]
}

/** The open and past review flags, a line each. */
export const flagLines = ({ flags }: Pick<Records, 'flags'>): HeaderLine[] =>
  flags.map((flag) => ['flagged', sentences.standing(flag, flag.resolved_at !== null)])

const orderLines = (order: Row<'payment_orders'>, shown: Privacy): HeaderLine[] => [
  ['order', `${order.id}, ${order.provider_order_id ?? 'unknown'} at the provider`],
  ['amount', chargeOf(order.amount_paise)],
  ['from', guestOf(order, shown)],
]

const payoutLine = ({ id, number, amount_paise, provider_payout_id }: Row<'payouts'>): HeaderLine => [
  'payout',
  `${id}, ${provider_payout_id ?? 'unknown'} at the provider; ${formatPaise(amount_paise)}, payout ${number} of its box`,
]

export function chargeOf(paise: number): string {
  const { contributionPaise, feePaise } = splitCharge(paise)
  return `${formatPaise(paise)} (${formatPaise(contributionPaise)} for the host, ${formatPaise(feePaise)} fee)`
}

const guestOf = (order: Row<'payment_orders'>, shown: Privacy): string =>
  [
    order.guest_name ?? 'a guest without a name',
    order.guest_phone && shown.phone(order.guest_phone),
    order.guest_address && shown.address(order.guest_address),
  ]
    .filter(Boolean)
    .join(', ')

const boxOf = ({ id, name, event_date, deleted_at }: Row<'event_boxes'>): string =>
  `“${name}” of ${formatDay(event_date)}, box ${id}${deleted_at ? ', deleted' : ''}`

function stateOf({ order, payments, contribution }: Records): string {
  if (contribution) {
    const { amount_paise, refunded_paise, payment_id } = contribution
    const back = refunded_paise > 0 ? `, of which ${formatPaise(refunded_paise)} went back` : ''
    return `a contribution of ${formatPaise(amount_paise)} by ${payment_id}${back}`
  }
  const attempts = payments.map(({ id, status }) => `${id} ${status}`).join(', ')
  return `${order?.state}, no contribution; ${attempts || 'nobody has begun to pay'}`
}
