// Caches what is known of a search in the list of users: paging through the results reads it once.
import { LRUCache } from 'lru-cache'

export type CachedSearches<Known extends NonNullable<unknown>> = {
  /** `revision` and the result of `read` are of one moment; of another revision it is read again. */
  of(search: string, revision: string, read: () => Promise<Known>): Promise<Known>
}

export function cacheSearches<Known extends NonNullable<unknown>>(max: number): CachedSearches<Known> {
  const cache = new LRUCache<string, { revision: string; known: Known }>({ max })
  return {
    async of(search, revision, read) {
      const before = cache.get(search)
      if (before?.revision === revision) return before.known
      const known = await read()
      cache.set(search, { revision, known })
      return known
    },
  }
}
