// Reverses a refunded contribution: an opposite entry in the ledger, a smaller kept amount, a line in the host's feed. And takes that back.
import { splitCharge } from '@lifafa/contract/money'
import { sql, type Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { postLostDisputes, postUnallocatedRefunds } from '../../../books/post-refunds.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { unpaidPaise } from '../../payouts/reads/payouts.ts'
import { scheduleTransferCheck } from '../transfer/post-transfer.ts'

/** Does nothing where the refund is in the ledger already; the money of no contribution was unallocated. */
export async function reverseContribution(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>,
  refund: Pick<Row<'refunds'>, 'id' | 'amount_paise' | 'kind'>,
  now: Date,
): Promise<void> {
  const { event_box_id } = payment
  const contribution = await trx
    .selectFrom('contributions')
    .innerJoin('event_boxes', 'event_boxes.id', 'contributions.event_box_id')
    .select(['contributions.id', 'payment_order_id', 'host_id', 'amount_paise', 'kept_paise'])
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', event_box_id)
    .executeTakeFirst()
  if (!contribution) return postUnallocatedRefunds(trx, [payment.id], now)
  const entries = await refundEntries(trx, payment)
  const entered = entries.filter(({ kind }) => kind === 'refund')
  if (entered.some(({ id }) => id === refund.id)) return
  const wasUnallocated = entries.some(({ id, kind }) => id === refund.id && kind === 'unallocated-refund')
  // Comes first: it locks the box, so that no payout is sent meanwhile, and unsent payouts are calculated again.
  await scheduleCheck(trx, 'event_boxes', event_box_id, now)
  const refundedPaise = entered.reduce((sum, { amount_paise }) => sum + amount_paise, refund.amount_paise)
  const keptPaise = Math.max(0, splitCharge(payment.amount_paise - refundedPaise).contributionPaise)
  const contributionBackPaise = contribution.kept_paise - keptPaise
  await trx
    .insertInto('ledger')
    .values({
      kind: 'refund',
      event_box_id,
      payment_id: payment.id,
      refund_id: refund.id,
      [wasUnallocated ? 'suspense' : 'gateway_receivable']: -refund.amount_paise,
      owed_to_hosts: contributionBackPaise,
      platform_fee: refund.amount_paise - contributionBackPaise,
      occurred_at: now,
      created_at: now,
    })
    .execute()
  await postLostDisputes(trx, [payment.id], now)
  await trx
    .updateTable('contributions')
    .set({ refunded_paise: contribution.amount_paise - keptPaise })
    .where('id', '=', contribution.id)
    .where('event_box_id', '=', event_box_id)
    .execute()
  const owedPaise = -(await unpaidPaise(trx, event_box_id))
  await raiseHostOwes(trx, { paymentId: payment.id, refundId: refund.id, owedPaise, now })
  // A refund at the provider's dashboard, or a lost dispute, has reversed nothing at the linked account yet.
  await scheduleTransferCheck(trx, { id: contribution.payment_order_id, event_box_id }, now)
  await recordActivity(trx, {
    hostId: contribution.host_id,
    eventBoxId: event_box_id,
    orderId: contribution.payment_order_id,
    action: 'contribution-refunded',
    facts: { paise: contributionBackPaise, why: refund.kind === 'dispute' ? 'dispute' : 'refund' },
    now,
  })
}

/** For a refund that came back after it was carried out: enters the opposite of all that was entered for it. Once: the caller has locked the payment. */
export async function restoreContribution(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id'>,
  { id: refundId }: Pick<Row<'refunds'>, 'id'>,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ back: Paise }>`
    insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, owed_to_hosts, platform_fee,
      suspense, occurred_at, created_at)
    select 'refund-returned', max(event_box_id), ${payment.id}, ${refundId}, -sum(gateway_receivable),
      -sum(owed_to_hosts), -sum(platform_fee), -sum(suspense), ${now}::timestamptz, ${now}::timestamptz
    from ledger where refund_id = ${refundId} and event_box_id in (${payment.event_box_id}, '') having count(*) > 0
    returning -owed_to_hosts as back`.execute(trx)
  const backPaise = rows[0]?.back ?? 0
  if (backPaise <= 0) return
  const contribution = await trx
    .updateTable('contributions')
    .set(({ eb }) => ({ refunded_paise: eb('refunded_paise', '-', backPaise) }))
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .returning('payment_order_id')
    .executeTakeFirstOrThrow()
  const { host_id } = await trx
    .selectFrom('event_boxes')
    .select('host_id')
    .where('id', '=', payment.event_box_id)
    .executeTakeFirstOrThrow()
  await recordActivity(trx, {
    hostId: host_id,
    eventBoxId: payment.event_box_id,
    orderId: contribution.payment_order_id,
    action: 'contribution-refunded',
    facts: { paise: backPaise, why: 'not-taken' },
    now,
  })
}

/** For a payment that has only now become a contribution: parts of it may have been refunded before. */
export async function applyEarlierRefunds(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>,
  now: Date,
): Promise<void> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'amount_paise', 'kind'])
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .where('state', '=', 'processed')
    .execute()
  for (const refund of refunds) await reverseContribution(trx, payment, refund, now)
}

/** The refunds of a payment that are in the ledger. Callers hold the lock of the payment. */
const refundEntries = (
  trx: Transaction<Database>,
  { id, event_box_id }: Pick<Row<'payments'>, 'id' | 'event_box_id'>,
) =>
  trx
    .selectFrom('ledger as l')
    .innerJoin('refunds as r', (join) =>
      join.onRef('r.id', '=', 'l.refund_id').onRef('r.event_box_id', '=', 'l.event_box_id'),
    )
    .select(['r.id', 'r.amount_paise', 'l.kind'])
    .where('l.payment_id', '=', id)
    .where('l.event_box_id', '=', event_box_id)
    .where('r.state', '!=', 'returned')
    .where(sql<boolean>`l.kind in ('refund', 'unallocated-refund')`)
    .execute()
