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
  if (hasNothing(query)) return <FailedPanel title={failedTitle} query={query} />
  if (query.data === undefined) return skeleton
  return (
    <>
      {children(query.data)}
      <StaleNotice query={query} />
    </>
  )
}

/**
 * True for a query that failed, until data have come. A retry clears the error, and brings back data that stand in; the panel
 * stays: its button keeps its place and the focus.
 */
export const hasNothing = ({ data, isPlaceholderData, errorUpdateCount }: UseQueryResult): boolean =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData)
