// Tells who listens that something outside of React has changed.

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
