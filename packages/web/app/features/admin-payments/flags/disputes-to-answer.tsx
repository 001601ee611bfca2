// Disputes that wait for an answer, by their deadline; nothing where there is none.
import type { DisputeToAnswer } from '@lifafa/contract/endpoints/admin/to-do'
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useNow } from '../../../lib/time/use-now.ts'
import { when } from '../../../lib/time/when.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { toDoQuery } from '../payment-queries.ts'
import { searchOf } from '../payments-params.ts'

export function DisputesToAnswer() {
  // Its failure is not shown: the list of flags, which has the disputes too, shows its own.
  const { data } = useQuery({ queryKey: toDoQuery.queryKey, queryFn: toDoQuery.queryFn })
  const disputes = data?.disputes ?? []
  if (disputes.length === 0) return null
  return (
    <Card className="mb-7 border-maroon">
      <h3 className="font-heading text-maroon text-xl">{sentences.toAnswer}</h3>
      <p className="mt-1 max-w-prose">{sentences.how}</p>
      <ul className="mt-3 divide-y divide-line border-line border-t">
        {disputes.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    </Card>
  )
}

function DisputeRow({
  dispute: { id, payment_id, amount_paise, respond_by, reason_code },
}: {
  dispute: DisputeToAnswer
}) {
  const now = useNow()
  const isOver = respond_by !== null && Date.parse(respond_by) <= now.getTime()
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-heading text-lg text-maroon">{formatPaise(amount_paise)}</span>
          <Badge tone="accent" isLong>
            {deadlineOf(respond_by, isOver)}
          </Badge>
        </p>
        <p className="wrap-anywhere text-muted">
          <span className="font-mono text-sm">{id}</span>
          {reason_code && `, ${reason_code}`}
        </p>
      </div>
      <Link
        to={searchOf({ tab: 'payment', id: payment_id })}
        aria-label={sentences.timelineOf(id)}
        className={classNames(buttonStyle({ variant: 'quiet' }), 'max-sm:-ml-5 max-sm:justify-self-start')}
      >
        {adminPaymentsSentences.seeTimeline}
      </Link>
    </li>
  )
}

function deadlineOf(respondBy: string | null, isOver: boolean): string {
  if (respondBy === null) return sentences.noDeadline
  return isOver ? sentences.over(when(respondBy)) : sentences.answerBy(when(respondBy))
}
