// Assigns keys to entries of the activity feed, which have no id.
import type { Activity } from '@lifafa/contract/endpoints/dashboard'

/**
 * Each entry with a key that stays the same while newer ones arrive above it; identical entries are counted,
 * the oldest first.
 */
export function withStableKeys(newestFirst: readonly Activity[]): { key: string; item: Activity }[] {
  const seen = new Map<string, number>()
  return [...newestFirst]
    .reverse()
    .map((item) => {
      const content = `${item.created_at} ${item.type} ${item.box} ${item.description}`
      const count = seen.get(content) ?? 0
      seen.set(content, count + 1)
      return { key: `${content} ${count}`, item }
    })
    .reverse()
}
