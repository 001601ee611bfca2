// Sets a new password with a mailed code, and ends all sessions.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { requestCode } from '../../../codes/request-code.ts'
import { tryCode, useCode } from '../../../codes/try-code.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { isCommonPassword } from '../../../passwords/common-passwords.ts'
import { hashPassword } from '../../../passwords/hash-password.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import type { Services } from '../../../services.ts'
import { endSessions } from '../../../sessions/end-sessions.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'keys' | 'live'> & { now: Date }

const PURPOSE = 'host-reset'

/**
 * Returns the ticket. Takes the same time whether the account exists or not; only the job knows. Throws Failure `codeSentBefore`,
 * `tooManyRequests`.
 */
export const requestPasswordReset = (
  { db, jobs, now }: Omit<Deps, 'keys' | 'live'>,
  email: string,
  asker: AccountAtNetwork,
): Promise<string> =>
  inTransaction(db, (trx) =>
    requestCode({ trx, jobs, now }, { purpose: PURPOSE, email }, asker, 'codeSentBefore'),
  )

/** Throws Failure: `invalidInput` for a common password, `wrongCode`, `expiredCode`, `unavailable`. */
export async function resetPassword(
  { db, jobs, keys, live, now }: Deps,
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
  const hostId = await inTransaction(db, async (trx) => {
    await useCode(trx, right, now)
    const host = await trx
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
      .returning(['id', 'first_name', 'language'])
      .executeTakeFirst()
    if (!host) throw new Failure('expiredCode')
    await endSessions(trx, { audience: 'host', id: host.id }, now)
    await jobs.add(trx, 'mail-password-changed', {
      email,
      firstName: host.first_name,
      language: host.language,
    })
    return host.id
  })
  live.publish({ hostId })
}
