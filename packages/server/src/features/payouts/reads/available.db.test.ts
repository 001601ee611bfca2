// The host's part of gifts that are on their way back, or may be lost to guests' banks, is not paid out.
import type { TestApp } from '../../../test/app.ts'
import { insertContribution, insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'
import { recordDispute } from '../../payments/dispute/record-dispute.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'
import { reservedByBox } from './available.ts'

async function aGift({ services: { db }, clock }: TestApp) {
  const { payment_id, event_box_id } = await insertContribution(db)
  const deps = { db, now: clock.now }
  return {
    boxId: event_box_id,
    refund: (amount: number, status: 'pending' | 'processed' | 'failed') =>
      recordRefund(deps, { id: `rfnd_${payment_id}_${amount}`, payment_id, amount, status }),
    setRefunds: (state: 'requested') =>
      db.updateTable('refunds').set({ state }).where('payment_id', '=', payment_id).execute(),
    dispute: (status: 'open' | 'under_review' | 'won' | 'closed' | 'lost', change = {}) =>
      recordDispute(deps, { id: `disp_${payment_id}`, payment_id, amount: 52_104, status, ...change }),
    reserved: async (days = 0) => {
      const byBox = await reservedByBox(db, [event_box_id], new Date(clock.now.getTime() + days * DAY_MS))
      return byBox.get(event_box_id) ?? 0
    },
  }
}

test('a refund counts until it was carried out, which the ledger has, or has failed', async ({ app }) => {
  const { refund, setRefunds, reserved } = await aGift(app)
  await refund(10_400, 'pending')
  expect(await reserved()).toBe(10_000)
  await setRefunds('requested')
  expect(await reserved()).toBe(10_000)
  await refund(10_400, 'processed')
  expect(await reserved()).toBe(0)
  await refund(20_800, 'pending')
  await refund(20_800, 'failed')
  expect(await reserved()).toBe(0)
})

test('a dispute counts while it is open, and for a month after it was won', async ({ app }) => {
  const { dispute, reserved } = await aGift(app)
  await dispute('open')
  expect(await reserved(400)).toBe(50_100)
  await dispute('under_review')
  expect(await reserved(400)).toBe(50_100)
  await dispute('won')
  expect([await reserved(29), await reserved(31)]).toEqual([50_100, 0])
})

test.for([
  ['closed', {}],
  ['lost', {}],
  ['won', { phase: 'arbitration' }],
] as const)('a dispute that is %s for good does not count', async ([status, change], { app }) => {
  const { dispute, reserved } = await aGift(app)
  await dispute(status, change)
  expect(await reserved()).toBe(0)
})

test('no more of a gift counts than is kept of it', async ({ app }) => {
  const { dispute, refund, reserved } = await aGift(app)
  await refund(41_600, 'pending')
  await dispute('open')
  expect(await reserved()).toBe(50_100)
})

test('several gifts of a box count together, and each box by itself', async ({ app }) => {
  const { db } = app.services
  const box = await insertEventBox(db)
  for (const status of ['open', 'under_review'] as const) {
    const { payment_id } = await insertContribution(db, { event_box_id: box.id })
    const dispute = { id: `disp_${payment_id}`, payment_id, amount: 52_104, status }
    await recordDispute({ db, now: app.clock.now }, dispute)
  }
  const other = await aGift(app)
  await other.dispute('open')
  const reserved = await reservedByBox(db, [box.id, other.boxId], app.clock.now)
  expect([reserved.get(box.id), reserved.get(other.boxId)]).toEqual([100_200, 50_100])
})
