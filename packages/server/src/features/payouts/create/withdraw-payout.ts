// Withdraws a payout that was not sent: less is owed than when it was created.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'

export async function withdrawPayout(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({
      state: 'failed',
      // The withdrawal is no failure of this UPI ID.
      upi_id: null,
      hold: null,
      fault: 'withdrawn',
      check_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'due'])
    .execute()
}
