// A flagged payment or settlement as a row: its flags, what to do about them, its guest and host.
import {
  adminReviewFlags,
  type FlaggedPayment,
  type ListedFlag,
} from '@lifafa/contract/endpoints/admin/flags'
import { CURRENCY, formatForeign, formatPaise } from '@lifafa/contract/money'
import { isTask } from '@lifafa/contract/review-flags'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences, wordsOfFlag } from '@lifafa/contract/sentences/admin/review-flags'
import { Link } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { asSentence } from '../as-sentence.ts'
import { searchOf } from '../payments-params.ts'

interface FlagRowProps {
  payment: FlaggedPayment
  /** Called before the row leaves the list, and with it the focused button. */
  onGone: () => void
}

const amountOf = ({ amount_paise, currency }: FlaggedPayment): string =>
  currency === CURRENCY ? formatPaise(amount_paise) : formatForeign(amount_paise, currency)

export function FlagRow({ payment, onGone }: FlagRowProps) {
  const { guest, box, host, payment_id, settlement_id, flags } = payment
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 leading-snug md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="font-heading text-maroon text-xl">{amountOf(payment)}</p>
      <div className="grid min-w-0 gap-2">
        {flags.map((flag) => (
          <FlagLine key={flag.id} flag={flag} />
        ))}
        <p className="wrap-anywhere text-muted text-sm">
          <span>
            {payment_id === null
              ? `${sentences.ofSettlement} · `
              : `${guest ?? sentences.guestUnknown} → ${box ? `“${box}”` : sentences.boxUnknown}${host ? `, ${host}` : ''} · `}
          </span>
          <span className="font-mono">{payment_id ?? settlement_id}</span>
        </p>
      </div>
      <Actions payment={payment} onGone={onGone} />
    </li>
  )
}

function FlagLine({ flag }: { flag: ListedFlag }) {
  const { name, advice } = wordsOfFlag(flag)
  return (
    <div>
      <p className="wrap-anywhere">
        <Badge tone={isTask(flag) ? 'accent' : 'neutral'}>{name}</Badge>{' '}
        <span className="font-semibold">{asSentence(reviewFlagSentences.reason(flag))}</span>
      </p>
      <p className="text-muted text-sm">
        <time dateTime={flag.raised_at}>{when(flag.raised_at)}</time>
        <span>{` · ${closed(flag) ?? advice}`}</span>
      </p>
    </div>
  )
}

function closed({ looked_at, resolved_at }: ListedFlag): string | undefined {
  if (looked_at) return sentences.lookedAtBy(looked_at.by, when(looked_at.at))
  return resolved_at === null ? undefined : sentences.settledBy(when(resolved_at))
}

function Actions({ payment, onGone }: FlagRowProps) {
  const tasks = payment.flags.filter(isTask).map(({ id }) => id)
  const review = useAction(
    async () => {
      const { message } = await adminCall(adminReviewFlags, { body: { flags: tasks } })
      onGone()
      return message
    },
    { done: (message) => message, keys: [[MONEY_KEY]] },
  )

  return (
    <div className="-mx-2 flex items-start gap-x-1 md:flex-col md:items-end xl:flex-row-reverse xl:items-start">
      {/* Money that waits for its box is in no timeline yet. */}
      {payment.payment_id !== null && payment.box !== null && (
        <Link
          to={searchOf({ tab: 'payment', id: payment.payment_id })}
          className={classNames(buttonStyle({ variant: 'quiet' }), 'px-2!')}
        >
          {sentences.seeTimeline}
        </Link>
      )}
      {tasks.length > 0 && (
        <Button
          variant="quiet"
          className="px-2!"
          busy={review.isBusy}
          busyLabel={sentences.marking}
          onClick={() => review.run()}
        >
          {sentences.markLookedAt}
        </Button>
      )}
    </div>
  )
}
