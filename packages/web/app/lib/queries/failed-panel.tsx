// Shown in the place of data that could not be loaded, with a button to retry.

import { connectionSentences } from '@lifafa/contract/sentences/connection'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { FailedSign } from '../../ui/states/failed-sign.tsx'
import { useSentences } from '../language/language.tsx'
import { sentencesOf } from '../network/api-error.ts'

/** Keep it mounted during a retry, so that its button keeps its place and the focus. */
export function FailedPanel({ title, query }: { title: string; query: UseQueryResult }) {
  const { nothingLost } = useSentences('connection', connectionSentences)
  return (
    <Card className="flex flex-col items-center justify-center gap-4 text-center md:flex-row md:gap-6 md:text-left">
      <FailedSign />
      <div className="min-w-0 md:flex-1">
        <h2 className="text-2xl leading-tight sm:text-3xl">{title}</h2>
        <p className="mt-1.5 min-h-12 text-muted">{whyFailed(nothingLost, query)}</p>
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

/** `first`, and then the reasons of the failure; these are gone during a retry. */
export const whyFailed = (first: string, { error }: UseQueryResult): string =>
  [first, ...(error ? sentencesOf(error) : [])].join(' ')

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
