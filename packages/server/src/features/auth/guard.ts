// Authenticates hosts: a valid access token of a verified, active host, in a session that has not ended.
import { Failure } from '../../http/failure.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../../sessions/access-token.ts'
import { readBearer } from '../../sessions/bearer.ts'
import { findCallerStatus } from './reads.ts'

/**
 * Answers the host and session of an Authorization header. Throws Failure `notSignedIn` without a valid token,
 * `notVerified` before the email is verified, `sessionOver` where the host is deactivated or deleted, or the session
 * has ended (logged out, reset, reused).
 */
export function hostGuard({ db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>) {
  return async (authorization: string | undefined): Promise<Caller> => {
    const caller = await readBearer(keys, 'host', authorization, now())
    const host = await findCallerStatus(db, caller)
    if (!host || host.deactivated_at || host.session_revoked_at) throw new Failure('sessionOver')
    if (!host.email_verified_at) throw new Failure('notVerified')
    return caller
  }
}
