// Changes the password of a signed-in host and signs out other devices.
import { recordActivity } from '../../../activities/writes.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { replacePassword } from '../../../passwords/replace-password.ts'
import type { Services } from '../../../services.ts'
import { endOtherSessions } from '../../../sessions/end-sessions.ts'
import { findPasswordHash } from '../reads.ts'

type Deps = Pick<Services, 'db' | 'jobs'> & { now: Date }
type Asked = { hostId: string; sessionId: string; currentPassword: string; newPassword: string }

/** The session `sessionId` continues, all others of the host end. Throws what `replacePassword` throws. */
export const changePassword = (deps: Deps, asked: Asked): Promise<void> =>
  replacePassword(
    {
      findHash: () => findPasswordHash(deps.db, asked.hostId),
      setIfUnchanged: (hashes) => setIfUnchanged(deps, asked, hashes),
    },
    asked,
  )

/** The update locks the host's row, so a session that begins meanwhile ends, too, or does not begin. */
const setIfUnchanged = (
  { db, jobs, now }: Deps,
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
      .returning(['email', 'first_name', 'language'])
      .executeTakeFirst()
    if (!host) return false
    await endOtherSessions(trx, { audience: 'host', id: hostId }, sessionId, now)
    await recordActivity(trx, {
      hostId,
      eventBoxId: null,
      action: 'password-changed',
      facts: {},
      now,
    })
    await jobs.add(trx, 'mail-password-changed', {
      ...{ email: host.email, firstName: host.first_name, language: host.language },
    })
    return true
  })
