// Data that a host watches: it is fetched again while the page is in view, so that gifts are seen to arrive.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notify } from '../ui/toasts.tsx'

const REFETCH_MS = 15_000

/** What is fetched, and under which key it is kept; `failed` is the sentence for when it cannot be fetched. */
export interface LiveQuery<Data> {
  queryKey: readonly string[]
  queryFn: () => Promise<Data>
  failed: string
}

/**
 * Fetches again every 15 seconds while the page is visible, and when it is looked at again. What was fetched once stays
 * through failures. Each failure that the host has not been told of is told in a toast.
 */
export function useLiveQuery<Data>({ failed, ...options }: LiveQuery<Data>): UseQueryResult<Data> {
  const query = useQuery({
    ...options,
    // Without data there is a button to try again: the page does not flicker between failure and loading by itself.
    refetchInterval: ({ state }) => (state.data === undefined ? false : REFETCH_MS),
  })
  const { isError } = query
  useEffect(() => {
    if (isError) notify.error(failed)
  }, [isError, failed])
  return query
}
