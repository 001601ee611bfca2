// Starts the database of a run, where it is a process of its own: one PostgreSQL, or a coordinator and two workers of Citus.
import { startOwnPostgres } from '../../../../tools/find-postgres.mjs'
import { startOwnCitus } from '../../../../tools/postgres/find-citus.mjs'
import { createSpreadDatabase } from '../../../server/src/test/database/citus/spread-database.ts'
import type { Kind, RunningDatabase } from './place.ts'

async function startCitus(): Promise<RunningDatabase> {
  const citus = await startOwnCitus({ durable: true })
  if (!citus) throw new Error('No PostgreSQL of this machine has the extension Citus.')
  try {
    const url = await createSpreadDatabase([citus.url, ...citus.workers], 'lifafa_chaos')
    return { url, restartAtOnce: citus.restartNextAtOnce, stop: citus.stop }
  } catch (error) {
    await citus.stop()
    throw error
  }
}

/** Undefined for the embedded database. */
export async function startDatabase(kind: Kind): Promise<RunningDatabase | undefined> {
  if (kind === 'postgres') return startOwnPostgres({ durable: true })
  return kind === 'citus' ? startCitus() : undefined
}
