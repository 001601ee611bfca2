// Lists entries of the ledger, and what settlements and payouts moved through our bank.
import { formatDay } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import { LEDGER_ACCOUNTS, type Row } from '../../../db/tables.ts'
import type { Privacy } from '../../../privacy.ts'
import type { SettledLine } from '../settled-lines.ts'
import type { TimelineEntry } from '../timeline-entry.ts'

export function entered(entry: Row<'ledger'>): TimelineEntry {
  const moved = LEDGER_ACCOUNTS.filter((account) => entry[account] !== 0)
  const nameOf = (account: string) => account.replaceAll('_', ' ').replace('gst', 'GST')
  const amounts = moved.map((account) => `${nameOf(account)} ${signed(entry[account])}`)
  return { at: entry.created_at, text: `ledger, ${entry.kind}: ${amounts.join(', ')}` }
}

export function settled({
  entityId,
  settlementId,
  paise,
  seenAt,
  utr,
  bookedAt,
}: SettledLine): TimelineEntry[] {
  return [
    { at: seenAt, text: `settlement ${settlementId} has ${signed(paise)} for ${entityId}` },
    ...(bookedAt
      ? [{ at: bookedAt, text: `settlement ${settlementId} is at our bank, bank reference ${utr}` }]
      : []),
  ]
}

const signed = (paise: number): string => `${paise < 0 ? '−' : '+'}${formatPaise(Math.abs(paise))}`

export function paidOut(payout: Row<'payouts'>, shown: Privacy): TimelineEntry[] {
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
