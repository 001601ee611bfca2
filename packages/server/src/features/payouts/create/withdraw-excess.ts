// Withdraws payouts that were not sent: less is owed than when they were created.
import type { Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { sumOf } from '../reads.ts'

const withdrawPayout = (
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<Row<'payouts'> | undefined> =>
  trx
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
    .returningAll()
    .executeTakeFirst()

/**
 * Withdraws the last of `unsent`, so many that `restPaise` is no less than 0 with them. Returns them as they are then: they may have been
 * put into a file for our bank since they were read.
 */
export async function withdrawExcess(
  trx: Transaction<Database>,
  unsent: readonly Row<'payouts'>[],
  restPaise: Paise,
  now: Date,
): Promise<Row<'payouts'>[]> {
  const withdrawn: Row<'payouts'>[] = []
  for (const payout of unsent.toReversed()) {
    if (restPaise + sumOf(withdrawn) >= 0) break
    withdrawn.push((await withdrawPayout(trx, payout.id, now)) ?? payout)
  }
  return withdrawn
}
