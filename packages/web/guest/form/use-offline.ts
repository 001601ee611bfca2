// Reports whether the browser knows that it has no network.
import { useSyncExternalStore } from 'react'

function subscribe(change: () => void) {
  const listening = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, change, { signal: listening.signal })
  return () => listening.abort()
}

/** False where it does not know. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
