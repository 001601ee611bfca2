// Hosts' ratings: the summary, and every rating with its text.
import {
  adminListRatings,
  type RatingSummary,
  type RatingWithHost,
} from '@lifafa/contract/endpoints/admin/feedback'
import { formatCount } from '@lifafa/contract/money'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { langOf, written } from '../../lib/parts/lang-of.ts'
import { PagedList, TimedRow } from '../../lib/parts/paged-list.tsx'
import { usePages } from '../../lib/parts/use-pages.ts'
import { Card } from '../../ui/display/card.tsx'
import { Star } from '../../ui/display/star.tsx'
import { feedbackSearch } from './feedback.ts'

export function RatingsTab() {
  const [{ page }, setParams] = useSearchState(feedbackSearch)
  const list = usePages(['admin-ratings'], adminListRatings, sentences.ratingsFailed, { query: { page } })
  return (
    <section>
      <SectionHead title={sentences.tabs.ratings}>{sentences.ratingsText}</SectionHead>
      <PagedList
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={sentences.ratingPages}
        rowHeight="h-20"
        empty={{ title: sentences.noRatings, text: sentences.noRatingsText }}
      >
        {({ summary, ratings }) => (
          <div className="grid gap-5">
            <RatingSummaryCard summary={summary} />
            <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
              {ratings.map((rating) => (
                <Rating key={rating.id} rating={rating} />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
    </section>
  )
}

function Rating({ rating: { host, rating, feedback, at } }: { rating: RatingWithHost }) {
  return (
    <TimedRow at={at}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span {...written(host)} className="font-semibold">
          {host}
        </span>
        <Stars count={rating} label={sentences.starsOf(rating)} />
      </p>
      {feedback ? (
        <p lang={langOf(feedback)} className="mt-1 whitespace-pre-line">
          {feedback}
        </p>
      ) : (
        <p className="mt-1 text-muted">{sentences.noWords}</p>
      )}
    </TimedRow>
  )
}

/** The summary of all ratings: the average, and a bar for each number of stars. */
function RatingSummaryCard({ summary: { count, average, stars } }: { summary: RatingSummary }) {
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

const PLACES = [1, 2, 3, 4, 5]

/** A read-only number of stars out of five; `label`: the text for screen readers. */
function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {PLACES.map((place) => (
        <Star key={place} isFilled={place <= count} className="size-4.5" />
      ))}
    </span>
  )
}
