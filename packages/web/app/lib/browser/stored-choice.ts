// A choice that stays in this browser until it is cleared, the same in all tabs.
import { browserStore } from './browser-storage.ts'

export interface StoredChoice {
  /** Null where none was made. */
  read: () => string | null
  /** Null: takes the choice back. */
  write: (choice: string | null) => void
  /** For `useSyncExternalStore`. */
  subscribe: (changed: () => void) => () => void
}

export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>()
  return {
    read: () => browserStore().getItem(key),
    write(choice) {
      if (choice === null) browserStore().removeItem(key)
      else browserStore().setItem(key, choice)
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      // Other tabs.
      addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', changed)
      }
    },
  }
}
