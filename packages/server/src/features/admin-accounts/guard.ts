// Lets signed-in administrators in: a genuine, unexpired access token of one who is verified, in a session that goes on.
import { adminSentences } from '@lifafa/contract/sentences/admin'
import { Failure } from '../../http/failure.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../../sessions/access-token.ts'
import { readBearer } from '../../sessions/bearer.ts'
import { findAdminStanding } from './reads.ts'

/**
 * From the Authorization header to who calls: an administrator, and which of their sessions.
 * Throws Failure `notSignedIn` without a good token (a host's is none), `notVerified` before the e-mail is verified,
 * `sessionOver` in a session that was ended, or of somebody who no longer exists.
 */
export function adminGuard({ db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>) {
  return async (authorization: string | undefined): Promise<Caller> => {
    const caller = await readBearer(keys, 'admin', authorization, now(), adminSentences.notAuthenticated)
    const admin = await findAdminStanding(db, caller)
    if (!admin || admin.session_revoked_at) throw new Failure('sessionOver')
    if (!admin.email_verified_at) throw new Failure('notVerified')
    return caller
  }
}
