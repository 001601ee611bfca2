// Reads all records of one order, or of one payout.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import { findBox } from '../../features/event-boxes/reads.ts'
import { listPayouts } from '../../features/payouts/reads.ts'
import { listOpenJobs, type OpenJob } from '../../jobs/list-open-jobs.ts'
import { type AnswerToDispute, listAnswersToDisputes } from './dispute-answers.ts'
import type { Subject } from './find-subject.ts'
import { listSettledLines, type SettledLine } from './settled-lines.ts'

type Event = Omit<Row<'provider_events'>, 'body'>

/** For a payout alone there is no order, and nothing that belongs to one. */
export type Records = {
  order: Row<'payment_orders'> | undefined
  payments: Row<'payments'>[]
  contribution: Row<'contributions'> | undefined
  refunds: Row<'refunds'>[]
  disputes: Row<'disputes'>[]
  disputeAnswers: AnswerToDispute[]
  flags: Row<'review_flags'>[]
  box: Row<'event_boxes'> | undefined
  /** All payouts of the order's box; otherwise the one. */
  payouts: Row<'payouts'>[]
  events: Event[]
  ledger: Row<'ledger'>[]
  settled: SettledLine[]
  jobs: OpenJob[]
}

export const readRecords = (trx: Transaction<Database>, subject: Subject): Promise<Records> =>
  'orderId' in subject ? readOrder(trx, subject.orderId) : readPayout(trx, subject.payoutId)

async function readOrder(trx: Transaction<Database>, orderId: string): Promise<Records> {
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
  ])
  const refundIds = refunds.map(({ id }) => id)
  return {
    order,
    payments,
    contribution,
    refunds,
    disputes,
    disputeAnswers: await listAnswersToDisputes(
      trx,
      disputes.map(({ id }) => id),
    ),
    flags,
    box: boxId === null ? undefined : await findBox(trx, boxId),
    payouts: boxId === null ? [] : await listPayouts(trx, boxId),
    events,
    ledger: await listEntries(trx, {
      causes: [...(contribution ? [contribution.id] : []), ...refundIds],
      paymentIds: payments.map(({ id }) => id),
    }),
    settled: await listSettledLines(trx, { paymentIds, refundIds }),
    jobs: await listOpenJobs(trx, [...events.map(({ id }) => id), ...refundIds]),
  }
}

async function readPayout(trx: Transaction<Database>, payoutId: string): Promise<Records> {
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
    disputes: [],
    disputeAnswers: [],
    flags: [],
    box: await findBox(trx, payout.event_box_id),
    payouts: [payout],
    events,
    ledger: await listEntries(trx, { causes: [payout.id], paymentIds: [] }),
    settled: [],
    jobs: await listOpenJobs(trx, [payout.id, ...events.map(({ id }) => id)]),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Webhooks that name one of these ids, received since a day before `since`: without an index this takes seconds. */
const listEvents = (
  trx: Transaction<Database>,
  since: Date,
  ids: readonly (string | null)[],
): Promise<Event[]> =>
  trx
    .selectFrom('provider_events')
    .select(['id', 'type', 'received_at', 'handled_at', 'outcome'])
    .where('received_at', '>=', new Date(since.getTime() - DAY_MS))
    .where(
      sql<boolean>`exists (select from unnest(${ids.filter((id) => id !== null)}::text[]) named (id) where strpos(body, named.id) > 0)`,
    )
    .orderBy('received_at')
    .execute()

/** `causes`: ids of a contribution, of refunds, of payouts. Each condition is that of an index: the ledger is large. */
const listEntries = (
  db: Kysely<Database>,
  { causes, paymentIds }: { causes: readonly string[]; paymentIds: readonly string[] },
): Promise<Row<'ledger'>[]> =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where(
      sql<boolean>`(kind = 'contribution' and contribution_id = any(${causes}::uuid[]))
        or refund_id = any(${causes}::uuid[]) or payout_id = any(${causes}::uuid[])
        or (kind = 'gateway-fee' and payment_id = any(${paymentIds}))
        or (kind not in ('contribution', 'gateway-fee') and payment_id = any(${paymentIds}))`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
