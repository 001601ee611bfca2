// How a payout stands: due, late, paid or failed, where it goes, and why it waits.
import { formatDay } from '@lifafa/contract/dates'
import type { AdminPayout } from '@lifafa/contract/endpoints/admin/payouts'
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { HoldReason } from '@lifafa/contract/payout-holds'
import { payoutFactsSentences as sentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { Badge } from '../../ui/display/badge.tsx'
import { serverNow } from '../time/server-clock.ts'
import { when } from '../time/when.ts'

export function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const { upi_id, bank_account, hold_reason, attempt, cancelled } = payout
  const isUnowed = payout.state === 'cancelled' && !cancelled
  const notes = [
    !isUnowed && hold_reason && holdText(hold_reason, payout),
    attempt && payout.state === 'paying' && wayText(attempt),
    attempt?.state === 'returned' && sentences.cameBack,
    attempt?.failure_text && sentences.lastTime(attempt.failure_text),
    cancelled && sentences.cancelledBy(cancelled.by, cancelled.reason),
    isUnowed && sentences.cancelledUnowed,
  ].filter((note) => typeof note === 'string')
  return (
    <div className="min-w-0 leading-snug">
      <Standing payout={payout} />
      <p className="wrap-anywhere mt-1 font-mono text-sm">{bank_account ?? upi_id ?? nowhereText(payout)}</p>
      {attempt?.reference && (
        <p className="wrap-anywhere text-muted">{sentences.reference(attempt.reference)}</p>
      )}
      {notes.map((note) => (
        <p key={note} className="wrap-anywhere text-muted first-letter:uppercase">
          {note}
        </p>
      ))}
    </div>
  )
}

/** A deleted host's UPI ID and bank account were erased from payouts that are over. */
function nowhereText({ state, host_id }: AdminPayout): string {
  if (state === 'paid' && host_id === null) return sentences.notKept
  return state === 'paying' || state === 'paid' ? sentences.asAgreed : sentences.noUpiId
}

function Standing({ payout: { state, is_late, due_on, at } }: { payout: AdminPayout }) {
  if (is_late) return <Badge tone="accent">{sentences.lateSince(formatDay(due_on))}</Badge>
  if (state === 'paid') return <p>{sentences.paidOn(when(at))}</p>
  if (state === 'cancelled') return <p>{sentences.since(when(at))}</p>
  const isOver = due_on < todayInIndia(serverNow())
  return <p>{(isOver ? sentences.wasDueBy : sentences.dueBy)(formatDay(due_on))}</p>
}

/** How we pay it ourselves. */
function wayText({ channel, is_in_batch, started_at }: NonNullable<AdminPayout['attempt']>) {
  if (is_in_batch) return sentences.inBatch
  return channel === 'by-hand' && sentences.byHandSince(when(started_at))
}

/** Why a payout waits, and until when. */
export function holdText(reason: HoldReason, { host_id, held_until }: AdminPayout): string {
  if (reason === 'inactive' && host_id === null) return sentences.hostDeleted
  const told = sentences.reasons[reason]
  return held_until === null ? told : sentences.until(told, when(held_until))
}
