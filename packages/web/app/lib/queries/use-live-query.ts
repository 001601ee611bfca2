// Data that somebody watches: it is fetched again while the page is in view, so that gifts are seen to arrive.
import type { UseQueryResult } from '@tanstack/react-query'
import { type ToastQuery, useQueryWithToast } from './use-query-with-toast.ts'

const REFETCH_MS = 15_000

/** Fetches again every 15 seconds while the page is visible, and when it is looked at again. */
export const useLiveQuery = <Data>(query: ToastQuery<Data>): UseQueryResult<Data> =>
  useQueryWithToast(query, {
    // Without data there is a button to try again: the page does not flicker between failure and loading by itself.
    refetchInterval: ({ state }) => (state.data === undefined ? false : REFETCH_MS),
  })
