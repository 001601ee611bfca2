// Authenticates administrators: a valid access token of a verified administrator, in a session that has not ended.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { Failure } from '../../http/failure.ts'
import type { Guard } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readBearer } from '../../sessions/bearer.ts'
import { rememberEndedSessions } from '../../sessions/ended-sessions.ts'
import { findAdminStatus } from './reads.ts'

/**
 * Returns the administrator and session of an Authorization header. Throws Failure `notSignedIn` without a valid token (a host's is
 * not), `notVerified` before the email is verified, `sessionOver` if the session has ended or the account is gone.
 */
export function adminGuard({ db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>): Guard {
  const ended = rememberEndedSessions()
  return async (authorization, count) => {
    const caller = await readBearer(keys, 'admin', authorization, now(), adminSentences.notAuthenticated)
    if (ended.has(caller.sessionId)) throw new Failure('sessionOver')
    await count?.(caller)
    const admin = await findAdminStatus(db, caller)
    if (admin?.session_revoked_at) ended.add(caller.sessionId)
    if (!admin || admin.session_revoked_at) throw new Failure('sessionOver')
    if (!admin.email_verified_at) throw new Failure('notVerified')
    return caller
  }
}
