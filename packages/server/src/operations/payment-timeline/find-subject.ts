// Finds the order or payout that an id belongs to, by any id of ours or the provider's.
import type { Transaction } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/tables.ts'
import { kindOfProviderId } from '../../provider/provider-ids.ts'

/** A payment is shown with its order. */
export type Subject = { orderId: string } | { payoutId: string }

const ourId = z.uuid()

/** Undefined where the id is unknown. */
export async function findSubject(trx: Transaction<Database>, id: string): Promise<Subject | undefined> {
  switch (kindOfProviderId(id)) {
    case 'payment':
      return ofOrder((await findPayment(trx, id))?.payment_order_id)
    case 'order':
      return ofOrder((await findOne(trx, 'payment_orders', 'provider_order_id', id))?.id)
    case 'refund':
      return findByPayment(trx, (await findRefund(trx, 'provider_refund_id', id))?.payment_id)
    case 'transfer':
      return ofOrder((await findTransfer(trx, id))?.payment_order_id)
    case 'payout':
      return ofPayout((await findOne(trx, 'payouts', 'provider_payout_id', id))?.id)
    default:
      return ourId.safeParse(id).success ? findByOurId(trx, id) : undefined
  }
}

const ofOrder = (orderId: string | undefined): Subject | undefined =>
  orderId === undefined ? undefined : { orderId }
const ofPayout = (payoutId: string | undefined): Subject | undefined =>
  payoutId === undefined ? undefined : { payoutId }

async function findByOurId(trx: Transaction<Database>, id: string): Promise<Subject | undefined> {
  const contribution = await trx
    .selectFrom('contributions')
    .select('payment_order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    ofOrder((await findOne(trx, 'payment_orders', 'id', id))?.id ?? contribution?.payment_order_id) ??
    ofPayout((await findOne(trx, 'payouts', 'id', id))?.id) ??
    (await findByPayment(trx, (await findRefund(trx, 'id', id))?.payment_id))
  )
}

const findOne = (
  trx: Transaction<Database>,
  table: 'payment_orders' | 'payouts',
  column: 'id' | 'provider_order_id' | 'provider_payout_id',
  id: string,
) => trx.selectFrom(table).select('id').where(trx.dynamic.ref(column), '=', id).executeTakeFirst()

const findPayment = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('payments').select('payment_order_id').where('id', '=', id).executeTakeFirst()

const findRefund = (trx: Transaction<Database>, column: 'id' | 'provider_refund_id', id: string) =>
  trx.selectFrom('refunds').select('payment_id').where(column, '=', id).executeTakeFirst()

const findTransfer = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('transfers')
    .select('payment_order_id')
    .where('provider_transfer_id', '=', id)
    .executeTakeFirst()

const findByPayment = async (trx: Transaction<Database>, paymentId: string | undefined) =>
  paymentId === undefined ? undefined : ofOrder((await findPayment(trx, paymentId))?.payment_order_id)
