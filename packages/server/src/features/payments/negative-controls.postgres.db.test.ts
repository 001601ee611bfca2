// One payment makes one contribution and one refund; beside each race its negative control, without lock or unique key.
import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { claimDue } from '../../db/claim-due.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { updatesOfThisServer } from '../../live-updates/live-updates.ts'
import type { ProviderOrder } from '../../provider/objects/orders.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import { readSettings } from '../../settings.ts'
import { testLog } from '../../test/database/database-log.ts'
import type { TestDatabase } from '../../test/database.ts'
import { AT_ONCE, allAtOnce, expect, jobs, lookThenWrite, now, test } from '../../test/payments/unguarded.ts'
import { insertEventBox, insertPayment, insertPaymentOrder } from '../../test/rows.ts'
import { openOrder } from './order/open-order.ts'
import { applyPayment } from './payment/apply-payment.ts'
import { findPaymentStatus } from './payment/payment-status.ts'
import { refundDuplicatePayment } from './refund/request-refund.ts'
import { storeEvent } from './webhook/webhook-route.ts'

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

// One request key makes one order, one event one job; beside each race its negative control, without the unique key.
describe('the request key', () => {
  const ordersOf = ({ db }: TestDatabase, key: string) =>
    db.selectFrom('payment_orders').select('id').where('request_key', '=', key).execute()
  const createOrder = async (amount: number, receipt: string): Promise<ProviderOrder> => ({
    id: `order_${randomUUID()}`,
    amount,
    currency: 'INR',
    receipt,
    status: 'created',
    notes: {},
    created_at: 0,
  })

  test('makes one order of many requests, and all are answered with the same one [payment-36]', async ({
    guarded,
  }) => {
    const key = randomUUID()
    const findOrderByReceipt = async () => undefined
    const provider = { createOrder, findOrderByReceipt } as Partial<PaymentProvider> as PaymentProvider
    const intention = {
      amountPaise: 104,
      eventBoxId: (await insertEventBox(guarded.db)).id,
      guestName: null,
      guestPhone: null,
      guestAddress: null,
      guestLanguage: null,
      requestKey: key,
    }
    const opened = await allAtOnce(() =>
      openOrder({ db: guarded.db, provider, keyMode: 'test', checkAfterMs: [1], now }, intention),
    )
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(await ordersOf(guarded, key)).toHaveLength(1)
  })

  test('without it there are many', async ({ unguarded }) => {
    const key = randomUUID()
    const look = async () => (await ordersOf(unguarded, key))[0]
    await lookThenWrite(look, () => insertPaymentOrder(unguarded.db, { request_key: key }))
    expect(await ordersOf(unguarded, key)).toHaveLength(AT_ONCE)
  })
})

describe('the id of an event', () => {
  test('makes one job of an event that is delivered many times at once [payment-37]', async ({ guarded }) => {
    let added = 0
    const counting: Jobs = { ...jobs, add: async () => void added++ }
    const event = { id: randomUUID(), type: 'order.paid', body: '{}' }
    await allAtOnce(() => storeEvent({ db: guarded.db, jobs: counting, now }, event))
    expect(added).toBe(1)
  })

  test('without it there are many', async ({ unguarded }) => {
    const { db } = unguarded
    const event = { id: randomUUID(), type: 'order.paid', body: '{}' }
    const stored = () => db.selectFrom('provider_events').select('id').where('id', '=', event.id).execute()
    const look = async () => (await stored())[0]
    await lookThenWrite(look, () =>
      db
        .insertInto('provider_events')
        .values({ ...event, received_at: now })
        .execute(),
    )
    expect(await stored()).toHaveLength(AT_ONCE)
  })
})

// The provider is asked once, and what is due is taken once; beside each race its negative control, without the lease.
describe('the throttle of status requests to the provider', () => {
  const quietSince = new Date(now.getTime() - 3_000)
  const aContribution = ({ db }: TestDatabase) =>
    insertPaymentOrder(db, { request_key: randomUUID(), updated_at: quietSince })

  test('asks the provider once for many concurrent requests', async ({ guarded }) => {
    const { request_key } = await aContribution(guarded)
    let asked = 0
    const live = updatesOfThisServer()
    const listPaymentsOfOrder = async () => {
      asked += 1
      return []
    }
    const provider = { listPaymentsOfOrder } as Partial<PaymentProvider> as PaymentProvider
    const deps = { db: guarded.db, jobs, live, provider, settings: readSettings({}), now, log: testLog }
    await allAtOnce(() => findPaymentStatus(deps, request_key ?? ''))
    expect(asked).toBe(1)
  })

  test('without it each request asks', async ({ unguarded }) => {
    const { id } = await aContribution(unguarded)
    let asked = 0
    const look = async () => {
      const quiet = await unguarded.db
        .selectFrom('payment_orders')
        .select('id')
        .where('id', '=', id)
        .where('updated_at', '<=', quietSince)
        .executeTakeFirst()
      return quiet ? undefined : 'asked a moment ago'
    }
    await lookThenWrite(look, async () => {
      asked += 1
      await unguarded.db.updateTable('payment_orders').set({ updated_at: now }).where('id', '=', id).execute()
    })
    expect(asked).toBe(AT_ONCE)
  })
})

describe('the lease of due work', () => {
  const due = ({ db }: TestDatabase) => insertPaymentOrder(db, { check_at: now })
  const times = (claimed: { id: string }[][], id: string) =>
    claimed.flat().filter((row) => row.id === id).length

  test('gives each row to one of many concurrent readers [payment-38]', async ({ guarded }) => {
    const { id } = await due(guarded)
    const claimed = await allAtOnce(() =>
      claimDue(guarded.db, 'payment_orders', { now, leaseMs: 60_000, limit: 100 }),
    )
    expect(times(claimed, id)).toBe(1)
  })

  test('without it each reader gets it', async ({ unguarded }) => {
    const { id } = await due(unguarded)
    const claimed = await allAtOnce(() =>
      unguarded.db.selectFrom('payment_orders').select('id').where('check_at', '<=', now).execute(),
    )
    expect(times(claimed, id)).toBe(AT_ONCE)
  })
})
