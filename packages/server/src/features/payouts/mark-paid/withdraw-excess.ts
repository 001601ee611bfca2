// Withdraws what is not sent yet of a box whose host was paid more than was left to pay.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { withdrawPayout } from '../create/withdraw-payout.ts'
import { listPayouts, payablePaise, sumOf } from '../reads.ts'
import { isOnTheWay, isUnsent } from '../rules/states.ts'

/** At once: until the box's next check, a file for the bank could have it. The caller holds the box's lock. */
export async function withdrawExcess(
  trx: Transaction<Database>,
  eventBoxId: string,
  now: Date,
): Promise<void> {
  const payouts = await listPayouts(trx, eventBoxId)
  const unsent = payouts.filter(isUnsent)
  let restPaise = (await payablePaise(trx, eventBoxId)) - sumOf(payouts.filter(isOnTheWay)) - sumOf(unsent)
  for (const { id, amount_paise } of unsent.reverse()) {
    if (restPaise >= 0) return
    await withdrawPayout(trx, id, now)
    restPaise += amount_paise
  }
}
