// Payouts wait for what the ledger owes for unsettled payments, not for what the guest list says.
import { expect, test } from 'vitest'
import { sentDuring } from '../../../test/database/sent-statements.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertPayout,
  insertRefundOf,
  SOME_TIME,
} from '../../../test/rows.ts'
import { insertSettlement, insertSettlementLine } from '../../../test/settlements/rows.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { debtsByBox, reservedByBox } from './available.ts'
import { unsettledByBox } from './payouts.ts'

const database = testDatabase()

const unsettledOf = async (boxId: string) => (await unsettledByBox(database.db, [boxId])).get(boxId) ?? 0

test('a gift that is in the guest list and not owed holds no payout back', async () => {
  const { db } = database
  const { id: event_box_id } = await insertEventBox(db)
  const { payment_id } = await insertContribution(db, { event_box_id })
  expect(await unsettledOf(event_box_id)).toBe(50_100)
  await insertEntry(db, { event_box_id, payment_id, owed_to_hosts: 50_100, gateway_receivable: -50_100 })
  expect(await unsettledOf(event_box_id)).toBe(0)
})

test('payouts wait neither for a refunded amount nor for one in a booked settlement', async () => {
  const { db } = database
  const { id: event_box_id } = await insertEventBox(db)
  const settled = await insertContribution(db, { event_box_id })
  await insertRefundOf(db, await insertContribution(db, { event_box_id }), 10_000)
  const settlement = await insertSettlement(db)
  await insertSettlementLine(db, { settlement_id: settlement.id, payment_id: settled.payment_id })
  expect(await unsettledOf(event_box_id)).toBe(50_100 + 40_100)
  await db.updateTable('settlements').set({ booked_at: SOME_TIME }).where('id', '=', settlement.id).execute()
  expect(await unsettledOf(event_box_id)).toBe(40_100)
})

test('a host’s debt is kept back once: of settled money first, then where the event ended first', async () => {
  const { db } = database
  const { id: event_box_id, host_id } = await insertEventBox(db)
  await insertEntry(db, { event_box_id, owed_to_hosts: 500_00, bank: -500_00 })
  const aBox = async (event_date: string, amount_paise: number) => {
    const box = await insertEventBox(db, { host_id, event_date })
    return { box, gift: await insertContribution(db, { event_box_id: box.id, amount_paise }) }
  }
  const [first, second] = [await aBox('2026-10-01', 300_00), await aBox('2026-10-02', 901_00)]
  await insertPayout(db, second.box)
  const debts = async () => {
    const byBox = await debtsByBox(db, [host_id], SOME_TIME)
    return [byBox.get(first.box.id), byBox.get(second.box.id)]
  }
  expect(await debts()).toEqual([300_00, 200_00])
  const { id: settlement_id } = await insertSettlement(db, { booked_at: SOME_TIME })
  await insertSettlementLine(db, { settlement_id, payment_id: second.gift.payment_id })
  expect(await debts()).toEqual([100_00, 400_00])
})

test('nothing is asked of no box: most pages of hosts have none whose money waits', async () => {
  const { db } = database
  const sent = await sentDuring(/./, () =>
    Promise.all([unsettledByBox(db, []), reservedByBox(db, [], SOME_TIME), debtsByBox(db, [], SOME_TIME)]),
  )
  expect(sent).toEqual([])
})
