// Shows the data of a query. Until they have arrived: a skeleton, or the reason of a failure with a button to retry.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedPanel } from './failed-panel.tsx'
import { StaleNotice } from './stale-notice.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** The heading of a failure. */
  failedTitle: string
  /** As large as the data, so that nothing moves when they arrive. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Loaded data stay when they cannot be fetched again; a notice says that they may be outdated. */
export function Loaded<Data>({ query, failedTitle, skeleton, children }: LoadedProps<Data>) {
  const { data, isPlaceholderData, error, isError, isFetching, errorUpdateCount, refetch } = query
  // A retry clears the error, and brings back data that stand in. The panel stays: its button keeps its place and the focus.
  if (errorUpdateCount > 0 && (data === undefined || isPlaceholderData))
    return <FailedPanel title={failedTitle} error={error} isFetching={isFetching} onRetry={refetch} />
  if (data === undefined) return skeleton
  return (
    <>
      {children(data)}
      {isError && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
    </>
  )
}
