// A map with a maximum size that evicts the oldest entry: memory that callers can fill must be bounded.

export interface RecentMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Holds at most `most` entries. */
export function recentMap<Value>(most: number): RecentMap<Value> {
  // A Map remembers the order of its keys.
  const entries = new Map<string, Value>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
  }
}
