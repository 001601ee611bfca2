// Lists past events of money that goes back to the guest: disputes and refunds.
import { formatDayAndTime } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import { refundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import type { Row } from '../../../db/tables.ts'
import type { TimelineEntry } from '../timeline-entry.ts'

export function disputed(dispute: Row<'disputes'>): TimelineEntry[] {
  const { id, payment_id, amount_paise, status, reason_code, respond_by, created_at, updated_at } = dispute
  const about = reason_code ? `, ${reason_code}` : ''
  const until = respond_by ? `; an answer is wanted by ${formatDayAndTime(respond_by.toISOString())}` : ''
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

export function refunded(refund: Row<'refunds'>): TimelineEntry[] {
  const { id, provider_refund_id, payment_id, amount_paise, state, created_at, updated_at } = refund
  return [
    {
      at: created_at,
      text: `refund ${id} of ${formatPaise(amount_paise)} of ${payment_id} requested: ${sentences.reason(refund)}`,
    },
    { at: updated_at, text: `refund ${provider_refund_id ?? id}: ${REFUND_NOW[state]}` },
  ]
}
