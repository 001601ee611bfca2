// Requests that a bank is asked whose a host's UPI ID is, in the caller's transaction: once for each UPI ID.
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { PaymentProvider } from '../provider/provider.ts'

/** Each is charged; a host who needs more in a day asks for it (`askUpiIdName`), which is limited too. */
const MOST_A_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000

type Deps = { jobs: Jobs; provider: PaymentProvider; now: Date }

/** The caller holds the host's lock. Nothing happens where the provider does not pay hosts. */
export async function requestUpiIdCheck(
  trx: Transaction<Database>,
  { jobs, provider, now }: Deps,
  { hostId, upiId }: { hostId: string; upiId: string | null },
): Promise<void> {
  if (upiId === null || !provider.upiIdChecks) return
  const { count } = await trx
    .selectFrom('upi_id_checks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (count >= MOST_A_DAY) return
  const requested = await trx
    .insertInto('upi_id_checks')
    .values({
      host_id: hostId,
      upi_id: upiId,
      state: 'asking',
      check_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['host_id', 'upi_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (requested) await jobs.add(trx, 'check-upi-id', { checkId: requested.id })
}
