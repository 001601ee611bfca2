// Failures while hosts are paid: lost answers, refusals, returned money, refunded contributions.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { control, expectSoundBooks, openFlagsOf } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  bankMoves,
  callsFor,
  DAY_MS,
  HOUR_MS,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
  sentFor,
  webhookTells,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { watchLate } from '../apply/watch-late.ts'
import { countLate, floatPaise, owedPaise } from '../reads.ts'
import { commitToSend } from './commit-to-send.ts'
import { payHosts } from './pay-hosts.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
  // Deletes what an earlier test left open.
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})
afterAll(() => app.close())

const aBox = (upiId: string | null = 'meera@okbank') =>
  aBoxWithContributions(app, { upiId, contributions: [501] })
const fail = (kind: string, method: string, times = 1) =>
  control(app, 'POST', '/faults', { kind, method, path: '/v1/payouts', times })
const saveHost = (hostId: string, host: { upi_id?: string; first_name?: string }) =>
  app.services.db.updateTable('hosts').set(host).where('id', '=', hostId).execute()
const states = async (box: Parameters<typeof payoutsOf>[1]) =>
  (await payoutsOf(app, box)).map(({ state }) => state)
const owed = (boxId: string) => owedPaise(app.services.db, boxId)

test('a lost answer makes one payout: it is looked up before anything is sent again', async () => {
  const box = await aBox()
  await fail('cut', 'POST')
  await round(app, 3 * DAY_MS)
  expect(await states(box)).toEqual(['sent'])
  expect(operatorLog.splice(0)).toHaveLength(1)
  await round(app, 3 * MINUTE_MS)
  expect(await states(box)).toEqual(['processing'])
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await callsFor(app, box)).toHaveLength(1)
})

test('a request that is repeated is the same to the letter, whatever the host has changed meanwhile', async () => {
  const box = await aBox()
  await fail('reset', 'POST')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  await saveHost(box.host_id, { upi_id: 'other@okbank', first_name: 'Radha' })
  await round(app, 3 * MINUTE_MS)
  const [call] = await callsFor(app, box)
  const fund_account = { vpa: { address: 'meera@okbank' }, contact: { name: 'Meera Nair' } }
  expect(call?.body).toMatchObject({ amount: 501_00, fund_account })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'meera@okbank' }])
})

test('a payout of a process that ended between storing and sending is sent by another process', async () => {
  const box = await aBox()
  const off = withoutProvider(app)
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? '')
  expect(await sentFor(app, box)).toEqual([])
  await round(app, 3 * MINUTE_MS)
  expect(await states(box)).toEqual(['processing'])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a host with an unknown UPI id is told, tried again after a day, and given up after three attempts', async () => {
  const box = await aBox('unknown@razorpay')
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('does not exist'), provider_payout_id: null },
  ])
  await round(app, MINUTE_MS)
  expect(await states(box)).toEqual(['failed', 'waiting'])
  await round(app, 23 * HOUR_MS)
  expect(await states(box)).toEqual(['failed', 'waiting'])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, 2 * HOUR_MS)
  expect(await states(box)).toEqual(['failed', 'failed', 'waiting'])
  for (let rounds = 0; rounds < 5; rounds++) await round(app, DAY_MS)
  expect(await states(box)).toEqual(['failed', 'failed', 'failed', 'waiting'])
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ check_at: null, upi_id: 'unknown@razorpay' })
  await saveHost(box.host_id, { upi_id: 'meera@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    {},
    {},
    {},
    { state: 'processing', upi_id: 'meera@okbank' },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('another UPI id is sent to at once after a failure', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'failed', 'beneficiary_vpa_invalid'))
  expect(await states(box)).toEqual(['failed'])
  await saveHost(box.host_id, { upi_id: 'other@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', reason: 'the bank said beneficiary_vpa_invalid' },
    { state: 'processing', upi_id: 'other@okbank' },
  ])
})

test('returned money is owed again, sent again, and entered in the ledger each time', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await round(app, HOUR_MS)
  expect([await states(box), await owed(box.id)]).toEqual([['processed'], 0])
  const back = await bankMoves(app, payout, 'reversed')
  await Promise.all([webhookTells(app, back), webhookTells(app, back), webhookTells(app, back)])
  expect(await states(box)).toEqual(['reversed'])
  expect(await owed(box.id)).toBe(501_00)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  const [, again] = await payoutsOf(app, box)
  await bankMoves(app, again, 'processed')
  await round(app, HOUR_MS)
  expect([await states(box), await owed(box.id)]).toEqual([['reversed', 'processed'], 0])
})

test('a return after a failure creates no second payout', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'failed', 'beneficiary_bank_offline')
  await round(app, HOUR_MS)
  await round(app, MINUTE_MS)
  expect(await states(box)).toEqual(['failed', 'waiting'])
  await webhookTells(app, await bankMoves(app, payout, 'reversed'))
  expect(await states(box)).toEqual(['reversed', 'waiting'])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(await states(box)).toEqual(['reversed', 'processing'])
})

test('while our account is low the provider keeps the payout, and it is followed until it is paid', async () => {
  await control(app, 'POST', '/behaviour', { payoutStatus: 'queued' })
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  await control(app, 'POST', '/behaviour', { payoutStatus: 'processing' })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'processing' })
  await bankMoves(app, payout, 'processing')
  await bankMoves(app, payout, 'processed')
  await round(app, HOUR_MS)
  expect(await states(box)).toEqual(['processed'])
})

