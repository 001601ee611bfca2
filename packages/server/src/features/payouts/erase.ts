// Erases payee names and UPI IDs of a deleted host’s payouts. Amounts and bank references stay.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function erasePayouts(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ upi_id: null, payee_name: null })
    .where('host_id', '=', hostId)
    .execute()
}
