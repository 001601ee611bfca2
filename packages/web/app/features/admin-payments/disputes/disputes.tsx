// Disputes by who acts next: those to answer stand open, with a link to Razorpay, where they are answered. Nothing where there is none.
import type { DisputeGroup, ListedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { FailedLine, hasNothing } from '../../../lib/queries/loaded.tsx'
import { toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { when } from '../../../lib/time/when.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { searchOf } from '../payments-params.ts'

/** Nobody here can hasten these. */
const FOLDED = ['with-bank', 'closed'] as const

export function Disputes() {
  const query = useQuery({ queryKey: toDoQuery.queryKey, queryFn: toDoQuery.queryFn })
  const disputes = query.data?.disputes ?? []
  const of = (wanted: DisputeGroup) => disputes.filter(({ group }) => group === wanted)
  const toAnswer = of('answer-now')
  if (hasNothing(query))
    return (
      <Card className="mb-7">
        <FailedLine text={sentences.failed} query={query} />
      </Card>
    )
  if (disputes.length === 0) return null
  return (
    <Card className={classNames('mb-7', toAnswer.length > 0 && 'border-maroon')}>
      <h3 className="font-heading text-maroon text-xl">{sentences.title}</h3>
      {toAnswer.length > 0 && (
        <>
          <p className="mt-1 max-w-prose">{sentences.how}</p>
          <h4 className="mt-3 font-semibold text-danger">
            {sentences.groups['answer-now'](toAnswer.length)}
          </h4>
          <DisputeList disputes={toAnswer} />
        </>
      )}
      {FOLDED.map((group) => {
        const folded = of(group)
        return (
          folded.length > 0 && (
            <details key={group} className="mt-1">
              <summary className="cursor-pointer py-2.5 font-semibold text-maroon">
                {sentences.groups[group](folded.length)}
              </summary>
              <DisputeList disputes={folded} />
            </details>
          )
        )
      })}
    </Card>
  )
}

const DisputeList = ({ disputes }: { disputes: readonly ListedDispute[] }) => (
  <ul className="mt-2 divide-y divide-line border-line border-t">
    {disputes.map((dispute) => (
      <DisputeRow key={dispute.id} dispute={dispute} />
    ))}
  </ul>
)

function DisputeRow({ dispute }: { dispute: ListedDispute }) {
  const { id, group, status, phase, payment_id, amount_paise, reason_code, guest, box, host, host_id } =
    dispute
  const now = useNow()
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-heading text-lg text-maroon">{formatPaise(amount_paise)}</span>
          <Badge tone={group === 'answer-now' ? 'danger' : 'neutral'} isLong>
            {standing(dispute, now)}
          </Badge>
        </p>
        <p className="wrap-anywhere mt-1 leading-snug">
          <span>
            {`${guest ?? adminPaymentsSentences.guestUnknown} → ${box ? `“${box}”` : adminPaymentsSentences.boxUnknown}${host ? ', ' : ''}`}
          </span>
          {host && <HostLink name={host} id={host_id} />}
        </p>
        <p className="wrap-anywhere text-muted leading-snug">
          <span>{sentences.phases[phase]}</span>
          {reason_code !== phase && reason_code && <span>{` · ${reason_code.replaceAll('_', ' ')}`}</span>}
          <span className="font-mono text-sm">{` · ${id}`}</span>
        </p>
        {group === 'with-bank' && status === 'open' && (
          <p className="mt-2 max-w-prose">{sentences.overHow}</p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 md:flex-col md:items-stretch xl:flex-row-reverse xl:items-start">
        {group === 'answer-now' && (
          <a
            href={dispute.provider_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={sentences.atProviderOf(id)}
            className={buttonStyle({ variant: 'secondary' })}
          >
            {sentences.atProvider}
            <ExternalLink className="size-5" aria-hidden="true" />
          </a>
        )}
        <Link
          to={searchOf({ tab: 'payment', id: payment_id })}
          aria-label={sentences.timelineOf(id)}
          className={classNames(buttonStyle({ variant: 'quiet' }), 'max-md:first:-ml-5')}
        >
          {adminPaymentsSentences.seeTimeline}
        </Link>
      </div>
    </li>
  )
}

function standing({ status, phase, respond_by, updated_at }: ListedDispute, now: Date): string {
  if (status === 'under_review') return sentences.underReview
  if (status !== 'open') return sentences.ended(status, when(updated_at))
  if (respond_by === null) return sentences.noDeadline(phase)
  return Date.parse(respond_by) <= now.getTime()
    ? sentences.over(when(respond_by))
    : sentences.answerBy(when(respond_by), timeLeft(respond_by, now))
}

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24

/** `4 days left`; hours within the last two days. Never rounded up: an administrator must not be late. `respondBy` is ahead of `now`. @internal */
export function timeLeft(respondBy: string, now: Date): string {
  const hours = Math.floor((Date.parse(respondBy) - now.getTime()) / HOUR_MS)
  return hours < 2 * DAY_HOURS
    ? sentences.hoursLeft(hours)
    : sentences.daysLeft(Math.floor(hours / DAY_HOURS))
}
