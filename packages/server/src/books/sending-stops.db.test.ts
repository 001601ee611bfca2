// A finding about boxes stops these boxes, however many rows show it; one about the ledger itself stops all.
import { beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '../db/self-check/self-check.ts'
import {
  emptyHosts,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
  SOME_TIME,
} from '../test/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { listStoppedBoxes, setSendingStops } from './sending-stops.ts'

const database = testDatabase()
beforeEach(() => emptyHosts(database.db))

/** Those of the boxes that the check stops now. */
async function stopped(...boxes: string[]): Promise<string[]> {
  const { db } = database
  await setSendingStops(db, await findInconsistencies(db), SOME_TIME)
  return [...(await listStoppedBoxes(db, boxes))].sort()
}

test('a payment that is known in two boxes stops both, and no other', async () => {
  const { id, event_box_id } = await insertPayment(database.db)
  const twice = await insertPayment(database.db, { id })
  const { id: other } = await insertEventBox(database.db)
  const both = [event_box_id, twice.event_box_id].sort()
  expect(await stopped(...both, other)).toEqual(both)
})

test('more wrong rows than are shown stop their boxes alone', async () => {
  const { id: wrong } = await insertEventBox(database.db)
  const { id: other } = await insertEventBox(database.db)
  for (let orders = 0; orders < 101; orders++)
    await insertPaymentOrder(database.db, { event_box_id: wrong, state: 'paid', paid_at: SOME_TIME })
  expect(await stopped(wrong, other)).toEqual([wrong])
})

test('a flag that names no payment of ours stops all', async () => {
  const { id } = await insertEventBox(database.db)
  await insertFlag(database.db, { payment_id: 'pay_of_nobody' })
  expect(await stopped(id)).toEqual([id])
})
