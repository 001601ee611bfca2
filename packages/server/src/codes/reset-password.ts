// Sets the forgotten password of a host or an administrator with a mailed code, and ends all sessions.
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Kysely, Transaction } from 'kysely'
import { recordActivity } from '../activities/writes.ts'
import { logAdminAction } from '../audit-log/writes.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { Failure, fieldFailure } from '../http/failure.ts'
import type { JobData } from '../jobs/job-kinds.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { LiveUpdates } from '../live-updates/live-updates.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import type { AccountAtNetwork } from '../passwords/known-networks.ts'
import type { Keys } from '../secrets.ts'
import type { Audience } from '../sessions/access-token.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { requestCode } from './request-code.ts'
import { tryCode, useCode } from './try-code.ts'

type Deps = { db: Kysely<Database>; jobs: Jobs; keys: Pick<Keys, 'codes'>; live: LiveUpdates; now: Date }
type Account = JobData['mail-password-changed'] & { id: string }

const PURPOSE = { host: 'host-reset', admin: 'admin-reset' } as const

/**
 * Returns the ticket. Takes the same time whether the account exists or not; only the job knows. Throws Failure `codeSentBefore`,
 * `tooManyRequests`.
 */
export const requestPasswordReset = (
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  audience: Audience,
  email: string,
  asker: AccountAtNetwork,
): Promise<string> =>
  inTransaction(db, (trx) =>
    requestCode({ trx, jobs, now }, { purpose: PURPOSE[audience], email }, asker, 'codeSentBefore'),
  )

/** Throws Failure: `invalidInput` for a common password, `wrongCode`, `expiredCode`, `unavailable`. */
export async function resetPassword(
  { db, jobs, keys, live, now }: Deps,
  audience: Audience,
  typed: { email: string; code: string; ticket?: string | undefined; newPassword: string },
  caller: AccountAtNetwork,
): Promise<void> {
  const { email, code, ticket, newPassword } = typed
  if (await isCommonPassword(newPassword)) throw fieldFailure('new_password', authSentences.passwordTooCommon)
  const right = await tryCode(
    { db, pepper: keys.codes, now },
    { purpose: PURPOSE[audience], email, code, ticket },
    caller,
  )
  const hash = await hashPassword(newPassword)
  const id = await inTransaction(db, async (trx) => {
    await useCode(trx, right, now)
    const account =
      audience === 'host' ? await setForHost(trx, email, hash, now) : await setForAdmin(trx, email, hash)
    if (!account) throw new Failure('expiredCode')
    const { id, ...addressee } = account
    await endSessions(trx, { audience, id }, now)
    if (audience === 'admin') await logAdminAction(trx, { action: 'password-reset', adminId: id, now })
    else
      await recordActivity(trx, { hostId: id, eventBoxId: null, action: 'password-changed', facts: {}, now })
    await jobs.add(trx, 'mail-password-changed', { ...addressee, account: audience })
    return id
  })
  if (audience === 'host') live.publish({ hostId: id })
}

const setForHost = (
  trx: Transaction<Database>,
  email: string,
  password_hash: string,
  now: Date,
): Promise<Account | undefined> =>
  trx
    .updateTable('hosts')
    .set((row) => ({
      password_hash,
      // The mailbox's owner owns the account from now on; a UPI ID for payouts may have been set by another person who signed up
      // with this address.
      is_contested: false,
      upi_id: row.case().when('email_verified_at', 'is', null).then(null).else(row.ref('upi_id')).end(),
      updated_at: now,
    }))
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .returning(['id', 'email', 'first_name as firstName', 'language'])
    .executeTakeFirst()

const setForAdmin = (
  trx: Transaction<Database>,
  email: string,
  password_hash: string,
): Promise<Account | undefined> =>
  trx
    .updateTable('admins')
    .set({ password_hash })
    .where('email', '=', email)
    // An unverified administrator signs up again, with the secret key.
    .where('email_verified_at', 'is not', null)
    .returning(['id', 'email', 'name as firstName'])
    .executeTakeFirst()
