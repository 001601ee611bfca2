// Listeners of something that changes outside of React, such as what this tab has stored.

/** `subscribe`: for `useSyncExternalStore`; returns how to end it. */
export function newSignal() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit() {
      for (const listener of listeners) listener()
    },
  }
}
