// Raises the review flag `host-owes`: a gift was refunded after it had been paid out to the host.
import type { Transaction } from 'kysely'
import type { Database, Paise } from '../db/tables.ts'
import { raiseFlag } from './writes.ts'

/** `owedPaise`: the host of the box was sent so much beyond the debt; 0 or less: nothing is flagged. */
type Debt = { paymentId: string; refundId?: string; owedPaise: Paise; now: Date }

/** An administrator has to settle the amount with the host, unless later contributions cover it. */
export async function raiseHostOwes(
  trx: Transaction<Database>,
  { owedPaise: owed_paise, ...about }: Debt,
): Promise<void> {
  if (owed_paise > 0) await raiseFlag(trx, 'host-owes', { ...about, detail: { owed_paise } })
}
