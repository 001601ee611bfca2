// Queries whose data follow new contributions: by polling, and by the stream of live updates.
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLiveUpdates } from '../live-updates/use-live-updates.ts'

const POLL_MS = 15_000
/** Refunds and edits of other tabs are not in the stream. */
const POLL_BESIDE_STREAM_MS = 60_000

/** Without data there is a button to retry: the page does not flicker between failure and loading by itself. */
const every = (ms: number) => (query: { state: { data: unknown } }) => query.state.data !== undefined && ms

/** Options of a query that is repeated while the page is visible, and when it becomes visible again. */
export const live = { refetchInterval: every(POLL_MS) }

/** A live query. `update`: the data with what has arrived by the stream. */
export function useStreamedQuery<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  update: (data: Data, arrived: LiveUpdate) => Data,
): UseQueryResult<Data> {
  const queryKey: QueryKey = query.queryKey
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
  return useQuery({ ...query, refetchInterval: every(isStreaming ? POLL_BESIDE_STREAM_MS : POLL_MS) })
}
