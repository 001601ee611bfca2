// Deletes expired codes, sessions and shared counters: they have no use, and a code's row reveals who requested it.
import { CODES_RETENTION_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

const AT_ONCE = 1000

type Deps = { db: Kysely<Database>; now: Date; signal: AbortSignal }

export async function deleteExpired(deps: Deps): Promise<void> {
  await untilFew(deps.signal, () => deleteTokens(deps))
  await untilFew(deps.signal, () => deleteCodes(deps))
  await untilFew(deps.signal, () => deleteCounters(deps))
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
