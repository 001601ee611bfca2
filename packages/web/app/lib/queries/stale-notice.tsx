// A notice that the data on the page may be outdated. It floats, so that nothing moves.

import { connectionSentences } from '@lifafa/contract/sentences/connection'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { useSentences } from '../language/language.tsx'

/** Nothing unless data that are shown could not be fetched again. */
export function StaleNotice({ query }: { query: UseQueryResult }) {
  const { mayBeStale, tryAgain, trying } = useSentences('connection', connectionSentences)
  if (query.data === undefined || !query.isError) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4">
      <div className="pointer-events-auto flex animate-rise items-center gap-2 rounded-field bg-wine py-1.5 pr-1.5 pl-4 text-cream shadow-lift">
        <p role="status">{mayBeStale}</p>
        <Button
          variant="onDark"
          className="flex-none"
          onClick={() => query.refetch()}
          busy={query.isFetching}
          busyLabel={trying}
        >
          {tryAgain}
        </Button>
      </div>
    </div>
  )
}
