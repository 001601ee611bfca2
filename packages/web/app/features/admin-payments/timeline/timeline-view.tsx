// A payment's timeline: its story in short, its ids, what comes next, details for whoever looks deeper, and refunds.
import type { Timeline } from '@lifafa/contract/endpoints/admin/timeline'
import { adminHostSentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences, wordsOfFlag } from '@lifafa/contract/sentences/admin/review-flags'
import { referenceSentences } from '@lifafa/contract/sentences/references'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'
import { References } from '../../../lib/parts/references.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { when } from '../../../lib/time/when.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { asSentence } from '../as-sentence.ts'
import { providerQuery } from '../payment-queries.ts'
import { RefundsOfOrder } from './refunds-of-order.tsx'
import { storyOf } from './story.ts'
import { told } from './told.ts'

export function TimelineView({ id, timeline }: { id: string; timeline: Timeline }) {
  const { host, references, flags, happened, next, captured } = timeline
  const story = storyOf(timeline)
  const now = useNow()
  const dueOr = (at: string) => (Date.parse(at) > now.getTime() ? when(at) : sentences.dueNow)
  return (
    <div className="grid gap-5">
      <Part
        title={sentences.story}
        aside={
          <CopyButton
            text={story.join('\n')}
            label={sentences.copyStory}
            copied={sentences.storyCopied}
            failed={referenceSentences.copyFailed}
          />
        }
      >
        <div className="grid max-w-prose gap-2">
          {story.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {unbroken(sentence)}
            </p>
          ))}
        </div>
        {host && (
          <p className="mt-3">
            <Link
              to={paths.admin.host.href(host.id)}
              className="wrap-anywhere font-semibold text-maroon underline-offset-4 hover:underline"
            >
              {adminHostSentences.seeHost(host.name)}
            </Link>
          </p>
        )}
        {flags.length > 0 && (
          <ul className="mt-4 grid gap-2 border-line border-t pt-4">
            {flags.map((flag) => (
              <li key={flag.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={flag.resolved_at ? 'neutral' : 'accent'}>{wordsOfFlag(flag).name}</Badge>
                <span className="wrap-anywhere">
                  {asSentence(reviewFlagSentences.standing(flag, flag.resolved_at !== null))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={referenceSentences.title}>
        <References references={references} />
      </Part>
      <Part title={sentences.next}>
        {next.length === 0 ? (
          <p>{sentences.nothingNext}</p>
        ) : (
          <ul className="grid gap-3">
            {next.map((event) => (
              <Moment
                key={event.kind + event.id}
                time={event.kind === 'next-wait' ? '—' : <time dateTime={event.at}>{dueOr(event.at)}</time>}
                text={asSentence(told(event))}
              />
            ))}
          </ul>
        )}
      </Part>
      <Part title={sentences.provider}>
        <ProviderSays id={id} />
      </Part>
      <Card>
        <details>
          <summary className="cursor-pointer font-heading text-xl">{sentences.technical}</summary>
          <h4 className="mt-4 mb-3 font-semibold">{sentences.happened}</h4>
          <ol className="grid gap-3">
            {happened.map((event) => (
              <Moment
                key={event.kind + event.id + event.note}
                time={<time dateTime={event.at}>{when(event.at)}</time>}
                text={asSentence(told(event))}
              />
            ))}
          </ol>
          <p className="mt-4 text-muted text-sm">{sentences.allTimes}</p>
        </details>
      </Card>
      {captured.length > 0 && <RefundsOfOrder captured={captured} />}
    </div>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="text-xl">{title}</h3>
        {aside}
      </div>
      {children}
    </Card>
  )
}

/** No line breaks between a sign and its amount. */
const unbroken = (text: string): string => text.replace(/[+−](?=₹)/g, '$&\u2060')

function Moment({ time, text }: { time: ReactNode; text: string }) {
  return (
    <li className="grid gap-x-5 leading-snug sm:grid-cols-[13.5rem_minmax(0,1fr)]">
      <span className="text-muted text-sm tabular-nums leading-6">{time}</span>
      <span className="wrap-anywhere">{unbroken(text)}</span>
    </li>
  )
}

function ProviderSays({ id }: { id: string }) {
  const { data, isError } = useQuery(providerQuery(id))
  if (isError) return <p>{sentences.providerFailed}</p>
  if (!data) return <Skeleton className="h-6 max-w-md" />
  return (
    <ul className="grid gap-2">
      {data.map((line) => (
        <li key={line} className="wrap-anywhere leading-snug">
          {asSentence(line)}
        </li>
      ))}
    </ul>
  )
}
