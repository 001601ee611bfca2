// Erases what we know of a deleted host's linked accounts; their transfers name them by the provider's ids alone.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function eraseLinkedAccounts(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx.deleteFrom('linked_accounts').where('host_id', '=', hostId).execute()
}
