// Bigger letters and buttons, for who reads at arm's length: a choice that stays on this device until its host logs out.
import { useSyncExternalStore } from 'react'
import { browserStore } from '../browser/browser-storage.ts'

const KEY = 'big-letters'
const ON = 'on'
const listeners = new Set<() => void>()

const areBig = (): boolean => browserStore().getItem(KEY) === ON

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  // Other tabs.
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** False on the server. */
export const useBigLetters = (): boolean => useSyncExternalStore(subscribe, areBig, () => false)

export function switchBigLetters(on: boolean): void {
  if (on) browserStore().setItem(KEY, ON)
  else browserStore().removeItem(KEY)
  for (const changed of listeners) changed()
}
