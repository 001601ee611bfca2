// Verifies a host's e-mail address: from then on the account opens.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { readAccessToken } from '../rules/access-token.ts'
import { tryCode, useCode } from './try-code.ts'

type Given = Pick<Services, 'db' | 'keys'> & { now: Date }

/** `access`: the token that signing up was answered with, where the caller has it. */
type Claim = { email: string; code: string; access?: string | undefined }

/**
 * The code proves the mailbox, and `access` that it is the registrant's: without it, whoever signed up last with
 * somebody else's address would have that person verify an account that is not theirs.
 * Throws Failure `wrongCode`; `expiredCode` also where somebody has signed up with this address since.
 */
export async function verifyEmail({ db, keys, now }: Given, { email, code, access }: Claim): Promise<void> {
  const registrant =
    access === undefined ? undefined : await readAccessToken(keys.hostAccess, 'host', access, now)
  if (access !== undefined && !registrant) throw new Failure('expiredCode')
  const right = await tryCode({ db, pepper: keys.codes, now }, { purpose: 'host-verify', email, code })
  await inTransaction(db, async (trx) => {
    await useCode(trx, right, now)
    await markEmailVerified(trx, email, registrant?.accountId, now)
  })
}

/** Throws Failure `expiredCode` when no account waits for it. */
async function markEmailVerified(
  trx: Transaction<Database>,
  email: string,
  hostId: string | undefined,
  now: Date,
): Promise<void> {
  const marked = await trx
    .updateTable('hosts')
    .set({ email_verified_at: now, updated_at: now })
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .$if(hostId !== undefined, (update) => update.where('id', '=', hostId ?? ''))
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) throw new Failure('expiredCode')
}