test('while the books are wrong nothing is sent, and payouts on their way are still followed', async () => {
  const [under, due] = [await aBox(), await aBox()]
  await app.services.db.updateTable('event_boxes').set({ check_at: null }).where('id', '=', due.id).execute()
  await round(app, 3 * DAY_MS)
  await bankMoves(app, (await payoutsOf(app, under))[0], 'processed')
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', due.id)
    .execute()
  app.clock.now = new Date(app.clock.now.getTime() + HOUR_MS)
  const log = { warn() {}, error() {} }
  const signal = new AbortController().signal
  await payHosts({ ...app.services, log, signal, maySend: false })
  expect([await states(under), await states(due)]).toEqual([['processed'], ['due']])
  await round(app, MINUTE_MS)
  expect(await states(due)).toEqual(['processing'])
})

test('a payout that is late at the provider raises one alarm, is counted, and is listed as open', async () => {
  const { db } = app.services
  await control(app, 'POST', '/behaviour', { payoutStatus: 'queued' })
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  await control(app, 'POST', '/behaviour', { payoutStatus: 'processing' })
  const raised: unknown[] = []
  const watch = watchLate(app.services, { error: (line: unknown) => raised.push(line) })
  const before = await countLate(db, app.clock.now)
  await watch(new AbortController().signal)
  expect(await floatPaise(db, app.clock.now)).toBeGreaterThanOrEqual(501_00)
  raised.length = 0
  app.clock.now = new Date(app.clock.now.getTime() + 8 * DAY_MS)
  for (let times = 0; times < 2; times++) await watch(new AbortController().signal)
  const late = await countLate(db, app.clock.now)
  expect(late).toBeGreaterThan(before)
  expect(raised).toMatchObject([{ alarm: 'payout-late', payouts: late }])
  const [payout] = await payoutsOf(app, box)
  for (const status of ['processing', 'processed']) await bankMoves(app, payout, status)
  await round(app, MINUTE_MS)
  expect(await states(box)).toEqual(['processed'])
  expect(await countLate(db, app.clock.now)).toBe(late - 1)
})

test('an unauthorized key fails no payout: it is sent when the key is right', async () => {
  const box = await aBox()
  const provider = providerClient({ ...app.services.providerSettings, keySecret: 'another secret' })
  await round({ ...app, services: { ...app.services, provider } }, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  expect(await states(box)).toEqual(['due'])
  await round(app, 3 * MINUTE_MS)
  expect(await states(box)).toEqual(['processing'])
})

test('a payout that the provider never accepted is not sent with an expired key, but replaced', async () => {
  const box = await aBox()
  await fail('reset', 'POST')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  await round(app, 7 * DAY_MS)
  expect(await states(box)).toEqual(['failed'])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(await states(box)).toEqual(['failed', 'processing'])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a contribution refunded after it was paid out leaves the host owing, with a flag, and nothing is sent', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  await bankMoves(app, (await payoutsOf(app, box))[0], 'processed')
  await round(app, HOUR_MS)
  await refundContributionOf(app, box.id, 521_04)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect([await states(box), await owed(box.id)]).toEqual([['processed'], -501_00])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', refund_id: expect.any(String), detail: { owed_paise: 501_00 } },
  ])
})

test('of a contribution that is partly refunded before it is sent, only the rest is sent', async () => {
  const box = await aBox(null)
  await round(app, 3 * DAY_MS)
  await refundContributionOf(app, box.id, 104_00)
  await round(app, MINUTE_MS)
  await saveHost(box.host_id, { upi_id: 'meera@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', amount_paise: 501_00 },
    { state: 'processing', amount_paise: 401_00 },
  ])
  expect(await sentFor(app, box)).toMatchObject([{ amount: 401_00 }])
})

test('a contribution that is refunded at the moment of sending is not sent', async () => {
  const box = await aBox()
  const off = withoutProvider(app)
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await Promise.all([
    refundContributionOf(app, box.id, 521_04),
    commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? ''),
  ])
  const gone = (await states(box)).includes('sent')
  await round(app, MINUTE_MS)
  await round(app, 3 * MINUTE_MS)
  // Depending on the order, either nothing was sent or a flag is raised.
  expect(await openFlagsOf(app, box.id)).toHaveLength(gone ? 1 : 0)
  expect(await sentFor(app, box)).toHaveLength(gone ? 1 : 0)
})

test('emails that cannot be sent stop nothing, and are sent later [payout-3]', async () => {
  const { mailer } = app.services
  app.services.mailer = { ...mailer, send: () => Promise.reject(new Error('the mail server is down')) }
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  await bankMoves(app, (await payoutsOf(app, box))[0], 'processed')
  await round(app, HOUR_MS)
  expect(await states(box)).toEqual(['processed'])
  app.services.mailer = mailer
  const { email } = await app.services.db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', box.host_id)
    .executeTakeFirstOrThrow()
  await vi.waitFor(
    async () => expect((await app.emails()).filter(({ to }) => to === email)).toHaveLength(1),
    PATIENCE_MS,
  )
})
