// Deletes codes, sessions and shared counters that are over: nothing can be done with them, and a code's row tells who asked
// for one.
import { CODES_RETENTION_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

const AT_ONCE = 1000

type Deps = { db: Kysely<Database>; now: Date; signal: AbortSignal }

export async function deleteWhatIsOver(deps: Deps): Promise<void> {
  await untilFew(deps.signal, () => deleteTokens(deps))
  await untilFew(deps.signal, () => deleteCodes(deps))
  await untilFew(deps.signal, () => deleteCounters(deps))
}

/** Again and again, as long as there is as much to delete as is deleted at once. */
async function untilFew(signal: AbortSignal, deleteSome: () => Promise<bigint>): Promise<void> {
  while (!signal.aborted && (await deleteSome()) === BigInt(AT_ONCE)) {}
}

/**
 * An expired token opens nothing, whether we know it or not. The first of a family stays as long as any of it may live: with
 * it the family ends.
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
    .select(['purpose', 'email'])
    .where('requested_at', '<=', new Date(now.getTime() - CODES_RETENTION_MS))
    .limit(AT_ONCE)
  const { numDeletedRows } = await db
    .deleteFrom('codes')
    .where(({ refTuple }) => refTuple('purpose', 'email'), 'in', over.$asTuple('purpose', 'email'))
    .executeTakeFirst()
  return numDeletedRows
}

async function deleteCounters({ db, now }: Deps): Promise<bigint> {
  const over = db.selectFrom('shared_counters').select('key').where('expires_at', '<=', now).limit(AT_ONCE)
  return (await db.deleteFrom('shared_counters').where('key', 'in', over).executeTakeFirst()).numDeletedRows
}
