// The host's earlier rating, fetched anew each time the dialog opens.

import { callFailures } from '@lifafa/contract/call-failures'
import { getRating } from '@lifafa/contract/endpoints/rating'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/calls/api.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { ApiError, withReference } from '../../lib/network/api-error.ts'
import { notify } from '../../ui/overlays/toasts.ts'

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

async function findRating(): Promise<Rating | null> {
  try {
    return ratingIn(await call(getRating))
  } catch (error) {
    if (error instanceof ApiError && error.status === callFailures.notFound.status) return null
    throw error
  }
}

/** `isWanted`: fetched when it turns true. A failure shows a toast and does not prevent rating. */
export function useEarlierRating(isWanted: boolean) {
  const { loadFailed } = useSentences('rating', ratingSentences)
  const queries = useQueryClient()
  const { data, isLoading, error, errorUpdateCount } = useQuery({
    queryKey,
    queryFn: findRating,
    enabled: isWanted,
    // The form works without it: there is no retry, and nothing changes while the host is writing.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const reportedCount = useRef(errorUpdateCount)
  useEffect(() => {
    if (isWanted && errorUpdateCount > reportedCount.current) notify.error(withReference(loadFailed, error))
    reportedCount.current = errorUpdateCount
  }, [isWanted, error, errorUpdateCount, loadFailed])
  return {
    /** Undefined where there is none, or it could not be loaded. */
    rating: data ?? undefined,
    isLoading,
    remember: (rating: Rating) => queries.setQueryData(queryKey, rating),
  }
}
