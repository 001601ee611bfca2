// Erases a deleted host's rating.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function eraseRating(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx.deleteFrom('ratings').where('host_id', '=', hostId).execute()
}
