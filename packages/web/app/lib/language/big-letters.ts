// Bigger letters and buttons, for who reads at arm's length: a choice that stays on this device, the same in all tabs.
import { useSyncExternalStore } from 'react'
import { browserStore } from '../browser/browser-storage.ts'

/** A log-out leaves this entry: the host signs in again with the same eyes. */
export const BIG_LETTERS = 'big-letters'
const ON = 'on'

const listeners = new Set<() => void>()
function subscribe(changed: () => void) {
  listeners.add(changed)
  // Other tabs.
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
const areBig = (): boolean => browserStore.getItem(BIG_LETTERS) === ON

/** False on the server. */
export const useBigLetters = (): boolean => useSyncExternalStore(subscribe, areBig, () => false)

export function switchBigLetters(on: boolean): void {
  if (on) browserStore.setItem(BIG_LETTERS, ON)
  else browserStore.removeItem(BIG_LETTERS)
  for (const changed of listeners) changed()
}
