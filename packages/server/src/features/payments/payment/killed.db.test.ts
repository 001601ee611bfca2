// A server that is killed during a payment: the next one completes what it had begun, and nothing is done twice.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import { CHARGE_PAISE, type Proof } from '../../../test/paying.ts'
import {
  GUEST,
  inDatabase,
  makeDatabase,
  openProvider,
  post,
  start,
} from '../../../test/payments/killed-servers.ts'
import { insertEventBox } from '../../../test/rows.ts'
import type { RunningServer } from '../../../test/servers/running-server.ts'

// Starts two real processes, one after the other.
test('a killed server’s unfinished work is completed by the next one [payment-33]', async () => {
  const where = await makeDatabase()
  const box = await inDatabase(where, (db) => insertEventBox(db, { event_date: '2099-11-21' }))
  const { standIn, strike, mend, pay, asked, lostOrder } = await openProvider()
  const keys = {
    unasked: crypto.randomUUID(),
    unanswered: crypto.randomUUID(),
    uncommitted: crypto.randomUUID(),
    committed: crypto.randomUUID(),
  }
  const order = (server: RunningServer, request_key: string) =>
    post(server, paymentPaths.createOrder, {
      ...GUEST,
      amount: CHARGE_PAISE,
      giftid: box.id,
      request_key,
      again: true,
    })
  const verify = (server: RunningServer, proof: Proof) => post(server, paymentPaths.verify, proof)
  const status = async (server: RunningServer, request_key: string) =>
    (await post(server, paymentPaths.status, { request_key })).state
  /** The client gets no answer. */
  const isLost = (answer: Promise<unknown>): void => void answer.catch(() => {})

  const first = await start(where, standIn)
  const [uncommitted, committed] = [await order(first, keys.uncommitted), await order(first, keys.committed)]
  const proofs = { uncommitted: await pay(uncommitted.id), committed: await pay(committed.id) }
  isLost(verify(first, proofs.committed))
  await expect.poll(() => status(first, keys.committed)).toBe('paid')
  await strike({ kind: 'timeout', method: 'GET', times: 9 })
  isLost(verify(first, proofs.uncommitted))
  await expect.poll(asked).toContain(`GET /v1/payments/${proofs.uncommitted.razorpay_payment_id}`)
  await strike({ kind: 'cut', method: 'POST' })
  isLost(order(first, keys.unanswered))
  // Its scheduled tasks ask for lists meanwhile.
  await expect.poll(asked).toContainEqual(expect.stringMatching(/^GET \/v1\/orders\?receipt=/))
  await strike({ kind: 'timeout', method: 'POST' })
  isLost(order(first, keys.unasked))
  await expect.poll(async () => (await asked()).filter((call) => call === 'POST /v1/orders')).toHaveLength(4)
  first.child.kill('SIGKILL')
  await first.ended
  await mend()

  await pay(await lostOrder([uncommitted.id, committed.id]))
  // Now the orders are due for their last check.
  const open = await inDatabase(where, (db) =>
    db
      .updateTable('payment_orders')
      .set({
        created_at: sql`(created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`,
        check_at: sql`created_at`,
      })
      .where('state', '!=', 'paid')
      .returning(['id', 'request_key'])
      .execute(),
  )
  const unaskedId = open.find(({ request_key }) => request_key === keys.unasked)?.id
  const second = await start(where, standIn, { RECONCILE_AFTER: '1s' })
  expect(await verify(second, proofs.committed)).toMatchObject({ success: true })
  expect(await verify(second, proofs.uncommitted)).toMatchObject({ success: true })
  await expect.poll(() => status(second, keys.unanswered)).toBe('paid')
  await expect.poll(asked).toContain(`GET /v1/orders?receipt=${unaskedId}`)
  second.child.kill('SIGTERM')
  await second.ended

  await inDatabase(where, async (db) => {
    const orders = await db.selectFrom('payment_orders').select(['request_key', 'state']).execute()
    expect(Object.fromEntries(orders.map(({ request_key, state }) => [request_key, state]))).toEqual({
      [keys.unasked]: 'abandoned',
      [keys.unanswered]: 'paid',
      [keys.uncommitted]: 'paid',
      [keys.committed]: 'paid',
    })
    expect(await db.selectFrom('contributions').select('amount_paise').execute()).toHaveLength(3)
    expect(await findInconsistencies(db)).toEqual([])
  })
})
