// Reads all records of one order.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { findBox } from '../../../features/event-boxes/reads.ts'
import { listPayouts } from '../../../features/payouts/reads.ts'
import { listOpenJobs } from '../../../jobs/list-open-jobs.ts'
import { listSettledLines } from '../settled-lines.ts'
import { listEntries } from './list-entries.ts'
import { listEvents } from './list-events.ts'
import { listTransfers } from './list-transfers.ts'
import type { Records } from './records.ts'

export async function readOrder(trx: Transaction<Database>, orderId: string): Promise<Omit<Records, 'host'>> {
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const payments = await trx
    .selectFrom('payments')
    .selectAll()
    .where('payment_order_id', '=', orderId)
    .orderBy('provider_created_at')
    .execute()
  const contribution = await trx
    .selectFrom('contributions')
    .selectAll()
    .where('payment_order_id', '=', orderId)
    .executeTakeFirst()
  const paymentIds = payments.map(({ id }) => id)
  const refunds = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${paymentIds})`)
    .orderBy('created_at')
    .execute()
  const transfers = await listTransfers(trx, order)
  const disputes = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${paymentIds})`)
    .orderBy('created_at')
    .execute()
  const flags = await trx
    .selectFrom('review_flags')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${paymentIds})`)
    .orderBy('raised_at')
    .orderBy('kind')
    .execute()
  const boxId = contribution?.event_box_id ?? order.event_box_id
  const events = await listEvents(trx, order.created_at, [
    order.provider_order_id,
    ...paymentIds,
    ...refunds.map(({ provider_refund_id }) => provider_refund_id),
    ...transfers.map(({ provider_transfer_id }) => provider_transfer_id),
  ])
  const refundIds = refunds.map(({ id }) => id)
  return {
    order,
    payments,
    contribution,
    refunds,
    transfers,
    disputes,
    flags,
    box: boxId === null ? undefined : await findBox(trx, boxId),
    payouts: boxId === null ? [] : await listPayouts(trx, boxId),
    events,
    ledger: await listEntries(trx, {
      causes: [...(contribution ? [contribution.id] : []), ...refundIds],
      paymentIds: payments.map(({ id }) => id),
    }),
    settled: await listSettledLines(trx, {
      paymentIds,
      refundIds,
      transferIds: transfers.map(({ id }) => id),
    }),
    jobs: await listOpenJobs(trx, [...events.map(({ id }) => id), ...refundIds]),
  }
}
