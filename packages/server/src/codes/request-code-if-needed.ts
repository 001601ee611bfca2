// Takes on the mailing of a code to somebody who signs in before the address is verified, unless one is good already.
import { inTransaction } from '../db/transaction.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { type CodeFor, requestCode } from './request-code.ts'
import { isCodeAlive } from './try-code.ts'

type Given = Pick<Services, 'db' | 'jobs'> & { now: Date }

/** A code that is still good stays: whoever has just found it in the mail is not to find it dead. */
export async function requestCodeIfNeeded({ db, jobs, now }: Given, wanted: CodeFor): Promise<void> {
  if (await isCodeAlive(db, wanted, now)) return
  try {
    await inTransaction(db, (trx) => requestCode({ trx, jobs, now }, wanted))
  } catch (error) {
    // The last letter is a minute old at most, or the fifth of this hour.
    if (!(error instanceof Failure && error.key === 'tooManyRequests')) throw error
  }
}
