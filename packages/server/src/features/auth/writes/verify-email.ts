// Verifies a host's e-mail address: from then on the account opens.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { tryCode, useCode } from './try-code.ts'

type Given = Pick<Services, 'db' | 'keys'> & { now: Date }

/** Throws Failure `wrongCode` or `expiredCode`. */
export async function verifyEmail({ db, keys, now }: Given, email: string, code: string): Promise<void> {
  const right = await tryCode({ db, pepper: keys.codes, now }, { purpose: 'host-verify', email, code })
  await inTransaction(db, async (trx) => {
    await useCode(trx, right, now)
    await markEmailVerified(trx, email, now)
  })
}

/** Throws Failure `expiredCode` when no account waits for it. */
async function markEmailVerified(trx: Transaction<Database>, email: string, now: Date): Promise<void> {
  const marked = await trx
    .updateTable('hosts')
    .set({ email_verified_at: now, updated_at: now })
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) throw new Failure('expiredCode')
}
