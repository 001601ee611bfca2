// Authenticates hosts: a valid access token of a verified, active host, in a session that has not ended.
import { Failure } from '../../http/failure.ts'
import type { Guard } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readBearer } from '../../sessions/bearer.ts'
import { rememberEndedSessions } from '../../sessions/ended-sessions.ts'
import { findCallerStatus } from './reads.ts'

/**
 * Returns the host and session of an Authorization header. Throws Failure `notSignedIn` without a valid token, `notVerified` before
 * the email is verified, `sessionOver` if the host is deactivated or deleted, or the session has ended (logged out, reset, reused).
 */
export function hostGuard({ db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>): Guard {
  const ended = rememberEndedSessions()
  return async (authorization, count) => {
    const caller = await readBearer(keys, 'host', authorization, now())
    if (ended.has(caller.sessionId)) throw new Failure('sessionOver')
    await count?.(caller)
    const host = await findCallerStatus(db, caller)
    if (host?.session_revoked_at) ended.add(caller.sessionId)
    if (!host || host.deactivated_at || host.session_revoked_at) throw new Failure('sessionOver')
    if (!host.email_verified_at) throw new Failure('notVerified')
    return caller
  }
}
