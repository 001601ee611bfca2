// Tests the amount of a box's open payouts, and why one is held: refunds, disputes, settlements, the host's UPI ID.
import { startOfTodayInIndia } from '@lifafa/contract/event-timing'
import type { Row } from '../../../db/tables.ts'
import { anAdmin } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { aBoxWithContributions, attemptsOf, payoutsOf, round } from '../../../test/paying-out.ts'
import {
  anEndedBox,
  changeUpiId,
  descriptionsOf,
  later,
  partsFor,
  saveHost,
  subjectsTo,
} from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { paymentLine } from '../../../test/settlements/report-lines.ts'
import { scriptSettlements } from '../../../test/settlements/scripted-settlements.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { planBox } from './plan-box.ts'

type Box = Row<'event_boxes'>
const sentPaise = async (app: TestApp, box: Box) => (await sentFor(app, box)).map(({ amount }) => amount)

const giftsOf = ({ services }: TestApp, box: Box) =>
  services.db
    .selectFrom('contributions')
    .selectAll()
    .where('event_box_id', '=', box.id)
    .orderBy('amount_paise')
    .execute()

/** A refund of a whole gift that the provider has not carried out. */
async function askToRefund(test: TestApp, gift: Row<'contributions'> | undefined) {
  const { services, clock } = test
  if (!gift) throw new Error('There is no gift.')
  const { id: requested_by } = await anAdmin(test)
  const { id } = await services.db
    .insertInto('refunds')
    .values({
      ...{ payment_id: gift.payment_id, event_box_id: gift.event_box_id },
      ...{ kind: 'administrator', state: 'requested', reason: 'wish', requested_by },
      ...{ amount_paise: (gift.amount_paise / 25) * 26, request_key: crypto.randomUUID() },
      ...{ created_at: clock.now, updated_at: clock.now, check_at: later(test, 365 * DAY_MS) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const failRefund = ({ services }: TestApp, id: string) =>
  services.db.updateTable('refunds').set({ state: 'failed', check_at: null }).where('id', '=', id).execute()

test('a gift that is asked back is not paid out; once its refund has failed it is', async ({ app }) => {
  const box = await aBoxWithContributions(app, { contributions: [500, 1000], upiId: 'asked@okbank' })
  const refund = await askToRefund(app, (await giftsOf(app, box))[1])
  await round(app, 3 * DAY_MS)
  expect(await sentPaise(app, box)).toEqual([500_00])
  expect(await partsFor(app, box)).toContainEqual(['waiting', 'asked-back', 1000_00])
  await failRefund(app, refund)
  await round(app, HOUR_MS)
  expect((await sentPaise(app, box)).sort()).toEqual([1000_00, 500_00])
})

test.for([
  ['a part', 1, { state: 'open', amount_paise: 1000_00 }, false],
  ['all', 2, { state: 'cancelled' }, true],
] as const)(
  'a rejection holds again what failed refunds took: %s of it',
  async ([, count, shrunk, isDueAnew], { app }) => {
    const box = await aBoxWithContributions(app, {
      contributions: [500, 1000],
      upiId: `refused-${count}@okbank`,
    })
    await round(app, 3 * DAY_MS)
    const moved = await bankMoves(app, (await attemptsOf(app, box))[0], 'failed')
    await sendPayoutWebhook(app, { ...moved, status: 'rejected' } as never, 'rejected')
    const gifts = (await giftsOf(app, box)).slice(0, count)
    const refunds = await Promise.all(gifts.map((gift) => askToRefund(app, gift)))
    await round(app, 10 * DAY_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ ...shrunk, hold_reason: 'rejected' }])
    for (const refund of refunds) await failRefund(app, refund)
    for (let rounds = 0; rounds < 2; rounds++) await round(app, HOUR_MS)
    expect(await payoutsOf(app, box)).toMatchObject([
      { state: 'open', amount_paise: 1500_00, hold_reason: 'rejected' },
    ])
    const today = app.services.now().toISOString().slice(0, 10)
    expect((await payoutsOf(app, box)).map(({ due_on }) => due_on > today)).toEqual([isDueAnew])
    expect(await sentPaise(app, box)).toEqual([1500_00])
  },
)

test('a payout cancelled with an attempt on its way is held once owed again', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: 'coming@okbank' })
  await round(app, 3 * DAY_MS)
  const failed = await bankMoves(app, (await attemptsOf(app, box))[0], 'failed', 'beneficiary_bank_offline')
  await sendPayoutWebhook(app, failed)
  const refund = await askToRefund(app, (await giftsOf(app, box))[0])
  await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'cancelled', hold: null }])
  await sendPayoutWebhook(app, { ...failed, status: 'processing' } as never, 'initiated')
  await failRefund(app, refund)
  for (let days = 0; days < 2; days++) await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'open', amount_paise: 501_00, hold_reason: 'unknown-outcome' },
  ])
  expect(await sentPaise(app, box)).toEqual([501_00])
})

