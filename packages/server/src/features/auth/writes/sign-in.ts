// Signs a host in with e-mail and password.
import type { Tokens } from '@lifafa/contract/endpoints/auth'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { HASH_OF_NOTHING, isOutdated } from '../../../passwords/argon2id.ts'
import { checkPassword, hashPassword } from '../../../passwords/hash-password.ts'
import type { Services } from '../../../services.ts'
import { openSession, sessionTokens } from '../../../sessions/open-session.ts'
import { findHostByEmail } from '../reads.ts'
import { type CodeFor, requestCode } from './request-code.ts'
import { isCodeAlive } from './try-code.ts'

type Given = Pick<Services, 'db' | 'jobs' | 'keys'> & { now: Date }
type Credentials = { email: string; password: string }
type SignedIn = { host: Row<'hosts'>; tokens: Tokens; isFirst: boolean }

/** Throws Failure: `wrongCredentials`, `notVerified` (and mails a code where none is good any more), `unavailable`. */
export async function signIn(given: Given, credentials: Credentials): Promise<SignedIn> {
  const { db, keys, now } = given
  for (;;) {
    const host = await proveHost(db, credentials)
    if (!host.email_verified_at) {
      await requestCodeIfNeeded(given, host.email)
      throw new Failure('notVerified')
    }
    const opened = await openIfUnchanged(db, host, now)
    // The password was changed, or hashed anew, since it was checked: what counts is the one that stands.
    if (!opened) continue
    if (isOutdated(host.password_hash)) await renewHash(db, host, credentials.password)
    return {
      host,
      tokens: await sessionTokens(keys, { audience: 'host', id: host.id }, opened.session, now),
      isFirst: opened.isFirst,
    }
  }
}

/** Takes as long, and says the same, for an account that is not there. */
async function proveHost(db: Kysely<Database>, { email, password }: Credentials): Promise<Row<'hosts'>> {
  const host = await findHostByEmail(db, email)
  const isRight = await checkPassword(password, host?.password_hash ?? HASH_OF_NOTHING)
  if (!host || !isRight || host.deactivated_at) throw new Failure('wrongCredentials')
  return host
}

/** The host's row is locked, so a reset that ends all sessions ends this one too, or makes it not begin. */
const openIfUnchanged = (db: Kysely<Database>, { id, password_hash }: Row<'hosts'>, now: Date) =>
  inTransaction(db, async (trx) => {
    const host = await trx
      .selectFrom('hosts')
      .select('first_signed_in_at')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('deactivated_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!host) return undefined
    const isFirst = host.first_signed_in_at === null
    if (isFirst)
      await trx.updateTable('hosts').set({ first_signed_in_at: now }).where('id', '=', id).execute()
    return { isFirst, session: await openSession(trx, { audience: 'host', id }, now) }
  })

async function renewHash(db: Kysely<Database>, host: Row<'hosts'>, password: string): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', host.id)
    .where('password_hash', '=', host.password_hash)
    .execute()
}

/** A code that is still good stays: whoever has just found it in the mail is not to find it dead. */
async function requestCodeIfNeeded({ db, jobs, now }: Given, email: string): Promise<void> {
  const wanted: CodeFor = { purpose: 'host-verify', email }
  if (await isCodeAlive(db, wanted, now)) return
  try {
    await inTransaction(db, (trx) => requestCode({ trx, jobs, now }, wanted))
  } catch (error) {
    // The last letter is a minute old at most, or the fifth of this hour.
    if (!(error instanceof Failure && error.key === 'tooManyRequests')) throw error
  }
}
