// The rating that the host gave before; fetched anew each time it is asked for.
import { getRating } from '@lifafa/contract/endpoints/rating'
import { failures } from '@lifafa/contract/failures'
import { ratingSentences } from '@lifafa/contract/sentences/rating'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/calls/api.ts'
import { ApiError } from '../../lib/network/api-error.ts'
import { notify } from '../../ui/overlays/toasts.tsx'

export interface Rating {
  /** 1 to 5. */
  rating: number
  feedback: string
}

const queryKey = ['rating']

async function findRating(): Promise<Rating | null> {
  try {
    return (await call(getRating)).rating_details
  } catch (error) {
    if (error instanceof ApiError && error.status === failures.notFound.status) return null
    throw error
  }
}

/** `isWanted`: fetched when it turns true. A failure is told in a toast and does not keep anybody from rating. */
export function useEarlierRating(isWanted: boolean) {
  const queries = useQueryClient()
  const { data, isLoading, errorUpdateCount } = useQuery({
    queryKey,
    queryFn: findRating,
    enabled: isWanted,
    // The form is of use without it: nobody waits for a second try, and nothing changes under a host who is writing.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const reportedCount = useRef(errorUpdateCount)
  useEffect(() => {
    if (isWanted && errorUpdateCount > reportedCount.current) notify.error(ratingSentences.loadFailed)
    reportedCount.current = errorUpdateCount
  }, [isWanted, errorUpdateCount])
  return {
    /** Undefined where there is none, or none is known of. */
    rating: data ?? undefined,
    isLoading,
    remember: (rating: Rating) => queries.setQueryData(queryKey, rating),
  }
}
