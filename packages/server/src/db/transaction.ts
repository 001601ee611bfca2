// Runs transactions, and throws where the outer handle is used inside one.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely'
import { isPlanOutdated } from './postgres/prepared-statements.ts'
import type { Database } from './tables.ts'
import { isConnectionLost, isReadOnly } from './unavailable.ts'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

const refuseInsideTransaction = (): void => {
  if (current.getStore()?.isOpen)
    throw new Error('Inside a transaction use its own handle: the outer one would wait for ever or leave it.')
}

/** Plugin for the outer handle: on one connection its use inside a transaction would deadlock, on many it would silently leave the transaction. */
export const transactionGuard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction()
    return node
  },
  transformResult: async ({ result }) => result,
}

const MAX_ATTEMPTS = 4
/** A restarting PostgreSQL is back within seconds, and no caller waits longer (100 ms, then twice as long each time). */
const MAX_CONNECTIONS_LOST = 6
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

const isConflict = (error: unknown): boolean =>
  isPlanOutdated(error) ||
  isReadOnly(error) ||
  (error instanceof Error &&
    'code' in error &&
    (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED))

/** Milliseconds to wait before the next attempt; undefined if there is none. */
function pauseAfter(error: unknown, attempts: number, isRepeatable: boolean): number | undefined {
  if (isConflict(error)) return attempts < MAX_ATTEMPTS ? Math.random() * 20 * 2 ** attempts : undefined
  const isWorthIt = isRepeatable && attempts < MAX_CONNECTIONS_LOST && isConnectionLost(error)
  return isWorthIt ? 50 * 2 ** attempts : undefined
}

const attempt = <T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
  const scope = { isOpen: true }
  return current.run(scope, async () => {
    try {
      // Begin and commit bypass plugins; the handle inside has none, so only it may be used.
      return await db.transaction().execute((trx) => work(trx.withoutPlugins()))
    } finally {
      // Work that was started inside and continues later (a timer, an event) may use the outer handle again.
      scope.isOpen = false
    }
  })
}

/** @internal The simulation has a virtual clock: pauses must last by it, so that a seed gives the same run again. */
export const pauses = { wait: (ms: number): Promise<unknown> => delay(ms) }

async function run<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
  isRepeatable: boolean,
): Promise<T> {
  refuseInsideTransaction()
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt(db, work)
    } catch (error) {
      const pauseMs = pauseAfter(error, attempts, isRepeatable)
      if (pauseMs === undefined) throw error
      await pauses.wait(pauseMs)
    }
  }
}

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. It runs again on a serialization failure, a
 * deadlock, a changed schema or a server that has become a standby, at most four times in all. So `work` touches nothing but `trx`:
 * no outside call, mail or password hash (on PGlite all others wait meanwhile).
 */
export const inTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => run(db, work, false)

/**
 * As `inTransaction`, for idempotent work: it also runs again if the connection was lost, perhaps after the commit.
 * At most six times within about three seconds.
 */
export const inRepeatableTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => run(db, work, true)

const UNIQUE_VIOLATION = '23505'

/** True where the database refused a row, and will refuse it again. */
export const isConstraintViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('23')

/**
 * Runs one statement by itself, which is a transaction. Undefined: it met a conflict, or the connection was lost,
 * perhaps after its commit. The caller then does the same in `inRepeatableTransaction`, whose work finds out.
 */
export async function inOneStatement<T>(work: () => Promise<T>): Promise<T | undefined> {
  refuseInsideTransaction()
  try {
    return await work()
  } catch (error) {
    const isDuplicate = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
    if (isDuplicate || isConflict(error) || isConnectionLost(error)) return undefined
    throw error
  }
}

/** A snapshot serves a person and reads more than a request does. */
const SNAPSHOT_SETTINGS = { statement_timeout: '60s' }
/** A check of all rows joins large tables, with nobody waiting. At a million contributions a statement takes seconds. */
const LONG_SNAPSHOT_SETTINGS = { statement_timeout: '10min', work_mem: '64MB' }

/** Reads everything as of one moment. The database refuses writes in it. */
export const inSnapshot = <T>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<T>,
  settings: Readonly<Record<string, string>> = SNAPSHOT_SETTINGS,
): Promise<T> =>
  inRepeatableTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    for (const [name, value] of Object.entries(settings))
      await sql`set local ${sql.ref(name)} = ${sql.lit(value)}`.execute(trx)
    return read(trx)
  })

/** As `inSnapshot`, for a reading of all of large tables. */
export const inLongSnapshot = <T>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => inSnapshot(db, read, LONG_SNAPSHOT_SETTINGS)
