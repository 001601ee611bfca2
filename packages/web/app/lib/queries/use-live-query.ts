// A query that is repeated while the page is visible, so that new contributions appear.
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import { type ToastQuery, useQueryWithToast } from './use-query-with-toast.ts'

export const POLL_MS = 15_000

/** Fetches every 15 seconds while the page is visible, and when it becomes visible again. */
export const useLiveQuery = <Data>(
  query: ToastQuery<Data>,
  options?: Pick<UseQueryOptions<Data>, 'placeholderData'>,
): UseQueryResult<Data> =>
  useQueryWithToast(query, {
    ...options,
    // Without data there is a button to retry: the page does not flicker between failure and loading by itself.
    refetchInterval: ({ state }) => (state.data === undefined ? false : POLL_MS),
  })
