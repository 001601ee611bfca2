// The money as the administrator's area tells of it.
import type { AdminPayout, AuditEntry, Flag, Story } from '@lifafa/contract/endpoints/admin-payments'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { headerOf } from '../../payment-story/header.ts'
import { type Happening, historyOf } from '../../payment-story/history.ts'
import { nextSteps, waitsFor } from '../../payment-story/next-steps.ts'
import { privacy } from '../../payment-story/privacy.ts'
import type { Records } from '../../payment-story/read-records.ts'
import { canBeMarkedPaid } from '../payouts/rules/mark-paid.ts'
import { isUnsent } from '../payouts/rules/states.ts'
import type { ListedDeed } from './reads/deeds.ts'
import type { ListedFlag } from './reads/flags.ts'
import type { ListedPayout } from './reads/payouts.ts'
import { kindsOf } from './rules.ts'

export const presentFlag = (flag: ListedFlag): Flag => ({
  id: flag.id,
  payment_id: flag.paymentId,
  reason: flag.reason,
  kinds: kindsOf(flag.reason),
  amount_paise: flag.paise,
  currency: flag.currency,
  guest: flag.guest,
  box: flag.box,
  host: flag.host,
  at: flag.at.toISOString(),
  looked_at: flag.reviewedAt && { at: flag.reviewedAt.toISOString(), by: flag.reviewer ?? '' },
})

export const presentPayout = (
  piece: ListedPayout,
  { isAutomatic, now }: { isAutomatic: boolean; now: Date },
): AdminPayout => ({
  id: piece.id,
  host: piece.host,
  box: piece.box,
  piece: piece.piece,
  amount_paise: piece.amount_paise,
  state: piece.state,
  due_on: piece.due_on,
  is_late: piece.state !== 'processed' && isUnsent(piece) && piece.due_on < todayInIndia(now),
  upi_id: isUnsent(piece) ? piece.hostUpiId : piece.upi_id,
  reason: piece.reason,
  reference: piece.utr,
  at: (piece.paid_at ?? piece.updated_at).toISOString(),
  can_be_marked: canBeMarkedPaid(piece, isAutomatic),
})

const told = ({ at, told }: Happening) => ({ at: at.toISOString(), told })

/** Guests’ addresses stay out of it, phone numbers and UPI ids are covered. */
export function presentStory(records: Records): Story {
  const shown = privacy(false)
  return {
    header: headerOf(records, shown).map(([name, text]) => ({ name, text })),
    happened: historyOf(records, shown).map(told),
    next: nextSteps(records).map(told),
    waits: waitsFor(records),
  }
}

export const presentDeed = (deed: ListedDeed): AuditEntry => ({
  id: deed.id,
  at: deed.at.toISOString(),
  admin: { name: deed.name, email: deed.email },
  deed: deed.deed,
  about: aboutOf(deed),
  detail: deed.detail,
})

function aboutOf({ paymentId, payoutPaise, box, host }: ListedDeed): string | null {
  if (payoutPaise !== null) return `${formatPaise(payoutPaise)} of “${box}” to ${host}`
  return paymentId ?? host
}
