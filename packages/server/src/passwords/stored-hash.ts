// Reads the stored hash of a host's or an administrator's password, and renews one of a lower cost.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { accountTable, type Owner } from '../sessions/owner.ts'
import { isOutdated } from './argon2id.ts'
import { hashPassword } from './hash-password.ts'

/** Undefined if the account is gone, or its host deactivated. An administrator is never deactivated. */
export async function findPasswordHash(
  db: Kysely<Database>,
  { audience, id }: Owner,
): Promise<string | undefined> {
  const account =
    audience === 'host'
      ? await db
          .selectFrom('hosts')
          .select('password_hash')
          .where('id', '=', id)
          .where('deactivated_at', 'is', null)
          .executeTakeFirst()
      : await db.selectFrom('admins').select('password_hash').where('id', '=', id).executeTakeFirst()
  return account?.password_hash
}

/** `known`: the hash that `password` matched; one that replaced it meanwhile stays. Throws Failure `unavailable`. */
export async function renewIfOutdated(
  db: Kysely<Database>,
  { audience, id }: Owner,
  known: string,
  password: string,
): Promise<void> {
  if (!isOutdated(known)) return
  const password_hash = await hashPassword(password)
  // On Citus, two updates of one account may deadlock: a transaction is repeated.
  await inTransaction(db, (trx) =>
    trx
      .updateTable(accountTable[audience])
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', known)
      .execute(),
  )
}
