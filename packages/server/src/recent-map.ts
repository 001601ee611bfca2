// A map that keeps what was set last, and forgets the oldest for it: memory that strangers fill must have an end.

export interface RecentMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Keeps `most` entries. */
export function recentMap<Value>(most: number): RecentMap<Value> {
  // A Map remembers in which order its keys came.
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
