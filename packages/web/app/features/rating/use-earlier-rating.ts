// The host's earlier rating, fetched anew each time the dialog opens.
import { getRating } from '@lifafa/contract/endpoints/rating'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { nullIfMissing } from '../../lib/calls/null-if-missing.ts'
import { useSentences } from '../../lib/language/language.tsx'

export interface Rating {
  /** 1 to 5. */
  rating: number
  feedback: string
}

const queryKey = ['rating']

/** In `rating_details`, or at the top level (docs/specification.md §3). @internal */
export const ratingIn = (
  answer: Partial<Rating> & { has_rated?: boolean; rating_details?: Rating },
): Rating | null =>
  answer.rating_details ??
  (answer.rating === undefined ? null : { rating: answer.rating, feedback: answer.feedback ?? '' })

/** `isWanted`: fetched when it turns true. A failure shows a toast, once for each outage, and does not prevent rating. */
export function useEarlierRating(isWanted: boolean) {
  const { loadFailed } = useSentences('rating', ratingSentences)
  const queries = useQueryClient()
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: () => call(getRating).then(ratingIn, nullIfMissing),
    enabled: isWanted,
    // The form works without it: there is no retry, and nothing changes while the host is writing.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failed: isWanted ? loadFailed : undefined },
  })
  return {
    /** Undefined where there is none, or it could not be loaded. */
    rating: data ?? undefined,
    isLoading,
    remember: (rating: Rating) => queries.setQueryData(queryKey, rating),
  }
}
