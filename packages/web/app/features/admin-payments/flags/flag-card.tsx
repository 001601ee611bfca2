// A flagged payment or settlement: its flags, what to do about them, its guest and host.
import {
  adminReviewFlags,
  type FlaggedPayment,
  type ListedFlag,
} from '@lifafa/contract/endpoints/admin/flags'
import { CURRENCY, formatForeign, formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences } from '@lifafa/contract/sentences/admin/review-flags'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { bulleted, sentencesOf } from '../../../lib/network/api-error.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { notify } from '../../../ui/overlays/toasts.tsx'
import { asSentence } from '../as-sentence.ts'
import { MONEY_KEY } from '../payment-queries.ts'
import { searchOf } from '../payments-params.ts'

interface FlagCardProps {
  payment: FlaggedPayment
  /** Called before the card leaves the list, and with it the focused button. */
  onGone: () => void
}

const amountOf = ({ amount_paise, currency }: FlaggedPayment): string =>
  currency === CURRENCY ? formatPaise(amount_paise) : formatForeign(amount_paise, currency)

const isOpen = ({ looked_at, resolved_at }: ListedFlag): boolean => looked_at === null && resolved_at === null

export function FlagCard({ payment, onGone }: FlagCardProps) {
  const { guest, box, host, payment_id, settlement_id, flags } = payment
  return (
    <Card className="grid gap-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="font-heading text-2xl text-maroon leading-none">{amountOf(payment)}</span>
        <span className="wrap-anywhere font-mono text-muted text-sm">{payment_id ?? settlement_id}</span>
      </p>
      <ul className="grid gap-4">
        {flags.map((flag) => (
          <FlagLine key={flag.id} flag={flag} />
        ))}
      </ul>
      <p className="wrap-anywhere border-line border-t pt-3 text-muted">
        {payment_id === null ? (
          sentences.ofSettlement
        ) : (
          <span>
            {`${guest ?? sentences.guestUnknown} → ${box ? `“${box}”` : sentences.boxUnknown}${host ? `, ${host}` : ''}`}
          </span>
        )}
      </p>
      <Actions payment={payment} onGone={onGone} />
    </Card>
  )
}

function FlagLine({ flag }: { flag: ListedFlag }) {
  const { name, advice } = reviewFlagSentences.kinds[flag.kind]
  return (
    <li className="max-w-prose">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isOpen(flag) ? 'accent' : 'neutral'}>{name}</Badge>
        <time className="text-muted text-sm" dateTime={flag.raised_at}>
          {when(flag.raised_at)}
        </time>
      </p>
      <p className="wrap-anywhere mt-1.5 font-semibold">{asSentence(reviewFlagSentences.reason(flag))}</p>
      <p className="mt-1 text-muted">{isOpen(flag) ? advice : closed(flag)}</p>
    </li>
  )
}

const closed = ({ looked_at, resolved_at }: ListedFlag): string =>
  looked_at
    ? sentences.lookedAtBy(looked_at.by, when(looked_at.at))
    : sentences.settledBy(when(resolved_at ?? ''))

function Actions({ payment, onGone }: FlagCardProps) {
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const open = payment.flags.filter(isOpen).map(({ id }) => id)

  async function review() {
    try {
      const { message } = await adminCall(adminReviewFlags, { body: { flags: open } })
      notify.success(message)
      onGone()
    } catch (error) {
      notify.error(bulleted(sentencesOf(error)))
    }
    await queries.invalidateQueries({ queryKey: [MONEY_KEY] })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {open.length > 0 && (
        <Button variant="secondary" busy={isBusy} busyLabel={sentences.marking} onClick={() => once(review)}>
          {sentences.markLookedAt}
        </Button>
      )}
      {payment.payment_id !== null && (
        <Link
          to={searchOf({ tab: 'payment', id: payment.payment_id })}
          className={buttonStyle({ variant: 'quiet' })}
        >
          {sentences.seeTimeline}
        </Link>
      )}
    </div>
  )
}
