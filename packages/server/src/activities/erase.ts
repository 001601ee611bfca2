// Erases a deleted host's activity feed.
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

export async function eraseActivities(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx.deleteFrom('activities').where('host_id', '=', hostId).execute()
}
