// Summarizes the ratings of all hosts.
import type { RatingSummary } from '@lifafa/contract/endpoints/admin/feedback'
import { RATING } from '@lifafa/contract/limits'

/** `average` has one decimal place; null without a rating. */
export function summaryOf(counts: readonly { rating: number; count: number }[]): RatingSummary {
  const stars = Array.from({ length: RATING.max }, (_, index) => {
    const ofThese = counts.find(({ rating }) => rating === index + 1)
    return ofThese?.count ?? 0
  })
  const count = stars.reduce((sum, each) => sum + each, 0)
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((sum / count) * 10) / 10, stars }
}
