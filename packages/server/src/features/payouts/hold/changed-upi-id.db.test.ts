// Payouts wait a day after their host's UPI id was changed: time to notice a change by another person.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Row } from '../../../db/tables.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { expectSoundBooks } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  bankMoves,
  callsFor,
  DAY_MS,
  HOUR_MS,
  operatorLog,
  payoutsOf,
  round,
  sentFor,
  webhookTells,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { owedPaise } from '../reads.ts'
import { summaryOf } from '../rules/summary.ts'
import { commitToSend } from '../send/commit-to-send.ts'

let app: TestApp
/** The same, with PAYOUTS=off. */
let off: TestApp
beforeAll(async () => {
  app = await openTestApp()
  off = withoutProvider(app)
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})
afterAll(() => app.close())

type Box = Row<'event_boxes'>
const changeUpiId = ({ host_id }: Box, upi_id = 'other@okbank') =>
  app.services.db
    .updateTable('hosts')
    .set({ upi_id, upi_id_changed_at: app.clock.now })
    .where('id', '=', host_id)
    .execute()
const aBox = () => aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
const summary = async (box: Box) =>
  summaryOf(await payoutsOf(app, box), await owedPaise(app.services.db, box.id))
const dayLater = () => new Date(app.clock.now.getTime() + DAY_MS)
const ended = async (box: Box): Promise<Box> => {
  app.clock.now = new Date(app.clock.now.getTime() + 2 * DAY_MS)
  return box
}

test('a payout created less than a day after the change waits for the day to end, and is then sent', async () => {
  const box = await ended(await aBox())
  await changeUpiId(box)
  const until = dayLater()
  await round(app)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-changed', upi_id: 'other@okbank', check_at: until },
  ])
  expect(await summary(box)).toMatchObject({
    due_paise: 501_00,
    wanted: null,
    held_until: until.toISOString(),
  })
  await round(app, DAY_MS - 1)
  expect(await sentFor(app, box)).toEqual([])
  await round(app, 1)
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', upi_id: 'other@okbank', hold: null },
  ])
  expect(await summary(box)).toMatchObject({ held_until: null })
})

test('a change between creation and sending holds the payout: the provider is not called', async () => {
  const box = await ended(await aBox())
  await round(off)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'due' })
  await changeUpiId(box)
  expect(await commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? '')).toBeUndefined()
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-changed', check_at: dayLater() },
  ])
  expect(await callsFor(app, box)).toEqual([])
})

test.each([1, 2, 3])(
  'changed at the moment of sending, it goes to the old UPI ID or waits, and never goes to the new one at once (%j)',
  async () => {
    const box = await ended(await aBox())
    await round(off)
    const [payout] = await payoutsOf(app, box)
    const [sent] = await Promise.all([
      commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? ''),
      changeUpiId(box),
    ])
    expect(await payoutsOf(app, box)).toMatchObject([
      sent ? { state: 'sent', upi_id: 'meera@okbank' } : { state: 'waiting', hold: 'upi-id-changed' },
    ])
  },
)

test('another change starts another day', async () => {
  const box = await ended(await aBox())
  await changeUpiId(box)
  await round(app)
  app.clock.now = new Date(app.clock.now.getTime() + 20 * HOUR_MS)
  await changeUpiId(box, 'third@okbank')
  const until = dayLater()
  for (let rounds = 0; rounds < 2; rounds++) await round(app, 5 * HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { hold: 'upi-id-changed', upi_id: 'third@okbank', check_at: until },
  ])
  expect(await sentFor(app, box)).toEqual([])
})

test('with PAYOUTS=off a due payout waits from the next run on, and is due again after the day', async () => {
  const box = await ended(await aBox())
  await round(off)
  await changeUpiId(box)
  const until = dayLater()
  await round(off, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-changed', check_at: until },
  ])
  await round(off, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', hold: null }])
})

test('money that was returned from the old UPI ID is sent to the new one a day after the change', async () => {
  const box = await ended(await aBox())
  await round(app)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'failed'))
  await vi.waitFor(
    async () => expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed' }]),
    PATIENCE_MS,
  )
  await changeUpiId(box)
  await round(app)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ hold: 'upi-id-changed', upi_id: 'other@okbank' })
  await round(app, DAY_MS)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'processing', upi_id: 'other@okbank' })
})
