// Requests that a bank is asked whose a host's UPI ID or bank account is, in the caller's transaction: once for each.
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { Destination } from '../provider/destination.ts'
import type { PaymentProvider } from '../provider/provider.ts'

/** Each is charged; a host who needs more in a day asks for it (`askUpiIdName`), which is limited too. */
const MOST_A_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000

type Deps = { jobs: Jobs; provider: PaymentProvider; now: Date }

/** The caller holds the host's lock. Nothing happens where the provider does not pay hosts. */
export async function requestUpiIdCheck(
  trx: Transaction<Database>,
  { jobs, provider, now }: Deps,
  { hostId, destination }: { hostId: string; destination: Destination | null },
): Promise<void> {
  if (destination === null || !provider.upiIdChecks) return
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
      ...(destination.kind === 'upi-id'
        ? { upi_id: destination.upiId }
        : { bank_account: destination.accountNumber, ifsc: destination.ifsc }),
      state: 'asking',
      check_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (requested) await jobs.add(trx, 'check-upi-id', { checkId: requested.id })
}
