// Changes the password of a signed-in host or administrator, who confirms it with the current one, and signs out other devices.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { Kysely, Transaction } from 'kysely'
import { recordActivity } from '../activities/writes.ts'
import { logAdminAction } from '../audit-log/writes.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { Failure, fieldFailure } from '../http/failure.ts'
import type { JobData } from '../jobs/job-kinds.ts'
import type { Jobs } from '../jobs/queue.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import type { Owner } from '../sessions/owner.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkPassword, hashPassword } from './hash-password.ts'
import { findPasswordHash } from './stored-hash.ts'

type Deps = { db: Kysely<Database>; jobs: Jobs; now: Date }
type Asked = { sessionId: string; currentPassword: string; newPassword: string }
type Hashes = { current: string; next: string }
type Addressee = JobData['mail-password-changed']

/**
 * The session `sessionId` continues, all others of the account end. Throws Failure: `invalidInput` for a common password or a
 * wrong current one, `sessionOver` for a deleted or deactivated account, `unavailable`.
 */
export async function changePassword(
  deps: Deps,
  owner: Owner,
  { sessionId, currentPassword, newPassword }: Asked,
): Promise<void> {
  if (await isCommonPassword(newPassword)) throw fieldFailure('new_password', authSentences.passwordTooCommon)
  for (;;) {
    const current = await findPasswordHash(deps.db, owner)
    if (current === undefined) throw new Failure('sessionOver')
    if (!(await checkPassword(currentPassword, current)))
      throw fieldFailure('current_password', profileSentences.currentPasswordWrong)
    const next = await hashPassword(newPassword)
    // False means that it was changed, or rehashed, since it was checked: the stored one counts.
    if (await setIfUnchanged(deps, owner, sessionId, { current, next })) return
  }
}

/** The update locks the account's row, so a session that begins meanwhile ends, too, or does not begin. */
const setIfUnchanged = (
  { db, jobs, now }: Deps,
  owner: Owner,
  sessionId: string,
  hashes: Hashes,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const { audience, id } = owner
    const addressee =
      audience === 'host' ? await setForHost(trx, id, hashes, now) : await setForAdmin(trx, id, hashes)
    if (!addressee) return false
    await endOtherSessions(trx, owner, sessionId, now)
    const action = 'password-changed'
    if (audience === 'host')
      await recordActivity(trx, { hostId: id, eventBoxId: null, action, facts: {}, now })
    else await logAdminAction(trx, { action, adminId: id, now })
    await jobs.add(trx, 'mail-password-changed', { ...addressee, account: audience })
    return true
  })

const setForHost = (
  trx: Transaction<Database>,
  id: string,
  { current, next }: Hashes,
  now: Date,
): Promise<Addressee | undefined> =>
  trx
    .updateTable('hosts')
    .set({ password_hash: next, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', current)
    .where('deactivated_at', 'is', null)
    .returning(['email', 'first_name as firstName', 'language'])
    .executeTakeFirst()

const setForAdmin = (
  trx: Transaction<Database>,
  id: string,
  { current, next }: Hashes,
): Promise<Addressee | undefined> =>
  trx
    .updateTable('admins')
    .set({ password_hash: next })
    .where('id', '=', id)
    .where('password_hash', '=', current)
    .returning(['email', 'name as firstName'])
    .executeTakeFirst()
