// Bigger letters and buttons, for who reads at arm's length: a choice that stays on this device, the same in all tabs.
import { useSyncExternalStore } from 'react'
import { browserStore } from '../browser/browser-storage.ts'
import { newSignal } from '../browser/signal.ts'

/** A log-out leaves this entry: the host signs in again with the same eyes. */
export const BIG_LETTERS = 'big-letters'
const ON = 'on'

const changes = newSignal()
function subscribe(changed: () => void) {
  const stop = changes.subscribe(changed)
  // Other tabs.
  addEventListener('storage', changed)
  return () => {
    stop()
    removeEventListener('storage', changed)
  }
}
const areBig = (): boolean => browserStore.getItem(BIG_LETTERS) === ON

/** False on the server. */
export const useBigLetters = (): boolean => useSyncExternalStore(subscribe, areBig, () => false)

export function switchBigLetters(on: boolean): void {
  if (on) browserStore.setItem(BIG_LETTERS, ON)
  else browserStore.removeItem(BIG_LETTERS)
  changes.emit()
}
