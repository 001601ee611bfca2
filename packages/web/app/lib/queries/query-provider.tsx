// Provides the cache of fetched data, which is cleared when the session changes. A failed query is reported in a toast.
import { type Query, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { notify } from '../../ui/overlays/toasts.ts'
import { ApiError, bulleted, sentencesOf, withReference } from '../network/api-error.ts'
import type { Session } from '../session/session.ts'
import type { Person } from '../session/session-storage.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The sentence for a failure; a function receives the reason. A query without one fails silently. */
      failed?: string | ((reason: string) => string)
    }
  }
}

const RETRIES = 2

const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.isRefusal

/** Reports each failure of a query, but one outage once: later failures are silent until new data have arrived. */
function reportFailures() {
  /** `dataUpdatedAt` of a query when its failure was reported. */
  const reported = new WeakMap<object, number>()
  return (error: unknown, query: Query<unknown, unknown>) => {
    // A page that was left has no observer any more, and shows nothing of it.
    const [failed] = query.observers.flatMap(({ options }) => options.meta?.failed ?? [])
    const { dataUpdatedAt } = query.state
    const isReported = dataUpdatedAt > 0 && reported.get(query) === dataUpdatedAt
    if (failed === undefined || isReported) return
    reported.set(query, dataUpdatedAt)
    notify.failedLoad(
      typeof failed === 'string' ? withReference(failed, error) : failed(bulleted(sentencesOf(error))),
    )
  }
}

/** @internal */
export const newQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportFailures() }),
    defaultOptions: {
      queries: {
        // A refusal is not retried, and its page not fetched again on focus.
        retry: (failures, error) => !isRefusal(error) && failures < RETRIES,
        refetchOnWindowFocus: ({ state }) => !isRefusal(state.error),
        // Without a connection, fails at once instead of waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

interface QueryProviderProps<P extends Person> {
  /** The session whose data it is. */
  session: Session<P>
  children: ReactNode
}

export function QueryProvider<P extends Person>({ session, children }: QueryProviderProps<P>) {
  const [client] = useState(newQueryClient)
  useEffect(() => {
    const person = () => session.stored()?.user.id
    let before = person()
    return session.subscribe(() => {
      if (person() !== before) client.clear()
      before = person()
    })
  }, [client, session])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
