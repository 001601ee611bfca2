// Ways in which a host might be paid twice: after a restored backup, by lists that lag behind, by hand and by the
// provider.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { watchBooks } from '../../../background/watch-books.ts'
import { getInstallationId, getRestoredAt, noteRestored } from '../../../db/installation.ts'
import { findInconsistencies } from '../../../db/self-check.ts'
import type { PayoutProvider } from '../../../provider/provider.ts'
import { adminHeaders } from '../../../test/admins.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { control } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  bankMoves,
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
import { insertContribution, insertFlag } from '../../../test/rows.ts'
import { findMissingOrders } from '../../payments/scheduled-tasks.ts'
import { payoutTasks } from '../scheduled-tasks.ts'

const MINUTE_MS = 60_000

let app: TestApp
let send: PayoutProvider['send']
beforeAll(async () => {
  // The stand-in uses the real clock, and so do its lists.
  app = await openTestApp(new Date())
  const { payouts } = app.services.provider
  if (!payouts) throw new Error('The server of the tests pays hosts.')
  send = payouts.send
})
afterEach(async () => {
  operatorLog.splice(0)
  // Deletes what an earlier test left open.
  const { db } = app.services
  await db.updateTable('payouts').set({ check_at: null }).execute()
  await db.updateTable('event_boxes').set({ check_at: null }).execute()
  await db.updateTable('installation').set({ restored_at: null }).execute()
})
afterAll(() => app.close())

const aBox = (upiId: string | null = 'meera@okbank') =>
  aBoxWithContributions(app, { upiId, contributions: [501] })
const moveMark = (to: Date | null) =>
  app.services.db.updateTable('provider_listings').set({ payouts_listed_until: to }).execute()
const anHourAgo = () => new Date(Date.now() - HOUR_MS)
const loseAnswer = (kind: 'cut' | 'reset') =>
  control(app, 'POST', '/faults', { kind, method: 'POST', path: '/v1/payouts', times: 1 })
const isKnownRestored = async () => (await getRestoredAt(app.services.db)) !== null

/** As after a backup from the time when this payout was due. */
async function undoSending(id: string | undefined) {
  const unsent = { payee_name: null, sent_at: null, fault: null, reason: null, hold: null, utr: null }
  await app.services.db
    .updateTable('payouts')
    .set({ ...unsent, upi_id: null, provider_payout_id: null, state: 'due', check_at: app.clock.now })
    .where('id', '=', id ?? '')
    .execute()
}

/** The first payout was refused, the second one paid; the backup contains only the first, as due. */
async function aBoxPaidUnderTheNextNumber() {
  const { db } = app.services
  const box = await aBox('unknown@razorpay')
  await round(app, 3 * DAY_MS)
  await db.updateTable('hosts').set({ upi_id: 'meera@okbank' }).where('id', '=', box.host_id).execute()
  await round(app, MINUTE_MS)
  const [first, second] = await payoutsOf(app, box)
  await bankMoves(app, second, 'processed')
  await db
    .deleteFrom('payouts')
    .where('id', '=', second?.id ?? '')
    .execute()
  await undoSending(first?.id)
  return { box, first }
}

/** The same server with a provider whose lists lack the latest requests. */
function behind(): TestApp {
  const { provider } = app.services
  const payouts = { ...provider.payouts, send, find: async () => undefined, list: async () => [] }
  const lagging = { ...provider, payouts, sentPayouts: payouts } as typeof provider
  return { ...app, services: { ...app.services, provider: lagging } }
}

async function markPaid(id: string | undefined) {
  const body = { reference: '612345678901', upi_id: 'meera@okbank', amount_paise: 501_00 }
  const path = `/admin/payments/payouts/${id}/mark-paid`
  return call(app, ['POST', path], { headers: await adminHeaders(app), body })
}

/** An administrator has paid it by hand; another copy of our database asks the provider for it, too. */
async function aPayoutPaidByHand() {
  const box = await aBox()
  await round(withoutProvider(app), 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await noteRestored(app.services.db, new Date(0))
  expect(await markPaid(payout?.id)).toMatchObject({ status: 200 })
  await app.services.db.updateTable('installation').set({ restored_at: null }).execute()
  const to = { hostId: box.host_id, payeeName: 'Meera Nair', upiId: 'meera@okbank', amountPaise: 501_00 }
  const sent = await send({ id: payout?.id ?? '', boxId: box.id, number: 1, ...to })
  await moveMark(anHourAgo())
  return { box, moved: await bankMoves(app, { provider_payout_id: sent.id } as typeof payout, 'processed') }
}

test('a payout that was due in a backup is found at the provider before its unrefunded rest is created', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await undoSending(payout?.id)
  await refundContributionOf(app, box.id, 104_00)
  await moveMark(anHourAgo())
  for (let rounds = 0; rounds < 2; rounds++) await round(app, MINUTE_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await isKnownRestored()).toBe(true)
})

test('a payout that we had failed and that the provider sends after all is on its way again', async () => {
  const box = await aBox()
  await loseAnswer('cut')
  await round(behind(), 3 * DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(withoutProvider(behind()), DAY_MS + MINUTE_MS)
  expect((await payoutsOf(app, box))[0]).toMatchObject({ state: 'failed', fault: 'never-taken' })
  await moveMark(anHourAgo())
  await round(app, MINUTE_MS)
  expect((await payoutsOf(app, box))[0]).toMatchObject({ state: 'processing' })
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that an administrator and the provider have both paid stops the sending, and is not changed', async () => {
  const { box } = await aPayoutPaidByHand()
  await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ alarm: 'payout-differs', paidByHand: '612345678901' }])
  expect(await isKnownRestored()).toBe(true)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', check_at: null }])
})

