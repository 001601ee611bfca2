// A payout: host, amount, state, and the action where there is one.
import { formatDay } from '@lifafa/contract/dates'
import type { AdminPayout } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import type { PayoutHold } from '@lifafa/contract/payout-holds'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { Link } from 'react-router'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { searchOf } from '../payments-params.ts'

interface PayoutRowProps {
  payout: AdminPayout
  /** `button`: the element to which the focus returns. */
  onMark: (payout: AdminPayout, button: HTMLElement) => void
  onReturned: (payout: AdminPayout, button: HTMLElement) => void
}

export function PayoutRow({ payout, onMark, onReturned }: PayoutRowProps) {
  const { host, box, number, upi_id, hold, reason, reference } = payout
  const status = [hold && holdText(hold, payout.held_until), reason].filter(Boolean).join(': ')
  const amount = formatPaise(payout.amount_paise)
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-heading text-maroon text-xl">{amount}</span>
          <span className="wrap-anywhere font-semibold">{host}</span>
        </p>
        <p className="wrap-anywhere text-muted">
          “{box}”, {sentences.payoutNumber(number)}
        </p>
      </div>
      <div className="min-w-0 leading-snug">
        <Standing payout={payout} />
        <p className="wrap-anywhere mt-1 font-mono text-sm">{upi_id ?? sentences.noUpiId}</p>
        {reference && <p className="wrap-anywhere text-muted">{sentences.reference(reference)}</p>}
        {status && <p className="wrap-anywhere text-muted">{status}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-stretch xl:flex-row-reverse">
        {payout.can_be_marked && (
          <Button
            variant="secondary"
            aria-label={sentences.markPaidOf(amount, host)}
            onClick={(event) => onMark(payout, event.currentTarget)}
          >
            {sentences.markPaid}
          </Button>
        )}
        {payout.can_be_returned && (
          <Button
            variant="quiet"
            aria-label={sentences.markReturnedOf(amount, host)}
            onClick={(event) => onReturned(payout, event.currentTarget)}
          >
            {sentences.markReturned}
          </Button>
        )}
        <Link to={searchOf({ tab: 'payment', id: payout.id })} className={buttonStyle({ variant: 'quiet' })}>
          {adminPaymentsSentences.seeTimeline}
        </Link>
      </div>
    </li>
  )
}

function Standing({ payout: { state, is_late, due_on, at } }: { payout: AdminPayout }) {
  if (is_late) return <Badge tone="accent">{sentences.lateSince(formatDay(due_on))}</Badge>
  if (state === 'processed') return <p>{sentences.paidOn(when(at))}</p>
  if (state === 'failed') return <p>{sentences.since(when(at))}</p>
  if (state === 'reversed')
    return (
      <p>
        {sentences.reversed}, {when(at)}
      </p>
    )
  return <p>{sentences.dueBy(formatDay(due_on))}</p>
}

const holdText = (hold: PayoutHold, until: string | null): string =>
  until === null ? sentences.holds[hold] : sentences.until(sentences.holds[hold], when(until))
