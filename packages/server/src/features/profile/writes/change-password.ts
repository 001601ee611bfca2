// Sets the password that a signed-in host chose, who proves it with the current one; other devices are signed out.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/profile'
import type { Kysely } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { isCommonPassword } from '../../../passwords/common-passwords.ts'
import { checkPassword, hashPassword } from '../../../passwords/hash-password.ts'
import type { Services } from '../../../services.ts'
import { endOtherSessions } from '../../../sessions/end-sessions.ts'
import { findPasswordHash } from '../reads.ts'

type Given = Pick<Services, 'db' | 'jobs'> & { now: Date }
type Asked = { hostId: string; sessionId: string; currentPassword: string; newPassword: string }

/**
 * The session `sessionId` goes on, all others of the host end.
 * Throws Failure: `invalidInput` for a common password or a wrong current one, `sessionOver` for a host who was shut out
 * meanwhile, `unavailable`.
 */
export async function changePassword(given: Given, asked: Asked): Promise<void> {
  if (isCommonPassword(asked.newPassword)) throw fieldFailure('new_password', authSentences.passwordTooCommon)
  for (;;) {
    const current = await proveCurrentPassword(given.db, asked)
    const isSet = await setIfUnchanged(given, asked, { current, next: await hashPassword(asked.newPassword) })
    // Otherwise it was changed, or hashed anew, since it was checked: what counts is the one that stands.
    if (isSet) return
  }
}

/** The hash that the current password was checked against. */
async function proveCurrentPassword(
  db: Kysely<Database>,
  { hostId, currentPassword }: Asked,
): Promise<string> {
  const hash = await findPasswordHash(db, hostId)
  if (hash === undefined) throw new Failure('sessionOver')
  if (!(await checkPassword(currentPassword, hash)))
    throw fieldFailure('current_password', profileSentences.currentPasswordWrong)
  return hash
}

/** The host's row is locked from its update on, so a session that begins meanwhile ends, too, or does not begin. */
const setIfUnchanged = (
  { db, jobs, now }: Given,
  { hostId, sessionId }: Asked,
  hashes: { current: string; next: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const host = await trx
      .updateTable('hosts')
      .set({ password_hash: hashes.next, updated_at: now })
      .where('id', '=', hostId)
      .where('password_hash', '=', hashes.current)
      .where('deactivated_at', 'is', null)
      .returning(['email', 'first_name'])
      .executeTakeFirst()
    if (!host) return false
    await endOtherSessions(trx, { audience: 'host', id: hostId }, sessionId, now)
    await recordActivity(trx, {
      hostId,
      eventBoxId: null,
      action: 'password-changed',
      description: 'Your password was changed; other devices were signed out',
      now,
    })
    await jobs.add(trx, 'mail-password-changed', { email: host.email, firstName: host.first_name })
    return true
  })
