// The provider's list of payouts is read before anything is sent: what a restored backup lacks is found in it.
import { vi } from 'vitest'
import { watchBooks } from '../../../../background/watch-books.ts'
import { noteRestored } from '../../../../db/installation.ts'
import type { PayoutProvider } from '../../../../provider/objects/payouts.ts'
import type { TestApp } from '../../../../test/app.ts'
import { wait } from '../../../../test/hosts/accounts.ts'
import { control } from '../../../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  operatorLog,
  payoutsOf,
  round,
} from '../../../../test/paying-out.ts'
import { decide, listPage, mark, say } from '../../../../test/payouts/marking-paid.ts'
import { later, owed, saveAttempt, savePayout } from '../../../../test/payouts/paid-hosts.ts'
import {
  aPaymentBySheet,
  bankMoves,
  losePayoutAnswer,
  sendPayoutWebhook,
  sentFor,
} from '../../../../test/payouts/provider-payouts.ts'
import {
  checkNow,
  confirmCompared,
  enterAsPaid,
  expect,
  forgetAttempts,
  isKnownRestored,
  moveMark,
  testWithWrongBooks as test,
} from '../../../../test/payouts/restored-backups.ts'
import { insertEntry } from '../../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/times.ts'
import { LONGEST_AGO_MS, listMissing } from '../../reads/missing.ts'
import { unpaidPaise } from '../../reads/payouts.ts'

const restored = { alarm: 'backup-restored' }

function getPayouts(app: TestApp): PayoutProvider {
  const { payouts } = app.services.provider
  if (!payouts) throw new Error('The server of the tests pays hosts.')
  return payouts
}

/**
 * The only payout of a box has arrived; the backup is from before it was sent, or from before it was made. A fast clock had set the mark: the
 * list is read from long before.
 */
async function aBoxWhoseAttemptIsLost(app: TestApp, { payoutsToo = false } = {}) {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const lost = await bankMoves(app, (await attemptsOf(app, box))[0], 'processed')
  await forgetAttempts(app, box, { payoutsToo })
  await checkNow(app, box)
  await moveMark(app, later(app, 5 * HOUR_MS))
  return { box, lost }
}

test('an attempt that a backup lacks is found, recorded, and stops the sending', async ({ app }) => {
  const { box, lost } = await aBoxWhoseAttemptIsLost(app)
  for (let rounds = 0; rounds < 2; rounds++) await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ ...restored, payout: lost.id }])
  expect(await isKnownRestored(app)).toBe(true)
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'paid', upi_id: 'meera@okbank', provider_payout_id: lost.id },
  ])
  expect([(await payoutsOf(app, box))[0]?.state, await owed(app, box)]).toEqual(['paid', 0])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that our books lack stops the sending until it is corrected', async ({ app }) => {
  // Our fees, taken out before, are no payout; a payment by hand that the backup lacks is none of the provider's.
  const { db, now } = app.services
  await insertEntry(db, { platform_fee: 900_00, payout_account: -900_00, created_at: now() })
  const { box, lost } = await aBoxWhoseAttemptIsLost(app, { payoutsToo: true })
  for (let rounds = 0; rounds < 2; rounds++) await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ ...restored, payout: lost.id }])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open', amount_paise: 501_00 }])
  expect((await listPage(app)).missing).toMatchObject([
    { id: lost.id, box_id: box.id, amount_paise: 501_00, upi_id: 'meera@okbank', reference: lost.utr },
  ])
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'GET',
    path: '/v1/payouts',
    times: 3,
  })
  expect(await confirmCompared(app)).toMatchObject({ status: 503, body: { code: 'payoutsUnasked' } })
  expect(await confirmCompared(app)).toMatchObject({ status: 409, body: { code: 'payoutsNotEntered' } })
  await insertEntry(db, { event_box_id: box.id, suspense: 501_00, bank: -501_00, created_at: now() })
  await enterAsPaid(app, box, 500_99)
  expect(await confirmCompared(app)).toMatchObject({ status: 409 })
  await enterAsPaid(app, box, 1)
  expect(await listPage(app)).toMatchObject({ missing: [] })
  expect(await confirmCompared(app)).toMatchObject({ status: 200 })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'cancelled' }])
  expect([await isKnownRestored(app), await owed(app, box)]).toEqual([false, 0])
  expect(await attemptsOf(app, box)).toEqual([])
})

