// Provides the cache of fetched data, which is cleared when the session changes.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../network/api-error.ts'
import type { Session } from '../session/session.ts'
import type { Person } from '../session/session-storage.ts'

const RETRIES = 2

const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.isRefusal

const newQueryClient = () =>
  new QueryClient({
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
