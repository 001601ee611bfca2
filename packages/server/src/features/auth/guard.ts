// Lets signed-in hosts in: a genuine, unexpired access token of a host who is verified and not shut out, in a session that goes on.
import { Failure } from '../../http/failure.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../../sessions/access-token.ts'
import { readBearer } from '../../sessions/bearer.ts'
import { findCallerStanding } from './reads.ts'

/**
 * From the Authorization header to who calls: a host, and which of their sessions.
 * Throws Failure `notSignedIn` without a good token, `notVerified` before the e-mail is verified, `sessionOver` for a
 * host who was shut out or no longer exists, and in a session that was ended (logged out, reset, reused).
 */
export function hostGuard({ db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>) {
  return async (authorization: string | undefined): Promise<Caller> => {
    const caller = await readBearer(keys, 'host', authorization, now())
    const host = await findCallerStanding(db, caller)
    if (!host || host.deactivated_at || host.session_revoked_at) throw new Failure('sessionOver')
    if (!host.email_verified_at) throw new Failure('notVerified')
    return caller
  }
}
