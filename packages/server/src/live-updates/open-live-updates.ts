// Opens the live updates of this server: with those of all other servers where they share a PostgreSQL.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ClientConfig } from 'pg'
import type { DatabaseLog } from '../db/opened-dialect.ts'
import type { Database } from '../db/tables.ts'
import { keepListening } from './keep-listening.ts'
import { type LiveUpdates, updatesOfThisServer } from './live-updates.ts'
import { readNotification } from './notification.ts'
import { CHANNEL, makeNotifier } from './notify.ts'

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
    log.warn({ err: error }, 'Other servers could not be told of new contributions.'),
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
