// Erases to whom a deleted host’s payouts went: names, UPI IDs, bank accounts. Amounts and bank references stay.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function erasePayouts(trx: Transaction<Database>, hostId: string): Promise<void> {
  const payouts = trx.selectFrom('payouts').select('id').where('host_id', '=', hostId)
  await trx
    .updateTable('payout_attempts')
    .set({ upi_id: null, bank_account: null, ifsc: null, bank_account_name: null, payee_name: null })
    .where('payout_id', 'in', payouts)
    .execute()
}
