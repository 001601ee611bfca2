// Shows the data of a query. Until they have arrived: a skeleton, or the reason of a failure with a button to retry. Once they may be
// outdated: a notice.

import { connectionSentences } from '@lifafa/contract/sentences/connection'
import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { useSentences } from '../language/language.tsx'
import { sentencesOf } from '../network/api-error.ts'

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

interface FailedPanelProps {
  title: string
  /** By default that no gift is lost. */
  text?: string
  query: UseQueryResult
}

/** Keep it mounted during a retry, so that its button keeps its place and the focus. */
export function FailedPanel({ title, text, query }: FailedPanelProps) {
  const { nothingLost } = useSentences('connection', connectionSentences)
  return (
    <Card className="flex flex-col items-center justify-center gap-4 text-center md:flex-row md:gap-6 md:text-left">
      <span className="flex size-16 flex-none items-center justify-center rounded-full bg-maroon-wash text-maroon">
        <CloudOff className="size-7" aria-hidden="true" />
      </span>
      <div className="min-w-0 md:flex-1">
        <h2 className="text-2xl leading-tight sm:text-3xl">{title}</h2>
        <p className="mt-1.5 min-h-12 text-muted">{whyFailed(text ?? nothingLost, query)}</p>
      </div>
      <RetryButton query={query} className="flex-none" />
    </Card>
  )
}

/** In the place of a small part of a page. */
export const FailedLine = ({ text, query }: { text: string; query: UseQueryResult }) => (
  <div className="flex flex-wrap items-center justify-between gap-4">
    <p>{whyFailed(text, query)}</p>
    <RetryButton query={query} variant="secondary" />
  </div>
)

/** `first`, and then the reasons of the failure, if it has any; these are gone during a retry. */
const whyFailed = (first: string, { error }: UseQueryResult): string =>
  [first, ...(error ? sentencesOf(error, '') : [])].join(' ').trim()

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'variant'> {
  query: UseQueryResult
}

export function RetryButton({ query, ...style }: RetryButtonProps) {
  const { tryAgain, trying } = useSentences('connection', connectionSentences)
  return (
    <Button {...style} onClick={() => query.refetch()} busy={query.isFetching} busyLabel={trying}>
      {tryAgain}
    </Button>
  )
}

/** Nothing unless data that are shown could not be fetched again. It floats, so that nothing moves. */
export function StaleNotice({ query }: { query: UseQueryResult }) {
  const { mayBeStale } = useSentences('connection', connectionSentences)
  if (query.data === undefined || !query.isError) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4">
      <div className="pointer-events-auto flex animate-rise items-center gap-2 rounded-field bg-wine py-1.5 pr-1.5 pl-4 text-cream shadow-lift">
        <p role="status">{mayBeStale}</p>
        <RetryButton query={query} variant="onDark" className="flex-none" />
      </div>
    </div>
  )
}
