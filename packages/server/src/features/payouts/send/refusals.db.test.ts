// Every known refusal of a payout by the provider: what becomes of the payout, and who is told.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { control, expectSoundBooks } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  bankMoves,
  DAY_MS,
  HOUR_MS,
  operatorLog,
  payoutsOf,
  round,
  sentFor,
  webhookTells,
} from '../../../test/paying-out.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await control(app, 'DELETE', '/faults')
  await expectSoundBooks(app)
  operatorLog.length = 0
  const { db } = app.services
  await db.updateTable('payouts').set({ check_at: null }).execute()
  await db.updateTable('payout_sending').set({ refusal: null, refusals: 0, stopped_until: null }).execute()
})
afterAll(() => app.close())

type Box = Parameters<typeof payoutsOf>[1]
const aBox = () => aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
const refuse = (refusal: string, times = 100) =>
  control(app, 'POST', '/faults', { kind: 'refusal', refusal, method: 'POST', path: '/v1/payouts', times })
const alarms = () => (operatorLog as { alarm?: string }[]).flatMap(({ alarm }) => alarm ?? [])
const emailsTo = async ({ host_id }: Box) => {
  const { email } = await app.services.db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', host_id)
    .executeTakeFirstOrThrow()
  return (await app.emails()).filter(({ to }) => to === email).map(({ subject }) => subject)
}
const feedOf = async ({ id }: Box) => {
  const { db } = app.services
  const rows = await db.selectFrom('activities').select('action').where('event_box_id', '=', id).execute()
  return rows.map(({ action }) => action)
}

test.each([
  'account number wrong',
  'UPI not enabled',
  'balance too low',
  'amount over limit',
  'purpose unknown',
  'other words for the key',
  'field not known',
  'nothing that we know',
])(
  'refused because “%s”: it is held with an alarm, no host is blamed, and it is sent once accepted',
  async (refusal) => {
    const box = await aBox()
    await refuse(refusal)
    await round(app, 3 * DAY_MS)
    for (let hours = 0; hours < 4; hours++) await round(app, HOUR_MS)
    expect(await payoutsOf(app, box)).toMatchObject([
      { state: 'sent', hold: 'provider-refused', reason: expect.stringContaining('POST /payouts: 4') },
    ])
    expect(alarms().filter((alarm) => alarm === 'payout-refused')).toHaveLength(1)
    await control(app, 'DELETE', '/faults')
    await round(app, HOUR_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', hold: null }])
    expect(await sentFor(app, box)).toHaveLength(1)
    expect(await emailsTo(box)).toEqual([])
    expect(await feedOf(box)).toEqual(['payout-sent'])
  },
)

test.each([
  'key wrong',
  'key wrong, told as 400',
  'address not allowed',
  'access denied',
  'product not enabled',
  'twin still running',
])('refused because “%s”: nothing fails, and it is sent once accepted', async (refusal) => {
  const box = await aBox()
  await refuse(refusal)
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent', hold: null, fault: null }])
  await control(app, 'DELETE', '/faults')
  await round(app, 3 * MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing' }])
  expect(await emailsTo(box)).toEqual([])
})

test.each([
  ['UPI id not taken', 'upi-id', '₹501 could not be sent: please check your UPI ID'],
  ['UPI id closed', 'upi-id', '₹501 could not be sent: please check your UPI ID'],
  ['bank offline', 'bank', '₹501 could not be sent today: we will try again'],
  ['bank limit reached', 'bank', '₹501 could not be sent today: we will try again'],
])('refused because “%s”: it failed, and its host gets the right email', async (refusal, fault, subject) => {
  const box = await aBox()
  await refuse(refusal)
  await round(app, 3 * DAY_MS)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault },
    { state: 'waiting', hold: 'retry' },
  ])
  await expect.poll(() => emailsTo(box)).toEqual([subject])
  expect(alarms()).toEqual([])
})

test('a refused name is replaced by a neutral one, and the host is not told', async () => {
  const box = await aBox()
  await refuse('name not taken', 1)
  await round(app, 3 * DAY_MS)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'payee-name', payee_name: 'Meera Nair' },
    { state: 'processing', payee_name: 'Lifafa host' },
  ])
  expect(await emailsTo(box)).toEqual([])
})

test('a payout whose neutral name is refused, too, is held with an alarm', async () => {
  const box = await aBox()
  await refuse('name not taken')
  for (const ms of [3 * DAY_MS, MINUTE_MS, HOUR_MS]) await round(app, ms)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'payee-name' },
    { state: 'sent', hold: 'provider-refused' },
  ])
  expect(alarms()).toEqual(['payout-refused'])
})

test('a bank that is offline on six days never asks for another UPI id, and is announced once', async () => {
  const box = await aBox()
  await refuse('bank offline')
  await round(app, 3 * DAY_MS)
  for (let days = 0; days < 5; days++) {
    await round(app, DAY_MS + MINUTE_MS)
    await round(app, MINUTE_MS)
  }
  const payouts = await payoutsOf(app, box)
  expect(payouts.slice(0, -1).every(({ fault }) => fault === 'bank')).toBe(true)
  expect(payouts.length).toBeGreaterThan(4)
  expect(payouts.at(-1)).toMatchObject({ state: 'waiting', hold: 'retry' })
  await control(app, 'DELETE', '/faults')
  await round(app, DAY_MS + MINUTE_MS)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'processing' })
  await expect.poll(() => emailsTo(box)).toEqual(['₹501 could not be sent today: we will try again'])
})

test('three consecutive refusals for one reason stop the sending; later a few are tried, and one acceptance resumes it', async () => {
  const boxes: Box[] = []
  for (let n = 0; n < 12; n++) boxes.push(await aBox())
  await refuse('UPI not enabled')
  await round(app, 3 * DAY_MS)
  const states = async () => (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat()
  const sortedStates = async () => (await states()).map(({ state }) => state).sort()
  // Four are being sent at once.
  const stopped = [...Array(8).fill('due'), ...Array(4).fill('sent')]
  expect(await sortedStates()).toEqual(stopped)
  for (let minutes = 0; minutes < 20; minutes++) await round(app, MINUTE_MS)
  expect(await sortedStates()).toEqual(stopped)
  expect(alarms().filter((alarm) => alarm === 'payouts-stopped')).toHaveLength(1)
  await control(app, 'DELETE', '/faults')
  await round(app, 31 * MINUTE_MS)
  expect(await sortedStates()).toEqual(Array(12).fill('processing'))
})

test.each([
  ['failed', 'low_balance', 'business'],
  ['failed', 'something_new', 'internal'],
])(
  'a payout that the provider had accepted, and that %s with %s (%s), is no host’s fault',
  async (status, reason, source) => {
    const box = await aBox()
    await round(app, 3 * DAY_MS)
    const [payout] = await payoutsOf(app, box)
    const moved = await bankMoves(app, payout, status)
    const details = { reason, source, description: 'in the provider’s words' }
    await webhookTells(app, { ...moved, status_details: details })
    await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('failed')
    await round(app, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([
      { fault: 'ours' },
      { state: 'waiting', hold: 'provider-refused' },
    ])
    expect(await feedOf(box)).toEqual(['payout-sent'])
    expect(await emailsTo(box)).toEqual([])
    await round(app, DAY_MS)
    expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'processing' })
  },
)
