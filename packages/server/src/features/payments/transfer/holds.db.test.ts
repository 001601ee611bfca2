// Holds of transfers: until a day after the event, whatever becomes of the day, the host and the provider meanwhile.
import { noteRestored } from '../../../db/installation.ts'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { ANSWER, insertFound } from '../../../test/hosts/upi-id-checks.ts'
import { openOrder, pay } from '../../../test/paying.ts'
import { dispute, openDispute, sendDispute } from '../../../test/payments/disputes.ts'
import { confirmCompared } from '../../../test/payouts/restored-backups.ts'
import {
  aRoutedBox,
  aRoutedGift,
  aTransferredGift,
  atProvider,
  booksOf,
  confirmByBank,
  DAY_MS,
  dayIn,
  expect,
  GIVEN_PAISE,
  holdWithoutEnd,
  moveDay,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { readBoxMoney } from '../../box-money/reads.ts'
import { listLateTransfers } from '../../transfers/reads.ts'
import { holdEndAfter } from '../../transfers/rules.ts'

const setStatus = async (app: TestApp, hostId: string, status: 'active' | 'inactive') => {
  const asked = { body: { status }, headers: await adminHeaders(app) }
  expect((await call(app, ['PATCH', `/admin/users/${hostId}/status`], asked)).status).toBe(200)
}

test('the hold is moved with the day of the event', async ({ app }) => {
  const { box } = await aTransferredGift(app)
  await moveDay(app, box.id, dayIn(app, 20), app.clock.now)
  await round(app)
  const until = holdEndAfter(dayIn(app, 20))
  const { held_until, provider_transfer_id } = await transferOf(app, box.id)
  expect(held_until).toEqual(until)
  const told = (await atProvider(app)).transfers.find(({ id }) => id === provider_transfer_id)
  expect(told?.on_hold_until).toBe(until.getTime() / 1000)
})

test('a payment confirmed after the hold has ended is settled immediately', async ({ app }) => {
  const { box } = await aRoutedBox(app)
  const { body } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id } = await pay(app, body.id, { outcome: 'begin' })
  await round(app, 6 * DAY_MS)
  await confirmByBank(app, box.id, razorpay_payment_id)
  await round(app)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
  expect(await booksOf(app, box.id)).toMatchObject({ owed: 0 })
})

test('a day that is changed while the hold is being moved moves it once more', async ({ app }) => {
  const { box } = await aTransferredGift(app)
  await moveDay(app, box.id, dayIn(app, 20), app.clock.now)
  const { route } = app.services.provider
  const holdTransfer: typeof route.holdTransfer = async (id, until) => {
    await moveDay(app, box.id, dayIn(app, 30), new Date(app.clock.now.getTime() + 1000))
    return route.holdTransfer(id, until)
  }
  await round(withRoute(app, { holdTransfer }))
  await round(app, 60_000)
  expect((await transferOf(app, box.id)).held_until).toEqual(holdEndAfter(dayIn(app, 30)))
})

