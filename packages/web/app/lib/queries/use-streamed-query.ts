// A query whose data follows new contributions: by the stream of live updates, and by polling where it fails.
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useLiveUpdates } from '../live-updates/use-live-updates.ts'
import { POLL_MS } from './use-live-query.ts'
import { type ToastQuery, useQueryWithToast } from './use-query-with-toast.ts'

/** Refunds and edits of other tabs are not in the stream. */
const POLL_BESIDE_STREAM_MS = 60_000

/** Polls while the page is visible, and when it becomes visible again. `update`: the data with what has arrived. */
export function useStreamedQuery<Data>(
  query: ToastQuery<Data>,
  update: (data: Data, arrived: LiveUpdate) => Data,
): UseQueryResult<Data> {
  const { queryKey } = query
  const client = useQueryClient()
  const isStreaming = useLiveUpdates({
    // A refusal that the page shows is not asked for, and told, again.
    opened: () => client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
    async received(arrived) {
      // An answer that is under way may be older than this. Where it was the first, it is asked for again.
      const cancelled = client.cancelQueries({ queryKey })
      if (client.setQueryData<Data>(queryKey, (data) => data && update(data, arrived)) !== undefined) return
      await cancelled
      await client.refetchQueries({ queryKey })
    },
  })
  return useQueryWithToast(query, {
    // Without data there is a button to retry: the page does not flicker between failure and loading by itself.
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : isStreaming ? POLL_BESIDE_STREAM_MS : POLL_MS,
  })
}
