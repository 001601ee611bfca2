// Waits for a PostgreSQL that does not take writes yet, because it starts with us, is down for a while, or fails over.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from '../opened-dialect.ts'
import { isDatabaseUnavailable } from '../unavailable.ts'
import { onConnection } from './check-connections.ts'
import { refuseReadOnly } from './watched-client.ts'

const WAIT_MS = 30_000
const PAUSE_MS = 500

type Unreachable = { where: string; cause: Error }

async function tryToReach(databaseUrl: string): Promise<Unreachable | undefined> {
  try {
    await onConnection(databaseUrl, refuseReadOnly)
    return undefined
  } catch (error) {
    const cause = error as Error
    const { host, port } = new pg.Client(databaseUrl)
    const where = `PostgreSQL at ${host}:${port} (DATABASE_URL)`
    if (!isDatabaseUnavailable(cause))
      throw new Error(`${where} does not let us in: ${cause.message}.`, { cause })
    return { where, cause }
  }
}

/**
 * Resolves when PostgreSQL accepts connections and takes writes. Throws at once where waiting does not help (wrong password, expired
 * certificate, no such database), else after `waitMs`, with a sentence that holds no secret.
 */
export async function awaitPostgres(
  databaseUrl: string,
  log: Pick<DatabaseLog, 'warn'>,
  waitMs = WAIT_MS,
): Promise<void> {
  const until = performance.now() + waitMs
  for (let tries = 0; ; tries++) {
    const failure = await tryToReach(databaseUrl)
    if (!failure) return
    if (tries === 0) log.warn({ err: failure.cause }, 'PostgreSQL does not answer yet; it is waited for.')
    if (performance.now() > until)
      throw new Error(`${failure.where} did not answer, or took no writes, for ${waitMs / 1000} seconds.`, {
        cause: failure.cause,
      })
    await delay(PAUSE_MS)
  }
}
