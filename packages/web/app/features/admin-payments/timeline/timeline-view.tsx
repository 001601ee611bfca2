// A payment's timeline: its story in short, its ids, what comes next, details for whoever looks deeper, and refunds.
import { adminGetProviderStatus, type Timeline } from '@lifafa/contract/endpoints/admin/timeline'
import { formatPaise } from '@lifafa/contract/money'
import type { Refundable } from '@lifafa/contract/refunds'
import { adminHostSentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { adminRefundSentences } from '@lifafa/contract/sentences/admin/refunds'
import { reviewFlagSentences, wordsOfFlag } from '@lifafa/contract/sentences/admin/review-flags'
import { referenceSentences } from '@lifafa/contract/sentences/references'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'
import { References } from '../../../lib/parts/references.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { when } from '../../../lib/time/when.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { asSentence } from '../as-sentence.ts'
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
  const { data, isError } = useQuery({
    queryKey: [MONEY_KEY, 'provider-says', id],
    queryFn: async () => (await adminCall(adminGetProviderStatus, { query: { id } })).lines,
  })
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

const loadDialog = async () => (await import('./refund-dialog.tsx')).RefundDialog

/** Shows how much of each captured payment of an order can be refunded, and the button that opens the dialog. */
function RefundsOfOrder({ captured }: { captured: readonly Refundable[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, dialog } = useDialog(loadDialog, { captured }, heading)
  return (
    <Card>
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-xl outline-none focus-visible:shadow-none">
        {adminRefundSentences.title}
      </h3>
      <ul className="divide-y divide-line">
        {captured.map((payment) => (
          <PaymentRow
            key={payment.payment_id}
            payment={payment}
            onRefund={(id, button) => open({ id }, button)}
          />
        ))}
      </ul>
      {dialog}
    </Card>
  )
}

interface PaymentRowProps {
  payment: Refundable
  onRefund: (paymentId: string, button: HTMLElement) => void
}

function PaymentRow({ payment: { payment_id, left_paise, amount_paise, block }, onRefund }: PaymentRowProps) {
  const left = formatPaise(left_paise)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 leading-snug">
        <p className="wrap-anywhere font-mono text-sm">{payment_id}</p>
        <p className="text-muted">
          {block
            ? adminRefundSentences.blocks[block]
            : adminRefundSentences.left(left, formatPaise(amount_paise))}
        </p>
      </div>
      {block === null && (
        <Button
          variant="secondary"
          aria-label={adminRefundSentences.refundOf(left, payment_id)}
          onClick={(event) => onRefund(payment_id, event.currentTarget)}
        >
          {adminRefundSentences.refund}
        </Button>
      )}
    </li>
  )
}
