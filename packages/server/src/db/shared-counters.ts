// Rate counters in the database, for limits that hold across all server processes: guesses at passwords, keys and amounts.
import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/** A counter's key, hashed: a copy of the table reveals no address and no phone. */
export const sharedKey = (secret: Uint8Array, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

/** Servers' clocks differ by less (docs/several-servers.md). A counter that ends later is of a clock that was set back since. */
export const CLOCKS_DIFFER_MS = 60_000

/** Counts one call within the window that began with the first. Returns the milliseconds to wait; 0 if it is within `max`. */
export async function countShared(
  db: Kysely<Database>,
  key: string,
  { max, windowMs }: { max: number; windowMs: number },
  now: Date,
): Promise<number> {
  const counter = await db
    .insertInto('shared_counters')
    .values({ key, count: 1, counted_at: now, expires_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref, eb }) => {
        const isOver = eb.or([
          eb('shared_counters.expires_at', '<=', now),
          eb('shared_counters.expires_at', '>', new Date(now.getTime() + windowMs + CLOCKS_DIFFER_MS)),
        ])
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(sql<number>`least(shared_counters.count, ${max}) + 1`)
            .end(),
          counted_at: now,
          expires_at: eb
            .case()
            .when(isOver)
            .then(ref('excluded.expires_at'))
            .else(ref('shared_counters.expires_at'))
            .end(),
        }
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow()
  return counter.count <= max ? 0 : Math.max(1, counter.expires_at.getTime() - now.getTime())
}
