// Signs an administrator in with email and password.
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { requestCodeIfNeeded } from '../../../codes/request-code-if-needed.ts'
import type { Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Device } from '../../../http/device.ts'
import { Failure } from '../../../http/failure.ts'
import { provePassword } from '../../../passwords/hash-password.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import { renewIfOutdated } from '../../../passwords/stored-hash.ts'
import type { Services } from '../../../services.ts'
import { openSession, sessionTokens } from '../../../sessions/open-session.ts'
import { findAdminByEmail } from '../reads.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'keys' | 'settings'> & {
  device: Device
  caller: AccountAtNetwork
  now: Date
}
type Credentials = { email: string; password: string }
type SignedIn = { admin: Row<'admins'>; tokens: Tokens }

/**
 * Throws Failure: `wrongCredentials`, `notVerified` (and mails a code where none is valid any more), `tooManyRequests` where that cannot
 * be mailed yet, `unavailable`.
 */
export async function signIn(deps: Deps, { email, password }: Credentials): Promise<SignedIn> {
  const { db, keys, now } = deps
  for (;;) {
    const admin = await provePassword(await findAdminByEmail(db, email), password, deps)
    if (!admin.email_verified_at) {
      await requestCodeIfNeeded(deps, { purpose: 'admin-verify', email }, deps.caller)
      throw new Failure('notVerified')
    }
    const owner = { audience: 'admin', id: admin.id } as const
    const session = await openIfUnchanged(deps, admin)
    // The password was changed, or its hash replaced, since it was checked: the stored hash decides.
    if (!session) continue
    await renewIfOutdated(db, owner, admin.password_hash, password)
    return { admin, tokens: await sessionTokens(keys, owner, session, now) }
  }
}

/** Locks the row, so that a reset that ends all sessions also ends this one, or prevents it. */
const openIfUnchanged = ({ db, device, now }: Deps, { id, password_hash }: Row<'admins'>) =>
  inTransaction(db, async (trx) => {
    const admin = await trx
      .selectFrom('admins')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!admin) return undefined
    await logAdminAction(trx, { action: 'signed-in', adminId: id, now })
    return openSession(trx, { audience: 'admin', id }, device, now)
  })
