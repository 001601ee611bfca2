// Which installation a database is of, and whether a backup of it was restored.
// Two installations that share an account at the provider tell their orders apart by it.
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** A UUID, made with the database and kept by its back-ups: a restored or copied database is of the same installation. */
export async function getInstallationId(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}

/**
 * Remembers that this installation answers at `publicUrl` (an origin).
 * @returns where it answered before, if that was elsewhere: another server may still do so on a copy of this database
 */
export const moveInstallation = (db: Kysely<Database>, publicUrl: string): Promise<string | undefined> =>
  inTransaction(db, async (trx) => {
    const installation = trx.selectFrom('installation').select('public_url').forUpdate()
    const { public_url: before } = await installation.executeTakeFirstOrThrow()
    if (before === publicUrl) return undefined
    await trx.updateTable('installation').set({ public_url: publicUrl }).execute()
    return before ?? undefined
  })

/**
 * Notes that the provider knows of what our books have forgotten. What an administrator paid by hand since that backup nobody
 * can find for us: until it is compared with our bank, no payouts are sent. True where this is new.
 */
export async function noteRestored(db: Kysely<Database>, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ restored_at: now })
    .where('restored_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When a restored backup was noticed whose payouts nobody has compared with our bank yet; else null. */
export async function getRestoredAt(db: Kysely<Database>): Promise<Date | null> {
  return (await db.selectFrom('installation').select('restored_at').executeTakeFirstOrThrow()).restored_at
}
