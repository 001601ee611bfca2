// Reads all records of one payout.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { findBox } from '../../../features/event-boxes/reads.ts'
import { listOpenJobs } from '../../../jobs/list-open-jobs.ts'
import { listEntries } from './list-entries.ts'
import { listEvents } from './list-events.ts'
import type { Records } from './records.ts'

export async function readPayout(
  trx: Transaction<Database>,
  payoutId: string,
): Promise<Omit<Records, 'host'>> {
  const payout = await trx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow()
  const events = await listEvents(trx, payout.created_at, [payout.id, payout.provider_payout_id])
  return {
    order: undefined,
    payments: [],
    contribution: undefined,
    refunds: [],
    transfers: [],
    disputes: [],
    flags: [],
    box: await findBox(trx, payout.event_box_id),
    payouts: [payout],
    events,
    ledger: await listEntries(trx, { causes: [payout.id], paymentIds: [] }),
    settled: [],
    jobs: await listOpenJobs(trx, [payout.id, ...events.map(({ id }) => id)]),
  }
}
