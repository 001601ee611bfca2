// Reads the box of a page, a poster or a picture: each time, or, where it is asked for more often than a hall does, once a second.
import { LRUCache } from 'lru-cache'
import { findPublicBox } from '../features/event-boxes/reads.ts'
import type { RateLimitSubject } from '../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import type { Services } from '../services.ts'

/** A change by the host or an administrator shows after so long at the latest, on each server. */
const KEPT_MS = 1_000
const MAX_KEPT = 1_000

type Found = ReturnType<typeof findPublicBox>

/**
 * Returns a reader of boxes like `findPublicBox`. The cost of one box for the database is bounded, and nobody is refused for it.
 */
export function keptBoxes({ db, now }: Pick<Services, 'db' | 'now'>, limits: RateLimits) {
  /** As promises: those who ask meanwhile wait for one reading. */
  const kept = new LRUCache<string, { box: Found; readAt: number }>({ max: MAX_KEPT })

  function readOnceASecond(id: string): Found {
    const at = now().getTime()
    const before = kept.get(id)
    // A clock that was set back makes nothing last longer.
    if (before && Math.abs(at - before.readAt) < KEPT_MS) return before.box
    const reading = { box: findPublicBox(db, id), readAt: at }
    kept.set(id, reading)
    reading.box.catch(() => kept.delete(id))
    return reading.box
  }

  return async (subject: RateLimitSubject, id: string): Found =>
    (await limits.isWithin('freshBox', { ...subject, boxId: id }))
      ? findPublicBox(db, id)
      : readOnceASecond(id)
}
