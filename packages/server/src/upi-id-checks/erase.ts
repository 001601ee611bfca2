// Erases a deleted host's earlier UPI IDs, and what banks say of all of them.
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

export async function eraseUpiIds(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx.deleteFrom('earlier_upi_ids').where('host_id', '=', hostId).execute()
  await trx.deleteFrom('upi_id_checks').where('host_id', '=', hostId).execute()
}
