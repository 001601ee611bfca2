// Signs an administrator in with e-mail and password.
import type { Tokens } from '@lifafa/contract/endpoints/auth'
import type { Kysely } from 'kysely'
import { recordAdminDeed } from '../../../admin-deeds/writes.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { HASH_OF_NOTHING, isOutdated } from '../../../passwords/argon2id.ts'
import { checkPassword, hashPassword } from '../../../passwords/hash-password.ts'
import type { Services } from '../../../services.ts'
import { openSession, sessionTokens } from '../../../sessions/open-session.ts'
import { findAdminByEmail } from '../reads.ts'

type Given = Pick<Services, 'db' | 'keys'> & { now: Date }
type Credentials = { email: string; password: string }
type SignedIn = { admin: Row<'admins'>; tokens: Tokens }

/** Throws Failure: `wrongCredentials`, `notVerified`, `unavailable`. */
export async function signIn({ db, keys, now }: Given, credentials: Credentials): Promise<SignedIn> {
  for (;;) {
    const admin = await proveAdmin(db, credentials)
    if (!admin.email_verified_at) throw new Failure('notVerified')
    const owner = { audience: 'admin', id: admin.id } as const
    const session = await openIfUnchanged(db, admin, now)
    // The password was changed, or hashed anew, since it was checked: what counts is the one that stands.
    if (!session) continue
    if (isOutdated(admin.password_hash)) await renewHash(db, admin, credentials.password)
    return { admin, tokens: await sessionTokens(keys, owner, session, now) }
  }
}

/** Takes as long, and says the same, for an account that is not there. */
async function proveAdmin(db: Kysely<Database>, { email, password }: Credentials): Promise<Row<'admins'>> {
  const admin = await findAdminByEmail(db, email)
  const isRight = await checkPassword(password, admin?.password_hash ?? HASH_OF_NOTHING)
  if (!admin || !isRight) throw new Failure('wrongCredentials')
  return admin
}

/** The row is locked, so a reset that ends all sessions ends this one too, or makes it not begin. */
const openIfUnchanged = (db: Kysely<Database>, { id, password_hash }: Row<'admins'>, now: Date) =>
  inTransaction(db, async (trx) => {
    const admin = await trx
      .selectFrom('admins')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!admin) return undefined
    await recordAdminDeed(trx, { deed: 'signed-in', adminId: id, now })
    return openSession(trx, { audience: 'admin', id }, now)
  })

async function renewHash(db: Kysely<Database>, admin: Row<'admins'>, password: string): Promise<void> {
  await db
    .updateTable('admins')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', admin.id)
    .where('password_hash', '=', admin.password_hash)
    .execute()
}
