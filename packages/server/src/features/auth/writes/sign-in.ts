// Signs a host in with email and password.
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import type { HostLanguage } from '@lifafa/contract/languages'
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
import { findHostByEmail } from '../reads.ts'
import { chooseLanguage } from './choose-language.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'keys' | 'settings'> & {
  device: Device
  caller: AccountAtNetwork
  now: Date
}
/** `language`: chosen before signing in. */
type Credentials = { email: string; password: string; language?: HostLanguage | undefined }
type SignedIn = { host: Row<'hosts'>; tokens: Tokens; isFirst: boolean }

/**
 * Throws Failure: `wrongCredentials`, `accountClosed`, `notVerified` (and mails a code where none is valid any more),
 * `tooManyRequests` where that cannot be mailed yet, `unavailable`.
 */
export async function signIn(deps: Deps, credentials: Credentials): Promise<SignedIn> {
  const { db, keys, now } = deps
  for (;;) {
    const host = await proveHost(deps, credentials)
    if (!host.email_verified_at) {
      await chooseLanguage(db, host, credentials.language, now)
      await requestCodeIfNeeded(deps, { purpose: 'host-verify', email: host.email }, deps.caller)
      throw new Failure('notVerified')
    }
    const opened = await openIfUnchanged(deps, host, credentials.language)
    // The password was changed, or its hash replaced, since it was checked: the stored hash decides.
    if (!opened) continue
    const owner = { audience: 'host', id: host.id } as const
    await renewIfOutdated(db, owner, host.password_hash, credentials.password)
    return {
      host: { ...host, language: opened.language },
      tokens: await sessionTokens(keys, owner, opened.session, now),
      isFirst: opened.isFirst,
    }
  }
}

async function proveHost(deps: Deps, { email, password }: Credentials): Promise<Row<'hosts'>> {
  const host = await provePassword(await findHostByEmail(deps.db, email), password, deps)
  // Revealed only with the right password.
  if (host.deactivated_at) throw new Failure('accountClosed')
  return host
}

/** Locks the host's row, so that a reset that ends all sessions also ends this one, or prevents it. */
const openIfUnchanged = (
  { db, device, now }: Deps,
  { id, password_hash }: Row<'hosts'>,
  chosen: HostLanguage | undefined,
) =>
  inTransaction(db, async (trx) => {
    const host = await trx
      .selectFrom('hosts')
      .select(['first_signed_in_at', 'language'])
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('deactivated_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!host) return undefined
    const isFirst = host.first_signed_in_at === null
    if (isFirst)
      await trx.updateTable('hosts').set({ first_signed_in_at: now }).where('id', '=', id).execute()
    const language = await chooseLanguage(trx, { id, language: host.language }, chosen, now)
    return { isFirst, language, session: await openSession(trx, { audience: 'host', id }, device, now) }
  })