test('settled money is sent; unsettled money that is asked back counts once', async ({ app: sending }) => {
  const settings = { ...sending.services.settings, waitForSettlement: true }
  const app = { ...sending, services: { ...sending.services, settings } }
  const contributions = [200, 300, 1000]
  const box = await aBoxWithContributions(app, { upiId: 'unsettled@okbank', contributions })
  await round(app, 3 * DAY_MS)
  expect(await sentPaise(app, box)).toEqual([])
  const [small, asked, large] = await giftsOf(app, box)
  await askToRefund(app, asked)
  const settle = async (paymentId = '') => {
    const provider = scriptSettlements(app)
    provider.settle([paymentLine(paymentId)])
    await provider.round()
    await round(app, HOUR_MS)
  }
  await settle(large?.payment_id)
  expect(await sentPaise(app, box)).toEqual([1000_00])
  await settle(small?.payment_id)
  expect((await sentPaise(app, box)).sort()).toEqual([1000_00, 200_00])
})

test('a UPI ID gets one lakh a day, whatever boxes name it', async ({ app }) => {
  const upiId = 'grand@okbank'
  const boxes = [
    await aBoxWithContributions(app, { upiId, contributions: [96_000, 96_000] }),
    await aBoxWithContributions(app, { upiId, contributions: [60_000] }),
  ]
  await round(app, 3 * DAY_MS)
  const all = async () => (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat()
  expect((await all()).filter(({ state }) => state === 'paying')).toHaveLength(1)
  const tomorrow = new Date(startOfTodayInIndia(app.clock.now).getTime() + DAY_MS)
  expect(await all()).toContainEqual(
    expect.objectContaining({ state: 'open', hold_reason: 'upi-id-limit', not_before: tomorrow }),
  )
  for (let days = 0; days < 2; days++) await round(app, DAY_MS)
  const sent = (await Promise.all(boxes.map((box) => sentPaise(app, box)))).flat()
  expect(sent.reduce((sum, paise) => sum + paise, 0)).toBe(2_52_000_00)
})

test('a payout waits a day after each change of the UPI ID, to the millisecond', async ({ app }) => {
  const box = await anEndedBox(app)
  await changeUpiId(app, box)
  await round(app)
  wait(app, 20 * HOUR_MS)
  await changeUpiId(app, box, 'third@okbank')
  const until = later(app, DAY_MS)
  await round(app, 5 * HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'open', hold_reason: 'upi-id-changed', not_before: until },
  ])
  await round(app, 19 * HOUR_MS - 1)
  expect(await sentFor(app, box)).toEqual([])
  await round(app, 1)
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitted', upi_id: 'third@okbank' }])
})

test('a host without a UPI ID is asked once, also who was inactive before', async ({ app, off }) => {
  const box = await aBoxWithContributions(app, { contributions: [75_000, 75_000], upiId: null })
  await saveHost(app, box, { deactivated_at: app.clock.now })
  await round(off, 3 * DAY_MS)
  expect(await descriptionsOf(app, box)).toEqual([])
  await saveHost(app, box, { deactivated_at: null })
  for (let rounds = 0; rounds < 3; rounds++) await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject(Array(2).fill({ hold_reason: 'no-upi-id' }))
  expect(await descriptionsOf(app, box)).toEqual(['₹1,50,000 from “Asha & Ravi” is waiting for your UPI ID'])
  await expect.poll(() => subjectsTo(app, box)).toHaveLength(1)
})

test('a host is asked once again after each UPI ID that cannot be paid', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app, { upiId: null })
  await round(app, 3 * DAY_MS)
  for (const [upi_id, isChange] of [
    ['tanvi@okbnak', false],
    ['tanvi@okbnk', true],
  ] as const) {
    await saveHost(app, box, { upi_id, upi_id_changed_at: isChange ? app.clock.now : null })
    const at = { created_at: app.clock.now, updated_at: app.clock.now }
    const check = { host_id: box.host_id, upi_id, state: 'not-found', ...at } as const
    await db.insertInto('upi_id_checks').values(check).execute()
    for (const ms of [MINUTE_MS, MINUTE_MS, DAY_MS]) await round(app, ms)
  }
  const asked = '₹501 from “Asha & Ravi” is waiting for your UPI ID'
  const asksAgain = asked.replace('your', 'another')
  expect(await descriptionsOf(app, box)).toEqual([asked, asksAgain, asksAgain])
  await expect.poll(() => subjectsTo(app, box)).toHaveLength(3)
})

test('processes that plan a box at once create and start nothing twice', async ({ app }) => {
  const box = await anEndedBox(app)
  const deps = { ...app.services, now: app.clock.now, maySend: true }
  await Promise.all([1, 2, 3, 4].map(() => planBox(deps, box.id)))
  expect(await payoutsOf(app, box)).toHaveLength(1)
  expect(await attemptsOf(app, box)).toHaveLength(1)
})
