// Lists past events of an order: that it was opened, the attempts to pay it, and its contribution.
import { formatPaise } from '@lifafa/contract/money'
import type { Row } from '../../../db/tables.ts'
import type { Privacy } from '../../../privacy.ts'
import { chargeOf } from '../header.ts'
import type { Records } from '../records/records.ts'
import type { TimelineEntry } from '../timeline-entry.ts'

export const opened = ({ id, amount_paise, created_at }: Row<'payment_orders'>): TimelineEntry => ({
  at: created_at,
  text: `order ${id} opened: ${chargeOf(amount_paise)}`,
})

/** The provider reports whole seconds by its own clock; no attempt is older than its order. */
export function attempted(
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

export function contributed({ contribution, events }: Records): TimelineEntry {
  const { id, amount_paise, created_at } = contribution as Row<'contributions'>
  const event = events.find(({ outcome }) => outcome === 'contributed')
  // Whether verify or reconciliation was first is not stored: both asked the provider.
  const bringer = event ? `event ${event.id} of the provider` : 'the guest’s browser, or our own check'
  return {
    at: created_at,
    text: `gift of ${formatPaise(amount_paise)} recorded as contribution ${id}, by ${bringer}`,
  }
}
