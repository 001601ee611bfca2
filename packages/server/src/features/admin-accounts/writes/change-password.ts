// Changes the password of a signed-in administrator and signs out other devices.
import { logAdminAction } from '../../../audit-log/writes.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { replacePassword } from '../../../passwords/replace-password.ts'
import type { Services } from '../../../services.ts'
import { endOtherSessions } from '../../../sessions/end-sessions.ts'
import { findAdminPasswordHash } from '../reads.ts'

type Deps = Pick<Services, 'db' | 'jobs'> & { now: Date }
type Asked = { adminId: string; sessionId: string; currentPassword: string; newPassword: string }

/** The session `sessionId` continues, all others of the administrator end. Throws what `replacePassword` throws. */
export const changePassword = (deps: Deps, asked: Asked): Promise<void> =>
  replacePassword(
    {
      findHash: () => findAdminPasswordHash(deps.db, asked.adminId),
      setIfUnchanged: (hashes) => setIfUnchanged(deps, asked, hashes),
    },
    asked,
  )

/** The update locks the row, so a session that begins meanwhile ends, too, or does not begin. */
const setIfUnchanged = (
  { db, jobs, now }: Deps,
  { adminId, sessionId }: Asked,
  hashes: { current: string; next: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const admin = await trx
      .updateTable('admins')
      .set({ password_hash: hashes.next })
      .where('id', '=', adminId)
      .where('password_hash', '=', hashes.current)
      .returning(['email', 'name'])
      .executeTakeFirst()
    if (!admin) return false
    await endOtherSessions(trx, { audience: 'admin', id: adminId }, sessionId, now)
    await logAdminAction(trx, { action: 'password-changed', adminId, now })
    await jobs.add(trx, 'mail-password-changed', {
      email: admin.email,
      firstName: admin.name,
      account: 'admin',
    })
    return true
  })
