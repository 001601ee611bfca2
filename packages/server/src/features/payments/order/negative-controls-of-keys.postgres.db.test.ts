// One request key makes one order, one event one job; beside each race its negative control, without the unique key.
import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import type { Jobs } from '../../../jobs/queue.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import type { TestDatabase } from '../../../test/database.ts'
import {
  AT_ONCE,
  allAtOnce,
  expect,
  jobs,
  lookThenWrite,
  now,
  nowhere,
  test,
} from '../../../test/payments/unguarded.ts'
import { insertEventBox, insertPaymentOrder } from '../../../test/rows.ts'
import { storeEvent } from '../webhook/webhook-route.ts'
import { openOrder } from './open-order.ts'

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
    const provider = { ...providerClient(nowhere), createOrder, findOrderByReceipt }
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
