// Listens to new contributions while a component is mounted.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type LiveListener, listenToLiveUpdates, streamState } from './live-updates.ts'

/** Answers whether new contributions arrive by themselves at present. */
export function useLiveUpdates({ received, opened }: LiveListener): boolean {
  const onReceived = useEffectEvent(received)
  const onOpened = useEffectEvent(() => opened?.())
  useEffect(() => listenToLiveUpdates({ received: onReceived, opened: onOpened }), [])
  return useSyncExternalStore(streamState.subscribe, streamState.isOpen, () => false)
}
