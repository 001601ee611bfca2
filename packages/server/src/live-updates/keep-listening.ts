// Keeps one connection to PostgreSQL that listens for notifications, and opens it again whenever it is lost.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from '../db/opened-dialect.ts'
import { refuseReadOnly } from '../db/postgres/watched-client.ts'

/** A machine that is gone says nothing, and a demoted primary stays silent: both are noticed by asking. */
const CHECK_MS = 5_000
const AGAIN_AFTER_MS = 1_000

type Events = {
  heard(text: string): void
  /** Notifications arrive from now on. */
  listening(): void
  /** They do not; also called after each attempt that failed. */
  lost(): void
}

/** Ends when `signal` is aborted; never rejects. `connection` leads to PostgreSQL itself: a pooler does not pass notifications on. */
export async function keepListening(
  connection: pg.ClientConfig,
  channel: string,
  events: Events,
  signal: AbortSignal,
  log: DatabaseLog,
): Promise<void> {
  while (!signal.aborted) {
    await listen(connection, channel, events, signal).catch((error) => {
      if (!signal.aborted)
        log.warn({ err: error }, 'Contributions of other servers do not arrive at present.')
    })
    events.lost()
    await delay(AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Rejects when the connection is lost, or the signal aborted. */
async function listen(
  connection: pg.ClientConfig,
  channel: string,
  { heard, listening }: Events,
  signal: AbortSignal,
): Promise<never> {
  const client = new pg.Client(connection)
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection that listens has ended.')))
  })
  lost.catch(() => {})
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    for (;;) {
      await Promise.race([refuseReadOnly(client), lost])
      listening()
      await Promise.race([delay(CHECK_MS, undefined, { signal, ref: false }), lost])
    }
  } finally {
    // A dead peer does not answer.
    client.end().catch(() => {})
  }
}