test('a webhook of a payout that was paid by hand schedules no check', async () => {
  const { box, moved } = await aPayoutPaidByHand()
  await webhookTells(app, moved)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(operatorLog.splice(0)).toEqual([])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', provider_payout_id: null }])
})

test.each([
  ['a mark that was never set', () => null],
  ['a mark set by a fast clock', () => new Date(app.clock.now.getTime() + 5 * HOUR_MS)],
])('with %s the list is read from long before', async (_what, mark) => {
  const { box } = await aBoxPaidUnderTheNextNumber()
  await moveMark(mark())
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed' }, { state: 'processed' }])
})

test('a payout that is only found when it is about to be sent reveals the restored backup', async () => {
  const [known, other] = [await aBox(), await aBox()]
  const { db } = app.services
  await db.updateTable('event_boxes').set({ check_at: null }).where('id', '=', other.id).execute()
  await round(app, 3 * DAY_MS)
  await undoSending((await payoutsOf(app, known))[0]?.id)
  await moveMark(new Date(app.clock.now.getTime() - MINUTE_MS))
  await round(app, HOUR_MS)
  expect(await isKnownRestored()).toBe(true)
  await db.updateTable('event_boxes').set({ check_at: app.clock.now }).where('id', '=', other.id).execute()
  await round(app, MINUTE_MS)
  expect(await sentFor(app, other)).toEqual([])
})

test('shortly before it would be failed for its age a payout is not sent again: the list could not show it in time', async () => {
  const box = await aBox()
  await loseAnswer('reset')
  await round(behind(), 3 * DAY_MS)
  await loseAnswer('cut')
  await round(behind(), 6 * DAY_MS - MINUTE_MS)
  for (let rounds = 0; rounds < 3; rounds++) await round(behind(), 2 * MINUTE_MS)
  await control(app, 'DELETE', '/faults')
  await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('with PAYOUTS turned off the day counts from the last request', async () => {
  const box = await aBox()
  await loseAnswer('reset')
  await round(behind(), 3 * DAY_MS)
  await loseAnswer('cut')
  await round(behind(), DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(withoutProvider(behind()), 2 * MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent' }])
})

test('a payout that a restored backup lacks is recorded with the UPI ID that it was sent to', async () => {
  const { db } = app.services
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await undoSending(payout?.id)
  const waits = { state: 'waiting', hold: 'retry', upi_id: 'old@okbank' } as const
  await db
    .updateTable('payouts')
    .set(waits)
    .where('id', '=', payout?.id ?? '')
    .execute()
  await moveMark(anHourAgo())
  await round(app)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
})

test('after a restore nothing can be marked as paid before the provider’s list was read', async () => {
  const { first } = await aBoxPaidUnderTheNextNumber()
  await moveMark(anHourAgo())
  await noteRestored(app.services.db, app.clock.now)
  expect(await markPaid(first?.id)).toMatchObject({ status: 503 })
})

test('a server that has just started sends nothing before it has looked for missing orders', async () => {
  const { db, provider, figures } = app.services
  // Imports what earlier tests removed.
  await round(app, MINUTE_MS)
  await db.updateTable('installation').set({ restored_at: null }).execute()
  const [box, lost] = [await aBox(), await aBox()]
  const notes = {
    installation: await getInstallationId(db),
    event_box: lost.id,
    request_key: crypto.randomUUID(),
    guest_name: 'A Guest',
    guest_phone: '9876543210',
  }
  await provider.createOrder(104_00, crypto.randomUUID(), notes)
  await db.updateTable('provider_listings').set({ listed_until: anHourAgo() }).execute()
  app.clock.now = new Date(app.clock.now.getTime() + 3 * DAY_MS)
  figures.books = undefined
  const [payouts] = payoutTasks(app.services, app.app.log, {
    findMissingOrders: findMissingOrders(app.services, app.app.log),
    watchBooks: () => watchBooks(app.services, app.app.log),
  })
  await payouts?.action(new AbortController().signal)
  expect(await isKnownRestored()).toBe(true)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  expect(await sentFor(app, box)).toEqual([])
})

test('a reviewed flag of a debt does not hide that more was paid out later', async () => {
  const { db } = app.services
  const box = await aBox()
  const { payment_id } = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  await round(app, 3 * DAY_MS)
  await webhookTells(app, await bankMoves(app, (await payoutsOf(app, box))[0], 'processed'))
  await refundContributionOf(app, box.id, 104_00)
  await insertFlag(db, { payment_id, kind: 'other' })
  const tooMuch = async () => {
    const found = (await findInconsistencies(db)).find(({ check }) => check.startsWith('more is paid out'))
    return JSON.stringify(found?.rows ?? []).includes(box.id)
  }
  expect(await tooMuch()).toBe(false)
  await insertContribution(db, { event_box_id: box.id, amount_paise: 100_00 })
  expect(await tooMuch()).toBe(false)
  const [payout] = await payoutsOf(app, box)
  await db
    .insertInto('payouts')
    .values({
      ...payout,
      id: crypto.randomUUID(),
      number: 2,
      provider_payout_id: 'pout_second',
      state: 'processing',
      paid_at: null,
    } as never)
    .execute()
  expect(await tooMuch()).toBe(true)
  await db.deleteFrom('payouts').where('provider_payout_id', '=', 'pout_second').execute()
})
