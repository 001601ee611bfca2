// Withdraws what replaced a withdrawn payout that our bank has paid all the same.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { withdrawExcess } from '../create/withdraw-excess.ts'
import { listPayouts, payablePaise, sumOf } from '../reads.ts'
import { isOnTheWay, isUnsent } from '../rules/states.ts'

/** At once: until the box's next check, a file for the bank could have it. The caller holds the box's lock. */
export async function withdrawReplaced(
  trx: Transaction<Database>,
  eventBoxId: string,
  now: Date,
): Promise<void> {
  const payouts = await listPayouts(trx, eventBoxId)
  const unsent = payouts.filter(isUnsent)
  const restPaise = (await payablePaise(trx, eventBoxId)) - sumOf(payouts.filter(isOnTheWay)) - sumOf(unsent)
  await withdrawExcess(trx, unsent, restPaise, now)
}
