// One dispute that waits for an answer: amount, deadline, what became of the last answer, and what can be done.
import type { DisputeToAnswer } from '@lifafa/contract/endpoints/admin/to-do'
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { Link } from 'react-router'
import { useNow } from '../../../lib/time/use-now.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { searchOf } from '../payments-params.ts'

type Choose = (dispute: DisputeToAnswer, button: HTMLElement) => void

interface DisputeRowProps {
  dispute: DisputeToAnswer
  onContest: Choose
  onAccept: Choose
}

export function DisputeRow({ dispute, onContest, onAccept }: DisputeRowProps) {
  const { id, payment_id, amount_paise, respond_by, reason_code, answer } = dispute
  const now = useNow()
  const isOver = respond_by !== null && Date.parse(respond_by) <= now.getTime()
  const isSent = answer !== null && answer.refusal === null
  return (
    <li className="py-4 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-heading text-lg text-maroon">{formatPaise(amount_paise)}</span>
        <Badge tone="accent" isLong>
          {deadlineOf(respond_by, isOver)}
        </Badge>
        {isSent && <Badge tone="neutral">{sentences.sending}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted leading-snug">
        <span className="font-mono text-sm">{id}</span>
        {reason_code && <span>{`, ${reason_code.replaceAll('_', ' ')}`}</span>}
      </p>
      <LastAnswer answer={answer} />
      {isOver && !isSent && <p className="mt-2 max-w-prose">{sentences.overHow}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2">
        {!isOver && !isSent && (
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

function LastAnswer({ answer }: Pick<DisputeToAnswer, 'answer'>) {
  if (answer === null) return null
  const { by, at, refusal } = answer
  return (
    <p className="wrap-anywhere mt-2 max-w-prose">
      {refusal === null
        ? sentences.sendingBy(by, when(at))
        : sentences.refusedBy(by, refusal || sentences.noWords)}
    </p>
  )
}

function deadlineOf(respondBy: string | null, isOver: boolean): string {
  if (respondBy === null) return sentences.noDeadline
  return isOver ? sentences.over(when(respondBy)) : sentences.answerBy(when(respondBy))
}
