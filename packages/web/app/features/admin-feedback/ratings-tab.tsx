// Hosts' ratings: the summary, and every rating with its text.
import type { RatingWithHost } from '@lifafa/contract/endpoints/admin/feedback'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { useQuery } from '@tanstack/react-query'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { langOf } from '../../lib/parts/lang-of.ts'
import { PagedList } from '../../lib/parts/paged-list.tsx'
import { when } from '../../lib/time/when.ts'
import { Stars } from '../../ui/display/stars.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { feedbackSearch, ratingsQuery } from './feedback.ts'
import { RatingSummaryCard } from './rating-summary-card.tsx'

export function RatingsTab() {
  const [params, setParams] = useSearchState(feedbackSearch)
  const ratings = useQuery(ratingsQuery(params))
  return (
    <section>
      <SectionHead title={sentences.tabs.ratings}>{sentences.ratingsText}</SectionHead>
      <PagedList
        query={ratings}
        page={params.page}
        onPage={setParams}
        failedTitle={sentences.ratingsFailed}
        pagesLabel={sentences.ratingPages}
        rowHeight="h-20"
        empty={<EmptyState title={sentences.noRatings} text={sentences.noRatingsText} />}
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
    <li className="grid gap-x-6 gap-y-1 py-4 leading-snug md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={langOf(host)} className="font-semibold">
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
      </div>
      <time dateTime={at} className="text-muted md:text-right">
        {when(at)}
      </time>
    </li>
  )
}
