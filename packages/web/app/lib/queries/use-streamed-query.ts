// A query whose data follow new contributions: by the stream of live updates, and by polling where it fails.
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLiveUpdates } from '../live-updates/live-updates.ts'
import { live, repeated } from './live.ts'

/** Refunds and edits of other tabs are not in the stream. */
const POLL_BESIDE_STREAM_MS = 60_000

/** `update`: the data with what has arrived by the stream. */
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
      // An answer that is under way may be older than this: it is asked for again.
      const isUnderWay = client.isFetching({ queryKey }) > 0
      const cancelled = client.cancelQueries({ queryKey })
      const data = client.setQueryData<Data>(queryKey, (before) => before && update(before, arrived))
      if (data !== undefined && !isUnderWay) return
      await cancelled
      await client.refetchQueries({ queryKey })
    },
  })
  return useQuery({ ...query, ...(isStreaming ? repeated(POLL_BESIDE_STREAM_MS) : live) })
}
