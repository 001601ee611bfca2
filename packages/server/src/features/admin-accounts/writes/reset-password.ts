// Sets an administrator's new password with a mailed code, and ends all sessions.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { requestCode } from '../../../codes/request-code.ts'
import { tryCode, useCode } from '../../../codes/try-code.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { isCommonPassword } from '../../../passwords/common-passwords.ts'
import { hashPassword } from '../../../passwords/hash-password.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import type { Services } from '../../../services.ts'
import { endSessions } from '../../../sessions/end-sessions.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'keys'> & { now: Date }

const PURPOSE = 'admin-reset'

/**
 * Returns the ticket. Takes the same time whether the account exists or not; only the job knows. Throws Failure `codeSentBefore`,
 * `tooManyRequests`.
 */
export const requestPasswordReset = (
  { db, jobs, now }: Omit<Deps, 'keys'>,
  email: string,
  asker: AccountAtNetwork,
): Promise<string> =>
  inTransaction(db, (trx) =>
    requestCode({ trx, jobs, now }, { purpose: PURPOSE, email }, asker, 'codeSentBefore'),
  )

/** Throws Failure: `invalidInput` for a common password, `wrongCode`, `expiredCode`, `unavailable`. */
export async function resetPassword(
  { db, jobs, keys, now }: Deps,
  typed: { email: string; code: string; ticket?: string | undefined; newPassword: string },
  caller: AccountAtNetwork,
): Promise<void> {
  const { email, code, ticket, newPassword } = typed
  if (await isCommonPassword(newPassword)) throw fieldFailure('new_password', authSentences.passwordTooCommon)
  const right = await tryCode(
    { db, pepper: keys.codes, now },
    { purpose: PURPOSE, email, code, ticket },
    caller,
  )
  const password_hash = await hashPassword(newPassword)
  await inTransaction(db, async (trx) => {
    await useCode(trx, right, now)
    const admin = await trx
      .updateTable('admins')
      .set({ password_hash })
      .where('email', '=', email)
      // An unverified administrator signs up again, with the secret key.
      .where('email_verified_at', 'is not', null)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!admin) throw new Failure('expiredCode')
    await endSessions(trx, { audience: 'admin', id: admin.id }, now)
    await logAdminAction(trx, { action: 'password-reset', adminId: admin.id, now })
    await jobs.add(trx, 'mail-password-changed', { email, firstName: admin.name, account: 'admin' })
  })
}
