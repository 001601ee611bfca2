// One payment makes one contribution and one refund; beside each race its negative control, without lock or unique key.

import { describe } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import type { TestDatabase } from '../../../test/database.ts'
import {
  AT_ONCE,
  allAtOnce,
  expect,
  jobs,
  lookThenWrite,
  now,
  test,
} from '../../../test/payments/unguarded.ts'
import { insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { refundDuplicatePayment } from '../refund/request-refund.ts'
import { applyPayment } from './apply-payment.ts'

describe('the claim of an order', () => {
  const captured = (orderId: string | null) => ({
    id: `pay_${orderId}`,
    order_id: orderId,
    amount: 52_104,
    currency: 'INR',
    status: 'captured' as const,
    created_at: now.getTime() / 1000,
  })
  const contributionsOf = ({ db }: TestDatabase, orderId: string) =>
    db.selectFrom('contributions').select('id').where('payment_order_id', '=', orderId).execute()

  test('makes one contribution of a payment that is applied many times at once [payment-34]', async ({
    guarded,
  }) => {
    const { db } = guarded
    const order = await insertPaymentOrder(db)
    const applied = await allAtOnce(() =>
      applyPayment({ db, jobs, live: updatesOfThisServer(), now }, captured(order.provider_order_id)),
    )
    expect(applied.filter((word) => word === 'contributed')).toHaveLength(1)
    expect(await contributionsOf(guarded, order.id)).toHaveLength(1)
  })

  test('without it and its keys there are many [payment-35]', async ({ unguarded }) => {
    const { db } = unguarded
    const order = await insertPaymentOrder(db)
    const payment = await insertPayment(db, { payment_order_id: order.id })
    const look = () =>
      db.selectFrom('contributions').select('id').where('payment_id', '=', payment.id).executeTakeFirst()
    await lookThenWrite(look, () =>
      db
        .insertInto('contributions')
        .values({
          event_box_id: order.event_box_id ?? '',
          payment_order_id: order.id,
          payment_id: payment.id,
          guest_name: null,
          guest_phone: null,
          guest_address: null,
          amount_paise: 50_100,
          fee_paise: 2004,
          paid_at: now,
          created_at: now,
        })
        .execute(),
    )
    expect(await contributionsOf(unguarded, order.id)).toHaveLength(AT_ONCE)
  })
})

describe('the key of a refund', () => {
  const refundsOf = ({ db }: TestDatabase, paymentId: string) =>
    db.selectFrom('refunds').select('id').where('payment_id', '=', paymentId).execute()

  test('sends a refund once that many processes find due at once', async ({ guarded }) => {
    const { db } = guarded
    const payment = await insertPayment(db)
    await allAtOnce(() => inTransaction(db, (trx) => refundDuplicatePayment(trx, jobs, payment, now)))
    expect(await refundsOf(guarded, payment.id)).toHaveLength(1)
  })

  test('without it there are many', async ({ unguarded }) => {
    const { db } = unguarded
    const payment = await insertPayment(db)
    const look = async () => (await refundsOf(unguarded, payment.id))[0]
    await lookThenWrite(look, () =>
      db
        .insertInto('refunds')
        .values({
          payment_id: payment.id,
          event_box_id: payment.event_box_id,
          amount_paise: payment.amount_paise,
          kind: 'duplicate',
          provider_refund_id: null,
          created_at: now,
          updated_at: now,
        })
        .execute(),
    )
    expect(await refundsOf(unguarded, payment.id)).toHaveLength(AT_ONCE)
  })
})
