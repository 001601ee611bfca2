// Erases what banks say of a deleted host's UPI IDs.
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

export async function eraseUpiIdChecks(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx.deleteFrom('upi_id_checks').where('host_id', '=', hostId).execute()
}
