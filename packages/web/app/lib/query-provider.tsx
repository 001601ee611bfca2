// What hosts' pages have fetched: kept while they look at it, forgotten when the session changes hands.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from './api-error.ts'
import { session } from './session.ts'

const RETRIES = 2

const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.isRefusal

const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays one, however often it is asked for, and its page as it is when it is looked at again.
        retry: (failures, error) => !isRefusal(error) && failures < RETRIES,
        refetchOnWindowFocus: ({ state }) => !isRefusal(state.error),
        // Without a connection say so, rather than wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

const hostId = () => session.stored()?.user.id

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => {
    let before = hostId()
    return session.subscribe(() => {
      if (hostId() !== before) client.clear()
      before = hostId()
    })
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
