// Sends updates to the other servers by PostgreSQL's NOTIFY, many in one statement.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { LiveUpdate } from './live-updates.ts'
import { MAX_IN_NOTIFICATION, writeNotification } from './notification.ts'

export const CHANNEL = 'new_contributions'

/**
 * A commit with a NOTIFY waits for all others that have one, so it is not part of the transaction that records a
 * contribution: it follows, for all updates of so long a time together.
 */
const COLLECT_MS = 100

/** `failed` is told of a notification that could not be sent; it is not sent again. */
export function makeNotifier(db: Kysely<Database>, sender: string, failed: (error: unknown) => void) {
  let waiting: LiveUpdate[] = []

  async function send(): Promise<void> {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += MAX_IN_NOTIFICATION) {
      const text = writeNotification(sender, all.slice(first, first + MAX_IN_NOTIFICATION))
      await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db)
    }
  }

  return (update: LiveUpdate): void => {
    if (waiting.push(update) === 1) setTimeout(() => send().catch(failed), COLLECT_MS).unref()
  }
}