test('a hold too long by now is ended: the day moved before the bank confirmed', async ({ app }) => {
  const { box } = await aRoutedBox(app)
  await moveDay(app, box.id, dayIn(app, 200), app.clock.now)
  const { body } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id } = await pay(app, body.id, { outcome: 'begin' })
  await moveDay(app, box.id, dayIn(app, 2), app.clock.now)
  await round(app, 5 * DAY_MS)
  await confirmByBank(app, box.id, razorpay_payment_id)
  await round(app)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a hold without end, made at the provider’s dashboard, ends with the right one', async ({ app }) => {
  const { box } = await aTransferredGift(app)
  await holdWithoutEnd(app, (await transferOf(app, box.id)).provider_transfer_id)
  await round(app, 6 * DAY_MS)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a gift to a deactivated host is held until the host is activated', async ({ app }) => {
  const { box, host } = await aRoutedGift(app)
  await round(app)
  await setStatus(app, host.id, 'inactive')
  for (let days = 0; days <= 40; days += 4) await round(app, days > 0 ? 4 * DAY_MS : 0)
  const { settled_at, provider_transfer_id } = await transferOf(app, box.id)
  const told = (await atProvider(app)).transfers.find(({ id }) => id === provider_transfer_id)
  expect([settled_at, told?.settlement_status]).toEqual([null, 'on_hold'])
  await setStatus(app, host.id, 'active')
  await round(app)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a disputed gift is held, and its host told so, until the dispute is won', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  const id = await openDispute(app, paymentId)
  await sendDispute(app, 'created', dispute({ id, paymentId }, 'open'))
  await round(app)
  await round(app, 20 * DAY_MS)
  const transfer = await transferOf(app, box.id)
  expect(transfer.settled_at).toBeNull()
  const { parts } = await readBoxMoney(app.services.db, box.id, { now: app.clock.now, holidays: [] })
  expect(parts).toMatchObject([{ state: 'waiting', reason: 'asked-back', paise: GIVEN_PAISE, due_on: null }])
  expect(await listLateTransfers(app.services.db, app.clock.now)).not.toContain(transfer.id)
  await sendDispute(app, 'won', dispute({ id, paymentId }, 'won'))
  await round(app)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

const answer = async (app: TestApp, hostId: string, is: 'yes' | 'no') =>
  expect((await call(app, ANSWER, { hostId, body: { upi_id: 'meera@okbank', answer: is } })).status).toBe(200)

test('a UPI ID that its host denies gets no more gifts; held ones stay held', async ({ app }) => {
  const { box, host } = await aTransferredGift(app)
  await insertFound(app, host.id, 'meera@okbank', 'SOMEBODY ELSE')
  await answer(app, host.id, 'no')
  const refused = await openOrder(app, { giftid: box.id, request_key: crypto.randomUUID(), again: true })
  expect([refused.status, refused.body.code]).toEqual([409, 'boxNotReady'])
  await round(app)
  await round(app, 6 * DAY_MS)
  expect((await transferOf(app, box.id)).settled_at).toBeNull()
  await answer(app, host.id, 'yes')
  await round(app)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a host reads of gifts held for a wrong UPI ID: correct it, then write to us', async ({ app }) => {
  const { db } = app.services
  const { box, host } = await aTransferredGift(app)
  const told = async () => {
    const { parts } = await readBoxMoney(db, box.id, { now: app.clock.now, holidays: [] })
    return parts.map(({ state, reason, paise, upi_id, due_on }) => [state, reason, paise, upi_id, due_on])
  }
  const save = (set: { upi_id: string } | { deactivated_at: Date | null }) =>
    db.updateTable('hosts').set(set).where('id', '=', host.id).execute()

  await insertFound(app, host.id, 'meera@okbank', 'SOMEBODY ELSE')
  await answer(app, host.id, 'no')
  expect(await told()).toEqual([['action-needed', 'account-upi-id-wrong', GIVEN_PAISE, 'meera@okbank', null]])
  const { body } = await call(app, ['GET', '/dashboard/get_dashboard_data'], { hostId: host.id })
  expect(body.money.sums_paise).toMatchObject({ 'action-needed': GIVEN_PAISE, 'at-provider': 0 })
  await round(app)
  await save({ upi_id: 'another@okbank' })
  await round(app, 6 * DAY_MS)
  expect(await told()).toEqual([['on-hold', 'earlier-upi-id-wrong', GIVEN_PAISE, 'meera@okbank', null]])
  await save({ upi_id: 'meera@okbank' })
  await answer(app, host.id, 'yes')
  await save({ deactivated_at: app.clock.now })
  expect(await told()).toEqual([['on-hold', 'inactive', GIVEN_PAISE, 'meera@okbank', null]])
})

test('gifts that are held for a UPI ID that no bank knows need the host, too', async ({ app }) => {
  const { db } = app.services
  const { box, host } = await aTransferredGift(app)
  await db
    .insertInto('upi_id_checks')
    .values({
      ...{ host_id: host.id, upi_id: 'meera@okbank', state: 'not-found' },
      ...{ asked_at: app.clock.now, created_at: app.clock.now, updated_at: app.clock.now },
    })
    .execute()
  const { sums_paise } = await readBoxMoney(db, box.id, { now: app.clock.now, holidays: [] })
  expect(sums_paise).toMatchObject({ 'action-needed': GIVEN_PAISE, received: GIVEN_PAISE })
})

// A restored backup does not know why the provider holds a transfer for longer: what is released is gone.
test('a hold is not shortened after a restored backup before a comparison', async ({ app }) => {
  const { db } = app.services
  const { box, host } = await aTransferredGift(app)
  const { id, held_until, check_at } = await transferOf(app, box.id)
  await setStatus(app, host.id, 'inactive')
  await round(app)

  await db.updateTable('hosts').set({ deactivated_at: null }).where('id', '=', host.id).execute()
  await db
    .updateTable('transfers')
    .set({ held_until, check_at })
    .where('id', '=', id)
    .where('event_box_id', '=', box.id)
    .execute()
  await noteRestored(db, app.clock.now)
  for (let days = 0; days < 8; days += 2) await round(app, 2 * DAY_MS)
  const { settled_at, provider_transfer_id } = await transferOf(app, box.id)
  const told = (await atProvider(app)).transfers.find(({ id }) => id === provider_transfer_id)
  expect([settled_at, told?.settlement_status]).toEqual([null, 'on_hold'])

  expect((await confirmCompared(app)).status).toBe(200)
  await round(app, HOUR_MS)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a hold is lengthened all the same', async ({ app }) => {
  const { box } = await aTransferredGift(app)
  await noteRestored(app.services.db, app.clock.now)
  await moveDay(app, box.id, dayIn(app, 20), app.clock.now)
  await round(app)
  expect((await transferOf(app, box.id)).held_until).toEqual(holdEndAfter(dayIn(app, 20)))
  await confirmCompared(app)
})
