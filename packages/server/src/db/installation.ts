// Reads which installation a database belongs to, and records that a backup of it was restored.
// Two installations that share a provider account use the id to tell their orders apart.
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** A UUID that is created with the database and is part of its backups: a restored or copied database has the same id. */
export async function getInstallationId(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}

/**
 * Records that this installation is served at `publicUrl` (an origin).
 * @returns the previous origin if it was another one: a second server may still run there on a copy of this database
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
 * Records that the provider knows an order or a payout which our books lack: a backup was restored (decision 25).
 * Until an administrator has compared our books with our bank, no payout is sent, no bank file is made, no hold is
 * shortened and no fee invoice is issued.
 * @param lostFrom when the provider's object was created. The provider lists it again and again; one from before
 * the last comparison belongs to the same restore.
 * @returns true when new
 */
export async function noteRestored(db: Kysely<Database>, now: Date, lostFrom = now): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ restored_at: now })
    .where('restored_at', 'is', null)
    .where(({ or, eb }) => or([eb('compared_at', 'is', null), eb('compared_at', '<', lostFrom)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When a restored backup was noticed whose payouts have not been compared with our bank yet; else null. */
export async function getRestoredAt(db: Kysely<Database>): Promise<Date | null> {
  return (await db.selectFrom('installation').select('restored_at').executeTakeFirstOrThrow()).restored_at
}

/** Records that `npm run backup` has written a file whole. */
export async function noteBackup(db: Kysely<Database>, now: Date): Promise<void> {
  await db.updateTable('installation').set({ backed_up_at: now }).execute()
}
