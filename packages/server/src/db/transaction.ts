// The one way to a transaction, and the guard that catches a use of the outer handle inside it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, KyselyPlugin, Transaction } from 'kysely'
import type { Database } from './tables.ts'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

const refuseInsideTransaction = (): void => {
  if (current.getStore()?.isOpen)
    throw new Error('Inside a transaction use its own handle: the outer one would wait for ever or leave it.')
}

/** For the outer handle: on one connection its use inside a transaction would wait for ever, on many it would silently leave the transaction. */
export const transactionGuard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction()
    return node
  },
  transformResult: async ({ result }) => result,
}

const MAX_ATTEMPTS = 4
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED)

const attempt = <T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
  const scope = { isOpen: true }
  return current.run(scope, async () => {
    try {
      // Begin and commit pass by the plugins; the handle inside has none, so it alone may be used.
      return await db.transaction().execute((trx) => work(trx.withoutPlugins()))
    } finally {
      // What was started inside and lives on (a timer, an event) may use the outer handle again.
      scope.isOpen = false
    }
  })
}

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it throws.
 * On a serialization failure or a deadlock it runs again, at most four times in all, so `work` touches nothing but `trx`:
 * no outside call, mail or password hash inside (on PGlite all others wait meanwhile).
 */
export const inTransaction = async <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  refuseInsideTransaction()
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt(db, work)
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isWorthRetrying(error)) throw error
      await delay(Math.random() * 20 * 2 ** attempts)
    }
  }
}
