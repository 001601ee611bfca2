// Requests that a bank is asked whose a host's UPI ID or bank account is, in the caller's transaction: once, and again if none knew it.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { Destination } from '../provider/destination.ts'
import type { PaymentProvider } from '../provider/provider.ts'

/** Each is charged; a host who needs more in a day asks for it (`askUpiIdName`), which is limited too. */
const MOST_A_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000

/** The columns of a question that is asked anew. One that no bank knew stays so until the answer: its payouts wait. */
export const askedAnew = (now: Date) => ({
  state: sql<'asking' | 'not-found'>`case state when 'not-found' then state else 'asking' end`,
  ...{ why: null, provider_check_id: null, tries: 0, asked_at: null, check_at: now, updated_at: now },
})

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
  const columns =
    destination.kind === 'upi-id'
      ? { upi_id: destination.upiId }
      : { bank_account: destination.accountNumber, ifsc: destination.ifsc }
  const requested = await trx
    .insertInto('upi_id_checks')
    .values({
      host_id: hostId,
      ...columns,
      state: 'asking',
      check_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // A new UPI ID may be known to banks a day later.
  const again =
    requested ??
    (await trx
      .updateTable('upi_id_checks')
      .set({ ...askedAnew(now), created_at: now })
      .where((eb) => eb.and({ host_id: hostId, ...columns, state: 'not-found' }))
      .where('check_at', 'is', null)
      .where('updated_at', '<=', new Date(now.getTime() - DAY_MS))
      .returning('id')
      .executeTakeFirst())
  if (again) await jobs.add(trx, 'check-upi-id', { checkId: again.id })
}
