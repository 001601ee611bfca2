// Caches how many users a search finds, until a user has changed: paging through the results counts once.
import { LRUCache } from 'lru-cache'

const SEARCHES_CACHED = 1000

export type CachedCounts = {
  /** `revision` and the result of `count` are of one moment. */
  of(folded: string, revision: number, count: () => Promise<number>): Promise<number>
}

export function cacheCounts(): CachedCounts {
  const cache = new LRUCache<string, { revision: number; total: number }>({ max: SEARCHES_CACHED })
  return {
    async of(folded, revision, count) {
      const before = cache.get(folded)
      if (before?.revision === revision) return before.total
      const total = await count()
      cache.set(folded, { revision, total })
      return total
    },
  }
}