test('a payout that is none of our open ones is not imported', async ({ app }) => {
  const { box, lost } = await aBoxWhoseAttemptIsLost(app)
  for (const other of [{ amount: 500_00 }, { notes: { ...lost.notes, piece: '2' } }])
    expect(await sendPayoutWebhook(app, { ...lost, ...other })).toBe('unknown-payout')
  await savePayout(app, (await payoutsOf(app, box))[0], { state: 'paid' })
  expect(await sendPayoutWebhook(app, lost)).toBe('unknown-payout')
  expect(await attemptsOf(app, box)).toEqual([])
})

test('a webhook of a payout that our books lack stops the sending', async ({ app }) => {
  const { box, lost } = await aBoxWhoseAttemptIsLost(app, { payoutsToo: true })
  app.logged.length = 0
  await sendPayoutWebhook(app, lost)
  expect(await isKnownRestored(app)).toBe(true)
  const unknown = { ...lost, notes: { event_box: '111111111111111111111X', piece: '1' } }
  expect(await sendPayoutWebhook(app, unknown)).toBe('unknown-payout')
  await enterAsPaid(app, box, 501_00)
  await confirmCompared(app)
  await sendPayoutWebhook(app, await bankMoves(app, { provider_payout_id: lost.id }, 'reversed'))
  expect(await isKnownRestored(app)).toBe(false)
  const alarms = app.logged.flatMap(({ alarm, ...details }) => (alarm ? [{ alarm, ...details }] : []))
  expect(alarms.map(({ alarm }) => alarm)).toEqual(['backup-restored', 'payout-differs', 'payout-differs'])
})

test('an attempt unsent in the backup gives way to the payout that replaced it', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  const { db } = app.services
  const [unsent] = await attemptsOf(app, box)
  await saveAttempt(app, unsent, { asked_at: null })
  const { host_id: hostId, id: boxId } = box
  const of = {
    id: crypto.randomUUID(),
    boxId,
    number: 2,
    hostId,
    payeeName: 'Meera Nair',
    amountPaise: 400_00,
  }
  await getPayouts(app).send({ ...of, destination: { kind: 'upi-id', upiId: 'meera@okbank' } })
  await moveMark(app)
  await round(app, HOUR_MS)
  expect(await attemptsOf(app, box)).toMatchObject([{ id: unsent?.id, state: 'cancelled' }])
  expect(await unpaidPaise(db, boxId)).toBe(501_00)
  await enterAsPaid(app, box, 400_00)
  expect(await confirmCompared(app)).toMatchObject({ status: 200 })
  await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toMatchObject([{ amount: 101_00 }])
})

test('a sheet payment that a backup lacks is listed by the notes of its row', async ({ app, off }) => {
  const { box, cells, sent } = await aPaymentBySheet(app, off)
  const notes = { event_box: box.id, piece: '1', upi_id: 'meera@okbank' }
  for (const [key, note] of Object.entries(notes)) expect(cells[`notes[${key}]`]).toBe(note)
  expect(sent.notes).toEqual(notes)
  await forgetAttempts(app, box, { payoutsToo: true })
  const { db, now } = app.services
  const missing = await listMissing(db, { list: async () => [sent] as never }, now())
  expect(missing).toMatchObject([{ id: sent.id, boxId: box.id, amount: 501_00 }])
})

test('a correction of no box enters so much of what is missing, once', async ({ app }) => {
  const { db, now } = app.services
  const { lost } = await aBoxWhoseAttemptIsLost(app, { payoutsToo: true })
  const other = await aBoxWithContributions(app)
  const listed = [lost, { ...lost, id: 'pout_other', notes: { event_box: other.id } }]
  const missing = () => listMissing(db, { list: async () => listed as never }, now())
  for (const moved of [900_00, -1_900_00])
    await insertEntry(db, { bank: moved, payout_account: -moved, created_at: now() })
  for (const left of [2, 1, 0]) {
    expect(await missing()).toHaveLength(left)
    await insertEntry(db, { suspense: 501_00, payout_account: -501_00, created_at: now() })
  }
  await bankMoves(app, { provider_payout_id: lost.id }, 'reversed')
})

