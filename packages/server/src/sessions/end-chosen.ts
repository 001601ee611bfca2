// Ends sessions that a user chose in the list of their sessions.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { Failure } from '../http/failure.ts'
import { endOtherSessions, endOwnSession } from './end-sessions.ts'
import type { Owner } from './owner.ts'

/** Further rows to write in the same transaction. */
type Note = (trx: Transaction<Database>) => Promise<void>

type Ending = {
  owner: Owner
  /** The session to end, or, for `endOthers`, the one to keep. */
  sessionId: string
  now: Date
  note?: Note
}

/** Throws Failure `notFound` if it has ended already, never existed, or belongs to another account. */
export const endOne = (db: Kysely<Database>, { owner, sessionId, now, note }: Ending): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await endOwnSession(trx, owner, sessionId, now))) throw new Failure('notFound')
    await note?.(trx)
  })

/** Locks the account's row, as a sign-in does: a session that begins meanwhile ends too, or begins after this. */
export const endOthers = (db: Kysely<Database>, { owner, sessionId, now, note }: Ending): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .selectFrom(accounts[owner.audience])
      .select('id')
      .where('id', '=', owner.id)
      .forNoKeyUpdate()
      .execute()
    await endOtherSessions(trx, owner, sessionId, now)
    await note?.(trx)
  })

const accounts = { host: 'hosts', admin: 'admins' } as const
