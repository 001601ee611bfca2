// Deletes expired codes, sessions, shared counters and sign-ups: they have no use, and a code's row reveals who requested it.
import { CODES_RETENTION_MS, SIGN_UPS_RETENTION_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

const AT_ONCE = 1000

type Deps = { db: Kysely<Database>; now: Date; signal: AbortSignal }

export async function deleteExpired(deps: Deps): Promise<void> {
  await untilFew(deps.signal, () => deleteTokens(deps))
  await untilFew(deps.signal, () => deleteCodes(deps))
  await untilFew(deps.signal, () => deleteCounters(deps))
  await untilFew(deps.signal, () => deleteSignUps(deps))
  await deleteAdminSignUps(deps)
}

/** Repeats while a full batch was deleted. */
async function untilFew(signal: AbortSignal, deleteSome: () => Promise<bigint>): Promise<void> {
  while (!signal.aborted && (await deleteSome()) === BigInt(AT_ONCE)) {}
}

/**
 * An expired token is invalid, stored or not. The first token of a family stays as long as any of the family may be
 * live: the family ends with it.
 */
async function deleteTokens({ db, now }: Deps): Promise<bigint> {
  const over = db
    .selectFrom('refresh_tokens')
    .select('id')
    .where('expires_at', '<=', now)
    .where(({ or, eb }) => or([eb('family_expires_at', '<=', now), eb('id', '!=', eb.ref('family_id'))]))
    .limit(AT_ONCE)
  return (await db.deleteFrom('refresh_tokens').where('id', 'in', over).executeTakeFirst()).numDeletedRows
}

async function deleteCodes({ db, now }: Deps): Promise<bigint> {
  const over = db
    .selectFrom('codes')
    .select('id')
    .where('requested_at', '<=', new Date(now.getTime() - CODES_RETENTION_MS))
    .limit(AT_ONCE)
  return (await db.deleteFrom('codes').where('id', 'in', over).executeTakeFirst()).numDeletedRows
}

async function deleteCounters({ db, now }: Deps): Promise<bigint> {
  const over = db.selectFrom('shared_counters').select('key').where('expires_at', '<=', now).limit(AT_ONCE)
  return (await db.deleteFrom('shared_counters').where('key', 'in', over).executeTakeFirst()).numDeletedRows
}

const lastSignUp = (now: Date): Date => new Date(now.getTime() - SIGN_UPS_RETENTION_MS)

/** An email address that is never verified may be somebody else's. Only sessions refer to such an account: it can do nothing. */
const deleteSignUps = ({ db, now }: Deps): Promise<bigint> =>
  inTransaction(db, async (trx) => {
    const over = await trx
      .selectFrom('hosts')
      .select('id')
      .where('email_verified_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .where('created_at', '<=', lastSignUp(now))
      .limit(AT_ONCE)
      .forUpdate()
      .execute()
    if (over.length === 0) return 0n
    const ids = over.map(({ id }) => id)
    await trx.deleteFrom('refresh_tokens').where('host_id', 'in', ids).execute()
    return (await trx.deleteFrom('hosts').where('id', 'in', ids).executeTakeFirst()).numDeletedRows
  })

/**
 * They are few: nobody signs up without the key. One whom an operator has removed (docs/operations.md) is unverified again; the actions in
 * the log keep that row.
 */
async function deleteAdminSignUps({ db, now }: Deps): Promise<void> {
  const over = await db
    .selectFrom('admins')
    .select('id')
    .where('email_verified_at', 'is', null)
    .where('created_at', '<=', lastSignUp(now))
    .execute()
  if (over.length === 0) return
  const ids = over.map(({ id }) => id)
  // Citus joins no local table, as the log is, with a shared one: two reads.
  const acted = await db.selectFrom('audit_log').select('admin_id').where('admin_id', 'in', ids).execute()
  const kept = new Set(acted.map(({ admin_id }) => admin_id))
  const unused = ids.filter((id) => !kept.has(id))
  if (unused.length > 0)
    await db.deleteFrom('admins').where('id', 'in', unused).where('email_verified_at', 'is', null).execute()
}
