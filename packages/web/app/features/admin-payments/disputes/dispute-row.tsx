// One dispute: amount, time left or what became of it, guest and host, and what can be done.
import type { ListedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { Link } from 'react-router'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { searchOf } from '../payments-params.ts'
import { timeLeft } from './time-left.ts'

type Choose = (dispute: ListedDispute, button: HTMLElement) => void

interface DisputeRowProps {
  dispute: ListedDispute
  onContest: Choose
  onAccept: Choose
}

const TONES = { 'answer-now': 'danger', 'with-bank': 'neutral', closed: 'neutral' } as const

export function DisputeRow({ dispute, onContest, onAccept }: DisputeRowProps) {
  const { id, group, payment_id, amount_paise, reason_code, guest, box, host, host_id, answer } = dispute
  const now = useNow()
  const isSent = dispute.status === 'open' && answer !== null && answer.refusal === null
  return (
    <li className="py-4 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-heading text-lg text-maroon">{formatPaise(amount_paise)}</span>
        <Badge tone={TONES[group]} isLong>
          {isSent ? sentences.sending : standing(dispute, now)}
        </Badge>
      </p>
      <p className="wrap-anywhere mt-1 leading-snug">
        <span>
          {`${guest ?? adminPaymentsSentences.guestUnknown} → ${box ? `“${box}”` : adminPaymentsSentences.boxUnknown}${host ? ', ' : ''}`}
        </span>
        {host && <HostLink name={host} id={host_id} />}
      </p>
      <p className="wrap-anywhere text-muted leading-snug">
        <span className="font-mono text-sm">{id}</span>
        {reason_code && <span>{`, ${reason_code.replaceAll('_', ' ')}`}</span>}
      </p>
      {answer && group !== 'closed' && <LastAnswer answer={answer} isSent={isSent} />}
      {group === 'with-bank' && dispute.status === 'open' && !isSent && (
        <p className="mt-2 max-w-prose">{sentences.overHow}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2">
        {group === 'answer-now' && (
          <>
            <Button
              variant="secondary"
              aria-label={sentences.contestOf(id)}
              onClick={(event) => onContest(dispute, event.currentTarget)}
            >
              {sentences.contest}
            </Button>
            <Button
              variant="quiet"
              aria-label={sentences.acceptOf(id)}
              onClick={(event) => onAccept(dispute, event.currentTarget)}
            >
              {sentences.accept}
            </Button>
          </>
        )}
        <Link
          to={searchOf({ tab: 'payment', id: payment_id })}
          aria-label={sentences.timelineOf(id)}
          className={classNames(buttonStyle({ variant: 'quiet' }), 'first:-ml-5')}
        >
          {adminPaymentsSentences.seeTimeline}
        </Link>
      </div>
    </li>
  )
}

function LastAnswer({
  answer: { by, at, refusal },
  isSent,
}: {
  answer: NonNullable<ListedDispute['answer']>
  isSent: boolean
}) {
  if (refusal === null && !isSent) return null
  return (
    <p className="wrap-anywhere mt-2 max-w-prose">
      {refusal === null
        ? sentences.sendingBy(by, when(at))
        : sentences.refusedBy(by, refusal || sentences.noWords)}
    </p>
  )
}

function standing({ status, respond_by, updated_at }: ListedDispute, now: Date): string {
  if (status === 'under_review') return sentences.underReview
  if (status !== 'open') return sentences.ended(status, when(updated_at))
  if (respond_by === null) return sentences.noDeadline
  return Date.parse(respond_by) <= now.getTime()
    ? sentences.over(when(respond_by))
    : sentences.answerBy(when(respond_by), timeLeft(respond_by, now))
}
