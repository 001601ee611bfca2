// Writes down a refund as the provider tells it, once, and takes back what the host was credited with.
import type { Kysely, Transaction } from 'kysely'
import type { Database, RefundState, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { ProviderRefund } from '../../../provider/provider.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import { checkRefundAgain } from '../rules.ts'
import { capPendingRefund } from './cap-pending-refund.ts'
import { reverseContribution } from './reverse-contribution.ts'

const STATUS_TO_STATE: Readonly<Record<ProviderRefund['status'], RefundState>> = {
  pending: 'sent',
  processed: 'processed',
  failed: 'failed',
}

type Deps = { db: Kysely<Database>; now: Date }

/** A refund of a payment that is not ours is left alone; news that are older than what we know change nothing. */
export const recordRefund = ({ db, now }: Deps, told: ProviderRefund): Promise<void> =>
  inRepeatableTransaction(db, async (trx) => {
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', told.payment_id)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) return
    const refund = (await findOurs(trx, told)) ?? (await insertForeign(trx, told, now))
    if (refund.state === 'processed') return
    const state = STATUS_TO_STATE[told.status]
    await trx
      .updateTable('refunds')
      .set({
        state,
        provider_refund_id: told.id,
        check_at: state === 'sent' ? checkRefundAgain(refund.created_at, now) : null,
        updated_at: now,
      })
      .where('id', '=', refund.id)
      .execute()
    await flag(trx, { ...refund, amount_paise: told.amount, state }, now)
    await capPendingRefund(trx, payment, now)
    if (state === 'processed')
      await reverseContribution(trx, payment, { ...refund, amount_paise: told.amount }, now)
  })

/** By its id; or the one that we have asked for, whose answer is not written down yet. */
const findOurs = (trx: Transaction<Database>, told: ProviderRefund): Promise<Row<'refunds'> | undefined> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', told.payment_id)
    .where(({ or, and, eb }) =>
      or([
        eb('provider_refund_id', '=', told.id),
        and([
          eb('provider_refund_id', 'is', null),
          eb('kind', '=', 'duplicate'),
          eb('amount_paise', '=', told.amount),
        ]),
      ]),
    )
    .orderBy('provider_refund_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()

/** Made at the provider's own screens. */
const insertForeign = (
  trx: Transaction<Database>,
  told: ProviderRefund,
  now: Date,
): Promise<Row<'refunds'>> =>
  trx
    .insertInto('refunds')
    .values({
      payment_id: told.payment_id,
      amount_paise: told.amount,
      kind: 'external',
      provider_refund_id: told.id,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Of a refund that failed the money is with us still: somebody must see that it goes back. */
async function flag(
  trx: Transaction<Database>,
  {
    id,
    payment_id,
    amount_paise,
    state,
  }: Pick<Row<'refunds'>, 'id' | 'payment_id' | 'amount_paise' | 'state'>,
  now: Date,
): Promise<void> {
  const detail = { refund_paise: amount_paise }
  if (state === 'failed')
    await raiseFlag(trx, 'refund-failed', { paymentId: payment_id, refundId: id, detail, now })
  if (state === 'processed') await resolveFlags(trx, { kind: 'refund-failed', refundId: id }, now)
}
