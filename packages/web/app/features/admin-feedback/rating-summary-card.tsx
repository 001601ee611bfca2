// The summary of all ratings: the average, and a bar for each number of stars.
import type { RatingSummary } from '@lifafa/contract/endpoints/admin/feedback'
import { formatCount } from '@lifafa/contract/money'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { Card } from '../../ui/display/card.tsx'
import { Stars } from '../../ui/display/stars.tsx'

export function RatingSummaryCard({ summary: { count, average, stars } }: { summary: RatingSummary }) {
  const most = Math.max(1, ...stars)
  return (
    <Card className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-muted">{sentences.average}</p>
        <p className="font-heading text-5xl text-maroon leading-tight tabular-nums">{average?.toFixed(1)}</p>
        <Stars count={Math.round(average ?? 0)} label={sentences.ratings(count)} />
        <p className="mt-1 text-muted">{sentences.ratings(count)}</p>
      </div>
      <dl className="grid max-w-md grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
        {stars
          .map((ofThese, index) => ({ name: sentences.starName(index + 1), ofThese }))
          .reverse()
          .map(({ name, ofThese }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-line/60">
                <svg
                  aria-hidden="true"
                  className="block h-full w-full"
                  preserveAspectRatio="none"
                  viewBox={`0 0 ${most} 1`}
                >
                  <rect width={ofThese} height="1" className="fill-marigold" />
                </svg>
              </dd>
              <dd className="text-right tabular-nums">{formatCount(ofThese)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
