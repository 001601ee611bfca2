// Signs a host up: stores a pending account, and mails the code that verifies its email.
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { requestCode } from '../../../codes/request-code.ts'
import type { Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Device } from '../../../http/device.ts'
import { fieldFailure } from '../../../http/failure.ts'
import { HASH_OF_NOTHING } from '../../../passwords/argon2id.ts'
import { isCommonPassword } from '../../../passwords/common-passwords.ts'
import { checkPassword, hashPassword } from '../../../passwords/hash-password.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import type { Services } from '../../../services.ts'
import { openSession, sessionTokens } from '../../../sessions/open-session.ts'
import { findHostByEmail } from '../reads.ts'
import { emailTaken, type HostDetails, openHostAccount } from './open-host-account.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'keys'> & { device: Device; caller: AccountAtNetwork; now: Date }

/**
 * A second sign-up before the email is verified replaces the pending account and sends a new code. The same password means the same
 * person; any other makes the address contested (decision 9). Throws Failure: `invalidInput` for a common password, `emailTaken`,
 * `tooManyRequests` when the last code was sent less than a minute ago (nothing is replaced then), `unavailable`.
 */
export async function register(
  { db, jobs, keys, device, caller, now }: Deps,
  details: HostDetails & { password: string },
): Promise<{ host: Row<'hosts'>; tokens: Tokens; ticket: string }> {
  const { email, password } = details
  if (await isCommonPassword(password)) throw fieldFailure('password', authSentences.passwordTooCommon)
  const replaced = await findHostByEmail(db, email)
  // Takes the same time where no account is pending, and where the address is taken.
  const isSamePerson = await checkPassword(password, replaced?.password_hash ?? HASH_OF_NOTHING, caller.line)
  const isContested = replaced !== undefined && (replaced.is_contested || !isSamePerson)
  const passwordHash = await hashPassword(password, caller.line)
  if (replaced?.email_verified_at || replaced?.deactivated_at) throw emailTaken()

  const { host, owner, session, ticket } = await inTransaction(db, async (trx) => {
    const ticket = await requestCode({ trx, jobs, now }, { purpose: 'host-verify', email }, caller)
    const host = await openHostAccount(trx, { details, passwordHash, isContested, replaced, now })
    const owner = { audience: 'host', id: host.id } as const
    return { host, owner, ticket, session: await openSession(trx, owner, device, now) }
  })
  return { host, ticket, tokens: await sessionTokens(keys, owner, session, now) }
}
