// Opens the live updates of this server: with those of all other servers where they share a PostgreSQL.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { DatabaseLog } from '../db/opened-dialect.ts'
import type { Database } from '../db/tables.ts'
import { keepListening } from './keep-listening.ts'
import {
  type LiveUpdate,
  type LiveUpdates,
  MAX_IN_NOTIFICATION,
  readNotification,
  updatesOfThisServer,
  writeNotification,
} from './live-updates.ts'

/** `listener`: how to connect for listening; undefined for an embedded database, which one server alone has open. */
export function openLiveUpdates(
  db: Kysely<Database>,
  listener: ClientConfig | undefined,
  log: DatabaseLog,
): LiveUpdates & { close(): Promise<void> } {
  const local = updatesOfThisServer(listener === undefined)
  if (listener === undefined) return { ...local, close: async () => {} }

  const self = randomUUID()
  const stopping = new AbortController()
  const notify = makeNotifier(db, self, (error) =>
    log.warn({ err: error }, 'Other servers could not be notified of new contributions.'),
  )
  const ended = keepListening(
    listener,
    CHANNEL,
    {
      heard(text) {
        const { sender, updates } = readNotification(text)
        if (sender !== self) local.deliver(updates)
      },
      listening: () => local.setReachable(true),
      lost: () => local.setReachable(false),
    },
    stopping.signal,
    log,
  )
  return {
    subscribe: local.subscribe,
    publish(update) {
      local.publish(update)
      notify(update)
    },
    async close() {
      stopping.abort()
      await ended
    },
  }
}

/** Sends updates to the other servers by PostgreSQL's NOTIFY, many in one statement. */
const CHANNEL = 'new_contributions'

/**
 * A commit with a NOTIFY waits for all others that have one. So it is not part of the transaction that records a
 * contribution: one follows for all updates within this time.
 */
const COLLECT_MS = 100

/** `failed` is told of a notification that could not be sent; it is not sent again. */
function makeNotifier(db: Kysely<Database>, sender: string, failed: (error: unknown) => void) {
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