test('payouts that came back, are not ours, or were compared are not missing', async ({ app }) => {
  const { db, provider, now } = app.services
  const { sentPayouts } = provider
  if (!sentPayouts) throw new Error('The server of the tests pays hosts.')
  const { box, lost } = await aBoxWhoseAttemptIsLost(app, { payoutsToo: true })
  const foreign = { ...lost, id: 'pout_foreign', notes: { event_box: 'x' } }
  const list = async () => [lost, { ...lost, id: 'pout_back', status: 'reversed' }, foreign] as never
  expect((await listMissing(db, { ...sentPayouts, list }, now())).map(({ id }) => id)).toEqual([lost.id])
  const noticedAt = app.clock.now
  await noteRestored(db, noticedAt)
  const listedFrom = async () => {
    const listed = vi.fn<PayoutProvider['list']>(async () => [])
    await listMissing(db, { list: listed }, now())
    return listed.mock.lastCall?.[0].from
  }
  wait(app, 2 * DAY_MS)
  expect(await listedFrom()).toEqual(new Date(noticedAt.getTime() - LONGEST_AGO_MS))
  await enterAsPaid(app, box, 501_00)
  await confirmCompared(app)
  expect(await listedFrom()).toEqual(app.clock.now)
})

test('until they are compared nothing is sent, and what was paid by hand can be marked', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const { db } = app.services
  const restoredAt = app.clock.now
  await noteRestored(db, restoredAt)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'open', hold: null })
  expect(await mark(app, payout?.id ?? '')).toMatchObject({ status: 200 })
  expect(await confirmCompared(app, new Date(0).toISOString())).toMatchObject({ status: 409 })
  for (let times = 0; times < 2; times++)
    expect(await confirmCompared(app, restoredAt.toISOString())).toMatchObject({ status: 200 })
  const log = db.selectFrom('audit_log').select('action').where('created_at', '=', app.clock.now)
  expect(await log.where('action', '=', 'payouts-compared').execute()).toHaveLength(1)
  expect(await sentFor(app, box)).toEqual([])
})

test.for([
  ['submitted', HOUR_MS],
  ['failed', DAY_MS],
] as const)(
  'a sheet payment that no webhook reported is found in the list: %s',
  async ([state, followedMs], { app, off }) => {
    const { box, sent, there } = await aPaymentBySheet(app, off)
    if (state === 'failed') await bankMoves(app, there, state)
    await moveMark(app)
    await round(off, MINUTE_MS)
    expect(await attemptsOf(app, box)).toMatchObject([
      { state, provider_payout_id: sent.id, check_at: later(app, followedMs) },
    ])
  },
)

test('a report that our database refuses is told, and stops no other host', async ({ app }) => {
  const [refused, due] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  const { db, provider } = app.services
  await db.updateTable('event_boxes').set({ check_at: null }).where('id', '=', due.id).execute()
  await round(app, 3 * DAY_MS)
  const paid = await bankMoves(app, (await attemptsOf(app, refused))[0], 'processed')
  await checkNow(app, due)
  const sentPayouts = { ...getPayouts(app), list: async () => [{ ...paid, amount: 2_00_000_00 }] }
  await round({ ...app, services: { ...app.services, provider: { ...provider, sentPayouts } } }, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([
    { alarm: 'payout-differs', told: 2_00_000_00 },
    { alarm: 'payout-differs', told: paid.id, status: 'processed' },
  ])
  expect((await payoutsOf(app, refused))[0]?.state).toBe('paying')
  expect((await payoutsOf(app, due))[0]?.state).toBe('paying')
})

test('a denied payout is asked about further: paid after all, it is owed back', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'cut')
  const silent = { ...getPayouts(app), find: async () => undefined, list: async () => [] }
  const provider = { ...app.services.provider, payouts: silent, sentPayouts: silent }
  for (const days of [3, 4]) await round({ ...app, services: { ...app.services, provider } }, days * DAY_MS)
  const [{ id, payout_id } = { id: '', payout_id: '' }] = await attemptsOf(app, box)
  expect((await say(app, id, 'not-paid')).status).toBe(200)
  expect((await mark(app, payout_id, 'BYHAND0001')).status).toBe(200)
  const [sent] = await sentFor(app, box)
  await bankMoves(app, { provider_payout_id: sent?.id ?? '' }, 'processed')
  operatorLog.length = 0
  await round(app, DAY_MS)
  expect(await owed(app, box)).toBe(-501_00)
  expect((await attemptsOf(app, box)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(operatorLog).toContainEqual(expect.objectContaining({ alarm: 'payout-differs' }))
  await watchBooks(app.services, app.app.log)
  expect(await decide(app, payout_id, 'cancel')).toMatchObject({ status: 409 })
})
