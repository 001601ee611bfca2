// Counts calls in this process, each key within a window of time that begins with its first call.

type Window = { count: number; endsAt: number }

export interface WindowCounters {
  /** Milliseconds until one more may be counted; 0 when it may now. */
  waitMs(key: string, at: number): number
  count(key: string, at: number): void
}

/** @param maxKeys how many keys are remembered; a new one replaces the one that was counted longest ago */
export function windowCounters(max: number, windowMs: number, maxKeys: number): WindowCounters {
  // Keys in the order in which they were counted. An LRUCache sets memory aside for all of `maxKeys`, and each limit has counters.
  const windows = new Map<string, Window>()
  const current = (key: string, at: number): Window => {
    const window = windows.get(key)
    // A window that ends later than a new one would is of a clock that was set back since.
    const isOpen = window !== undefined && window.endsAt > at && window.endsAt <= at + windowMs
    return isOpen ? window : { count: 0, endsAt: at + windowMs }
  }
  return {
    waitMs(key, at) {
      const { count, endsAt } = current(key, at)
      return count < max ? 0 : endsAt - at
    },
    count(key, at) {
      const { count, endsAt } = current(key, at)
      windows.delete(key)
      windows.set(key, { count: count + 1, endsAt })
      const [oldest] = windows.keys()
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
    },
  }
}
