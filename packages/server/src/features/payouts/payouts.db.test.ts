// The life of a payout: from the end of an event to the host's money, and what makes it wait.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import {
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  openOrder,
  outcomeOfWebhook,
  pay,
} from '../../test/paying.ts'
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
} from '../../test/paying-out.ts'
import { createPayouts } from './create/create-payouts.ts'
import { owedPaise } from './reads.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
})
afterAll(() => app.close())

const owed = (boxId: string) => owedPaise(app.services.db, boxId)
const feedOf = async (boxId: string) =>
  (
    await app.services.db
      .selectFrom('activities')
      .select(['action', 'description'])
      .where('event_box_id', '=', boxId)
      .orderBy('id')
      .execute()
  ).map(({ action, description }) => `${action}: ${description}`)
const emailsTo = async (hostId: string) => {
  const { email } = await app.services.db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow()
  return (await app.emails()).filter(({ to }) => to === email).map(({ subject }) => subject)
}
const saveUpiId = (hostId: string, upi_id: string | null) =>
  app.services.db.updateTable('hosts').set({ upi_id }).where('id', '=', hostId).execute()

test('when an event has ended its host is paid once, with ledger entries and an announcement of each step [payout-1]', async () => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501, 2101] })
  await round(app, 16 * HOUR_MS)
  expect(await payoutsOf(app, box)).toEqual([])
  await round(app, 2 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'processing', amount_paise: 2602_00, upi_id: 'meera@okbank' })
  await webhookTells(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(() => owed(box.id)).toBe(0)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processed', utr: expect.stringMatching(/^\d{12}$/) },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
  const guests = ['GET', `/dashboard/giftbooks/${box.id}/guests/`] as const
  const { body } = await call(app, guests, { hostId: box.host_id })
  expect(body.payout).toMatchObject({ paid_paise: 2602_00, due_paise: 0, wanted: null })
  expect(await feedOf(box.id)).toEqual([
    'payout-sent: ₹2,602 of “Asha & Ravi” is being sent to meera@okbank',
    'payout-paid: ₹2,602 of “Asha & Ravi” was paid to meera@okbank',
  ])
  await expect.poll(() => emailsTo(box.host_id)).toEqual(['₹2,602 of “Asha & Ravi” was sent to you'])
})

test('repeated and late webhooks pay nothing twice', async () => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  const before = await bankMoves(app, payout, 'processed')
  await Promise.all(Array.from({ length: 20 }, () => webhookTells(app, before)))
  await webhookTells(app, { ...before, status: 'processing' })
  await webhookTells(app, { ...before, status: 'failed' })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
  expect(await owed(box.id)).toBe(0)
})

test('without any webhook the provider is asked, and an event without a payout changes nothing', async () => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  const event = { entity: 'event', event: 'payout.downtime.started', payload: {} }
  await outcomeOfWebhook(app, JSON.stringify(event))
  await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
})

test('₹3,50,000 is sent in four payouts', async () => {
  const box = await aBoxWithContributions(app, {
    upiId: 'meera@okbank',
    contributions: [87_500, 87_500, 87_500, 87_500],
  })
  await round(app, 3 * DAY_MS)
  const amounts = (await payoutsOf(app, box)).map(({ amount_paise }) => amount_paise / 100)
  expect(amounts).toEqual([1_00_000, 1_00_000, 1_00_000, 50_000])
  expect(await sentFor(app, box)).toHaveLength(4)
})

test('a deleted box is paid, and money that comes later makes another payout', async () => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { db } = app.services
  await db.updateTable('event_boxes').set({ deleted_at: app.clock.now }).where('id', '=', box.id).execute()
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  const { razorpay_payment_id: paymentId } = await pay(app, order.id)
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await contributionsOf(app, box.id)).toHaveLength(2)
  await round(app, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([
    { number: 1, amount_paise: 501_00, state: 'processing' },
    { number: 2, amount_paise: 501_00, state: 'processing' },
  ])
})

test('a host without a UPI id is asked for one once, and paid when one is saved', async () => {
  const box = await aBoxWithContributions(app, { upiId: null, contributions: [501] })
  for (let days = 0; days < 5; days++) await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', check_at: null }])
  expect(await feedOf(box.id)).toEqual(['payout-waiting: ₹501 of “Asha & Ravi” waits for your UPI ID'])
  await expect.poll(() => emailsTo(box.host_id)).toEqual(['Add your UPI ID to receive ₹501'])
  await saveUpiId(box.host_id, 'meera@okbank')
  await round(app, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'meera@okbank' }])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a UPI id that the provider’s rules exclude is never sent to: the payout waits for another one', async () => {
  const box = await aBoxWithContributions(app, { upiId: 'meera_nair@okbank', contributions: [501] })
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', upi_id: 'meera_nair@okbank' }])
  expect(await sentFor(app, box)).toEqual([])
  await expect.poll(() => emailsTo(box.host_id)).toEqual(['Another UPI ID is needed to send you ₹501'])
})

test('four concurrent runs, as of several processes, create and send each payout once', async () => {
  const boxes = await Promise.all(
    Array.from({ length: 6 }, () =>
      aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [87_500, 87_500] }),
    ),
  )
  const off = withoutProvider(app)
  app.clock.now = new Date(app.clock.now.getTime() + 3 * DAY_MS)
  await Promise.all([round(off), round(off), round(off), round(off)])
  await control(app, 'POST', '/faults', { kind: 'slow', path: '/v1/payouts', times: 200, ms: 30 })
  await Promise.all([round(app), round(app), round(app), round(app)])
  await control(app, 'DELETE', '/faults')
  for (const box of boxes) {
    expect((await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['processing', 'processing'])
    expect(await sentFor(app, box)).toHaveLength(2)
    expect(await callsFor(app, box)).toHaveLength(2)
  }
})

test('concurrent checks of a box create its payouts once', async () => {
  const box = await aBoxWithContributions(app, { upiId: null, contributions: [87_500, 87_500] })
  app.clock.now = new Date(app.clock.now.getTime() + 3 * DAY_MS)
  const look = () => createPayouts({ ...app.services, now: app.clock.now }, box.id)
  await Promise.all([look(), look(), look(), look()])
  expect(await payoutsOf(app, box)).toMatchObject([
    { amount_paise: 1_00_000_00 },
    { amount_paise: 75_000_00 },
  ])
})

test('holidays and weekends move the day by which a host is promised the money [payout-2]', async () => {
  const services = { ...app.services, settings: { ...app.services.settings, holidays: ['2027-01-26'] } }
  app.clock.now = new Date('2027-01-21T06:30:00Z')
  const box = await aBoxWithContributions({ ...app, services }, { upiId: null, contributions: [501] })
  await round({ ...app, services }, 2 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ due_on: '2027-02-01' }])
})

test('where payouts are off, they are due for an administrator', async () => {
  const off = withoutProvider(app)
  const box = await aBoxWithContributions(off, { upiId: 'meera_nair@okbank', contributions: [501] })
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'due', amount_paise: 501_00 })
  expect(await feedOf(box.id)).toEqual([
    expect.stringMatching(/^payout-due: ₹501 of “Asha & Ravi” will reach you by /),
  ])
  expect(await sentFor(app, box)).toEqual([])
})
