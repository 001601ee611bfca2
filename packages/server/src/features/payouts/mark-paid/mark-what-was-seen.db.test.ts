// Marking a payout as paid records what the administrator saw: list, UPI id and amount.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Row } from '../../../db/tables.ts'
import { adminHeaders } from '../../../test/admins.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { actionsOn, aPayout, mark, shown, UTR } from '../../../test/marking-paid.ts'
import { expectSoundBooks } from '../../../test/paying.ts'
import { DAY_MS, operatorLog, payoutsOf, round, withoutProvider } from '../../../test/paying-out.ts'

let app: TestApp
/** The same, with PAYOUTS=off. */
let off: TestApp
beforeAll(async () => {
  app = await openTestApp()
  off = withoutProvider(app)
  off.app = await buildApp(off.services, app.app.log)
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
  // Deletes what an earlier test left open.
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})
afterAll(async () => {
  await off.app.close()
  await app.close()
})

test('payouts are listed by what is to be done with them, with the total of each group', async () => {
  const get = async (test: TestApp, query: string) =>
    (await call(test, ['GET', `/admin/payments/payouts?${query}`], { headers: await adminHeaders(test) }))
      .body
  const sumOf = async (group: string) =>
    (await get(off, '')).totals.find((total: { group: string }) => total.group === group)
  const before = await sumOf('due')
  const { id } = await aPayout(off)
  expect(await sumOf('due')).toEqual({ group: 'due', count: before.count + 1, paise: before.paise + 501_00 })
  const payoutIn = async (test: TestApp, group: string) => {
    for (let page = 1; ; page++) {
      const { payouts, pagination } = await get(test, `group=${group}&page=${page}`)
      const found = payouts.find((each: { id: string }) => each.id === id)
      if (found || page >= pagination.total_pages) return found
    }
  }
  expect(await payoutIn(off, 'due')).toMatchObject({
    host: 'Meera Nair',
    box: 'Asha & Ravi',
    amount_paise: 501_00,
    state: 'due',
    upi_id: 'meera@okbank',
    is_late: false,
    can_be_marked: true,
  })
  expect(await payoutIn(app, 'due')).toMatchObject({ can_be_marked: false })
  app.clock.now = new Date(app.clock.now.getTime() + 10 * DAY_MS)
  expect(await payoutIn(off, 'due')).toMatchObject({ is_late: true })
  await mark(off, id)
  expect(await payoutIn(off, 'due')).toBeUndefined()
  expect(await payoutIn(off, 'paid')).toMatchObject({ reference: UTR, can_be_marked: false, is_late: false })
})

const changeUpiId = ({ host_id }: Row<'event_boxes'>, upi_id: string | null) =>
  app.services.db
    .updateTable('hosts')
    .set({ upi_id, upi_id_changed_at: app.clock.now })
    .where('id', '=', host_id)
    .execute()

test('a payout whose UPI ID or amount differ from what was seen cannot be marked; what was seen is recorded', async () => {
  const { box, id } = await aPayout(off)
  const seen = await shown(app, id)
  await changeUpiId(box, 'other@okbank')
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
  for (const other of [{ ...seen }, { upi_id: null }, { upi_id: undefined }, { amount_paise: 501_01 }])
    expect(await mark(off, id, UTR, other)).toMatchObject({
      status: 409,
      body: { message: adminRefusals.payoutChanged },
    })
  for (const odd of [{ upi_id: 'no UPI id' }, { amount_paise: '50100' }, { amount_paise: undefined }])
    expect(await mark(off, id, UTR, odd)).toMatchObject({ status: 400 })
  expect(await actionsOn(app, id)).toEqual([])
  expect(await mark(off, id, UTR, { upi_id: 'other@okbank' })).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'other@okbank' }])
})

test('while a changed UPI ID waits, a payout cannot be marked, also before the next run', async () => {
  const { box, id } = await aPayout(off)
  await changeUpiId(box, 'other@okbank')
  const until = new Date(app.clock.now.getTime() + DAY_MS)
  const listed = async (group: string) => {
    const query = `/admin/payments/payouts?group=${group}`
    for (let page = 1; ; page++) {
      const { body } = await call(off, ['GET', `${query}&page=${page}`], { headers: await adminHeaders(off) })
      const found = body.payouts.find((each: { id: string }) => each.id === id)
      if (found || page >= body.pagination.total_pages) return found
    }
  }
  expect(await listed('due')).toMatchObject({ can_be_marked: false, upi_id: 'other@okbank' })
  expect(await mark(off, id)).toMatchObject({ status: 409, body: { message: adminRefusals.payoutHeld } })
  await round(off)
  expect(await listed('waiting')).toMatchObject({
    can_be_marked: false,
    hold: 'upi-id-changed',
    held_until: until.toISOString(),
  })
  expect(await mark(off, id)).toMatchObject({ status: 409, body: { message: adminRefusals.payoutHeld } })
  await round(off, DAY_MS)
  expect(await listed('due')).toMatchObject({ can_be_marked: true, hold: null })
  expect(await mark(off, id)).toMatchObject({ status: 200 })
})

test('money that had left for the old UPI ID before the change is recorded with it, at once', async () => {
  const { box, id } = await aPayout(off)
  const seen = { ...(await shown(app, id)), already_sent: true }
  const untouched = await aPayout(off)
  await changeUpiId(box, 'other@okbank')
  expect(await mark(off, id, UTR, seen)).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
  expect(await actionsOn(app, id)).toMatchObject([{ detail: `${UTR}, sent before the UPI ID was changed` }])
  // For a host without a change only the current UPI ID can have been seen.
  const odd = { upi_id: 'elsewhere@okbank', already_sent: true }
  expect(await mark(off, untouched.id, UTR, odd)).toMatchObject({ status: 409 })
})
