// At which networks the owner of an account has signed in: there a stranger's guesses from elsewhere delay nobody.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'

export async function isKnownNetwork(db: Kysely<Database>, key: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('shared_counters')
    .select('key')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** For `keepMs` from now; what was counted under `forget` is forgotten. */
export async function rememberNetwork(
  db: Kysely<Database>,
  { home, forget }: { home: string; forget: string },
  now: Date,
  keepMs: number,
): Promise<void> {
  const row = { count: 0, counted_at: now, expires_at: new Date(now.getTime() + keepMs) }
  await db.deleteFrom('shared_counters').where('key', '=', forget).execute()
  await db
    .insertInto('shared_counters')
    .values({ key: home, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
