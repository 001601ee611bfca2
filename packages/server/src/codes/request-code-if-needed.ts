// Requests a verification code for a user who signs in before the address is verified, unless one is still valid.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { AccountAtNetwork } from '../passwords/known-networks.ts'
import { type CodeFor, requestCode } from './request-code.ts'
import { isCodeAlive } from './try-code.ts'

type Deps = { db: Kysely<Database>; jobs: Jobs; now: Date }

/**
 * A valid code stays: a user who has just found it in the mail must be able to use it. Throws Failure: `notVerified` while one is on
 * its way, `tooManyRequests` where none may be mailed yet. Only who has proven the password learns it.
 */
export async function requestCodeIfNeeded(
  { db, jobs, now }: Deps,
  wanted: CodeFor,
  asker: AccountAtNetwork,
): Promise<void> {
  if (await isCodeAlive(db, wanted, now)) return
  await inTransaction(db, (trx) => requestCode({ trx, jobs, now }, wanted, asker, 'notVerified'))
}
