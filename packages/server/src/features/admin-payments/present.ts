// The money as the administrator's area tells of it.
import type {
  AdminPayout,
  AuditEntry,
  Books,
  FlaggedPayment,
} from '@lifafa/contract/endpoints/admin-payments'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { openSection, ourSection } from '../../books/sections.ts'
import { wrongInOwnBooks } from '../../books/wrong-in-own-books.ts'
import type { LookedAtBooks } from '../../process-figures.ts'
import { presentFlag } from '../../review-flags/present-flag.ts'
import { canBeMarkedPaid } from '../payouts/rules/mark-paid.ts'
import { waitsUntil } from '../payouts/rules/obstacle.ts'
import { isOnTheWay, isUnsent } from '../payouts/rules/states.ts'
import type { ListedDeed } from './reads/deeds.ts'
import type { PaymentWithFlags } from './reads/flags.ts'
import type { ListedPayout } from './reads/payouts.ts'

export const presentFlagged = (payment: PaymentWithFlags): FlaggedPayment => ({
  payment_id: payment.paymentId,
  amount_paise: payment.paise,
  currency: payment.currency,
  guest: payment.guest,
  box: payment.box,
  host: payment.host,
  flags: payment.flags.map((flag) => ({
    ...presentFlag(flag),
    looked_at: flag.reviewed_at && { at: flag.reviewed_at.toISOString(), by: flag.reviewer ?? '' },
  })),
})

export const presentPayout = (
  piece: ListedPayout,
  { isSending, now }: { isSending: boolean; now: Date },
): AdminPayout => ({
  id: piece.id,
  host: piece.host,
  box: piece.box,
  piece: piece.piece,
  amount_paise: piece.amount_paise,
  state: piece.state,
  due_on: piece.due_on,
  is_late: (isUnsent(piece) || isOnTheWay(piece)) && piece.due_on < todayInIndia(now),
  upi_id: isUnsent(piece) ? piece.hostUpiId : piece.upi_id,
  hold: piece.hold,
  held_until: piece.hold && piece.check_at ? piece.check_at.toISOString() : null,
  reason: piece.reason,
  reference: piece.utr,
  at: (piece.paid_at ?? piece.updated_at).toISOString(),
  can_be_marked:
    canBeMarkedPaid(piece, isSending) &&
    waitsUntil({ upi_id: piece.hostUpiId, upi_id_changed_at: piece.hostUpiIdChangedAt }, now) === null,
})

export const presentBooks = (books: LookedAtBooks): Books => ({
  at: books.at.toISOString(),
  sections: [ourSection(books.totals), openSection(books.totals)].filter(({ rows }) => rows.length > 0),
  wrong: wrongInOwnBooks(books).map(({ line }) => line),
})

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
