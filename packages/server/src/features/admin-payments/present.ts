// Presents flags, payouts, books and the audit log as JSON for administrators.
import type { AuditEntry } from '@lifafa/contract/endpoints/admin/audit-log'
import type { Books } from '@lifafa/contract/endpoints/admin/books'
import type { AdminFeeInvoice } from '@lifafa/contract/endpoints/admin/fee-invoices'
import type { FlaggedPayment } from '@lifafa/contract/endpoints/admin/flags'
import type { AdminPayout, MissingPayout as PresentedMissing } from '@lifafa/contract/endpoints/admin/payouts'
import type { ListedDispute as PresentedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { describeInconsistencies, moneySection, openSection, ourSection } from '../../books/sections.ts'
import type { SendingStop } from '../../books/sending-stops.ts'
import type { Day, Row } from '../../db/tables.ts'
import type { CheckedBooks } from '../../process-metrics.ts'
import { disputeAddress } from '../../provider/objects/disputes.ts'
import { presentFlag } from '../../review-flags/present-flag.ts'
import { invoiceNumber } from '../fee-invoices/rules.ts'
import type { MissingPayout } from '../payouts/reads/missing.ts'
import { actionsOn, hidesReason } from '../payouts/rules/actions.ts'
import { bankAccountText } from '../payouts/rules/destination.ts'
import { isLate } from '../payouts/rules/states.ts'
import type { ListedAuditEntry } from './reads/audit-log.ts'
import type { ListedDispute } from './reads/disputes.ts'
import type { ListedFeeInvoice } from './reads/fee-invoices.ts'
import type { PaymentWithFlags } from './reads/flags.ts'
import type { ListedPayout, OpenBatch } from './reads/payouts.ts'
import { disputeGroupOf } from './rules.ts'

export const presentFlagged = (payment: PaymentWithFlags): FlaggedPayment => ({
  payment_id: payment.paymentId,
  settlement_id: payment.settlementId,
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

export const presentFeeInvoice = (invoice: ListedFeeInvoice): AdminFeeInvoice => ({
  number: invoiceNumber(invoice),
  kind: invoice.kind,
  credits: invoice.credited && invoiceNumber(invoice.credited),
  box: invoice.box,
  box_id: invoice.event_box_id,
  host: invoice.host,
  host_id: invoice.hostPageId,
  fee_paise: invoice.fee_paise,
  gst_percent: invoice.gst_percent,
  gst_paise: invoice.gst_paise,
  at: invoice.issued_at.toISOString(),
})

const isPaidByHandNow = ({ channel, state }: Row<'payout_attempts'>): boolean =>
  channel === 'by-hand' && state === 'submitted'

/** An attempt goes where it was started to go, whatever the host has saved since. */
export const presentPayout = ({ attempt, ...payout }: ListedPayout, now: Date): AdminPayout => ({
  id: payout.id,
  host: payout.host,
  host_id: payout.hostPageId,
  box: payout.box,
  number: payout.number,
  amount_paise: payout.amount_paise,
  state: payout.state,
  due_on: payout.due_on,
  is_late: isLate(payout, todayInIndia(now)),
  upi_id: attempt && payout.state !== 'open' ? attempt.upi_id : payout.payee.upi_id,
  bank_account:
    attempt && payout.state !== 'open'
      ? bankAccountText(attempt, isPaidByHandNow(attempt) ? 'whole' : 'masked')
      : bankAccountText(payout.payee, 'masked'),
  hold: payout.hold,
  hold_reason: payout.hold_reason,
  held_until: payout.not_before?.toISOString() ?? null,
  cancelled: payout.cancelled ?? null,
  at: (attempt?.paid_at ?? payout.updated_at).toISOString(),
  attempt: attempt
    ? {
        id: attempt.id,
        channel: attempt.channel,
        state: attempt.state,
        started_at: attempt.created_at.toISOString(),
        amount_paise: attempt.amount_paise,
        reference: attempt.reference,
        failure_text: attempt.failure_text,
        is_in_batch: attempt.batch_id !== null,
      }
    : null,
  actions: actionsOn(payout, attempt, hidesReason(payout, payout.payee, now)),
})

export const presentMissing = (payout: MissingPayout): PresentedMissing => ({
  id: payout.id,
  at: new Date(payout.created_at * 1000).toISOString(),
  host: payout.host,
  box: payout.box,
  box_id: payout.boxId,
  amount_paise: payout.amount,
  upi_id: payout.notes.upi_id ?? null,
  reference: payout.utr ?? null,
})

export const presentStop = ({ boxId, box, since }: SendingStop) => ({
  ...{ box, box_id: boxId },
  since: since.toISOString(),
})

export const presentBatch = ({ at, ...batch }: OpenBatch) => ({ ...batch, at: at.toISOString() })

/** As of the check, its day included. */
export const presentBooks = (books: CheckedBooks, holidays: readonly Day[]): Books => ({
  at: books.at.toISOString(),
  sections: [
    ourSection(books.totals),
    moneySection(books, { today: todayInIndia(books.at), holidays }),
    openSection(books.totals),
  ].filter(({ rows }) => rows.length > 0),
  days: books.days,
  wrong: describeInconsistencies(books.inconsistencies),
})

export const presentAuditEntry = (action: ListedAuditEntry): AuditEntry => ({
  id: action.id,
  at: action.at.toISOString(),
  admin: { name: action.name, email: action.email },
  action: action.action,
  about: aboutOf(action),
  detail: action.detail,
})

function aboutOf({ paymentId, payoutPaise, box, host }: ListedAuditEntry): string | null {
  if (payoutPaise !== null) return `${formatPaise(payoutPaise)} of “${box}” to ${host}`
  return paymentId ?? host
}

export const presentDispute = (dispute: ListedDispute, now: Date): PresentedDispute => ({
  id: dispute.id,
  group: disputeGroupOf(dispute, now),
  phase: dispute.phase,
  status: dispute.status,
  payment_id: dispute.payment_id,
  amount_paise: dispute.amount_paise,
  reason_code: dispute.reason_code,
  respond_by: dispute.respond_by?.toISOString() ?? null,
  updated_at: dispute.updated_at.toISOString(),
  guest: dispute.guest,
  box: dispute.box,
  host: dispute.host,
  host_id: dispute.hostPageId,
  provider_url: disputeAddress(dispute.id),
})
