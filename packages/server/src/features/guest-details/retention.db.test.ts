// Phones and addresses of guests are erased so many months after a box's last payout, and never while its money is open.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRIBUTION_COLUMNS } from '@lifafa/contract/contribution-columns'
import { listOf } from '@lifafa/contract/guest-columns'
import { sql } from 'kysely'
import { eraseGuests } from '../../erasure/erase-guests.ts'
import { expect, test } from '../../test/administrators/deletion-test.ts'
import { aHostWithEverything } from '../../test/administrators/host-with-everything.ts'
import { columnsLeft, columnsToErase, textsToErase } from '../../test/administrators/text-columns.ts'
import { everyRow, GUEST, tomorrow } from '../../test/administrators/traceable-hosts.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import * as listed from '../../test/guest-details/guest-columns.ts'
import { contributionsOf, openOrder, pay, verify } from '../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  payoutsArrivedLongAgo,
  payoutsOf,
  round,
} from '../../test/paying-out.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'
import { DAY_MS } from '../../test/times.ts'
import { deleteOldEvents } from '../payments/webhook/delete-old-events.ts'
import { type EraseGuests, eraseRetained } from './writes/erase-retained.ts'

const PRIVACY_PAGE = readFileSync(
  join(import.meta.dirname, '../../../../web/app/features/legal/stored-data.tsx'),
  'utf8',
).replace(/\$\{.*CONTRIBUTION_COLUMNS\)\}/, listOf(CONTRIBUTION_COLUMNS))
const MONTHS = 6
const { signal } = new AbortController()

/** Runs the scheduled task, so many days later. */
async function later(app: TestApp, days: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + days * DAY_MS)
  await eraseRetained({ ...app.services, months: MONTHS, eraseGuests, signal })
}
const phonesOf = async (app: TestApp, boxId: string) =>
  (await contributionsOf(app, boxId)).map(({ guest_phone }) => guest_phone)

test('every text column for guests is listed with its fate, and on the privacy page', async ({ app }) => {
  const columns = (await columnsToErase(app)).map(({ table, column }) => `${table}.${column}`)
  const byWords = Object.values(listed)
  expect(
    columns.toSorted(),
    'a new column of contributions: contract/contribution-columns.ts; of another table: test/guest-details/guest-columns.ts',
  ).toEqual(byWords.flatMap(Object.values).flat().toSorted())
  for (const words of byWords.flatMap(Object.keys))
    expect(PRIVACY_PAGE, 'name it in packages/web/app/features/legal/stored-data.tsx').toContain(words)
})

test('a host is warned a month before guests’ phones and addresses go; names stay', async ({ app }) => {
  const { db } = app.services
  const { host, box } = await aHostWithEverything(app)
  await payoutsArrivedLongAgo(app)
  const ledger = await db.selectFrom('ledger').selectAll().orderBy('id').execute()
  const before = await textsToErase(app)
  const lettersToHost = async () =>
    (await app.emails()).filter(({ to, subject }) => to === host.email && subject.includes('guest list'))

  await later(app, 140)
  expect(await lettersToHost()).toEqual([])
  await later(app, 20)
  await expect.poll(async () => (await lettersToHost()).length).toBe(1)
  await later(app, 29)
  expect(await phonesOf(app, box.id)).toEqual([GUEST.phone])
  await later(app, 2)
  await later(app, 1)
  await deleteOldEvents({ db, now: app.clock.now, signal })

  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: GUEST.name, guest_phone: null, guest_address: null, erased_at: expect.any(Date) },
  ])
  const left = await columnsLeft(app, before)
  const erased = Object.values(listed.ERASED_BY_TIME).flat()
  expect(
    erased.filter((column) => left.includes(column)),
    'erase these in the feature’s erase.ts',
  ).toEqual([])
  const jobs = await sql<{ row: string }>`select data::text as row from pgboss.job`.execute(db)
  const rows = [...(await everyRow(app)), ...jobs.rows.map(({ row }) => row)]
  const traces = [GUEST.phone, GUEST.address, 'wilhelmina@okbank']
  expect(rows.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([])
  expect(await db.selectFrom('ledger').selectAll().orderBy('id').execute()).toEqual(ledger)
  expect(await lettersToHost()).toHaveLength(1)
})

test('phones and notes of written gifts are erased without an online gift, and when written again', async ({
  app,
}) => {
  const { db } = app.services
  const { id: event_box_id } = await insertEventBox(db, { event_date: tomorrow(app) })
  const at = { given_at: app.clock.now, received_at: app.clock.now, updated_at: app.clock.now }
  const written = { event_box_id, letter: 'H', version: 1, kind: 'cash', phone: GUEST.phone, ...at } as const
  await db
    .insertInto('register_entries')
    .values([
      { ...written, id: randomUUID(), running: 1 },
      { ...written, id: randomUUID(), running: 2, note: GUEST.address, erased_at: app.clock.now },
    ])
    .execute()
  await later(app, 185)
  await later(app, 31)
  expect(
    await db
      .selectFrom('register_entries')
      .select(['phone', 'note'])
      .where('event_box_id', '=', event_box_id)
      .execute(),
  ).toEqual([
    { phone: null, note: null },
    { phone: null, note: null },
  ])
})

test('the host reads that a guest was erased', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { id } = await insertContribution(app.services.db, { event_box_id: box.id })
  await app.services.db
    .updateTable('contributions')
    .set({ guest_phone: null, guest_address: null, erased_at: app.clock.now })
    .where('id', '=', id)
    .execute()
  const { body } = await call(app, ['GET', `/dashboard/giftbooks/${box.id}/guests`], { hostId: box.host_id })
  expect(body.guests).toMatchObject([{ name: 'Joseph Thomas', phone: null, address: null, erased: true }])
})

test('nothing is erased while a rupee is owed, or a dispute is open or has just ended', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  await later(app, 365)
  await later(app, 31)
  expect(await phonesOf(app, box.id)).toEqual(['9123456780'])

  await round(app)
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('paid')
  await payoutsArrivedLongAgo(app)
  const [gift] = await contributionsOf(app, box.id)
  const at = { created_at: app.clock.now, updated_at: app.clock.now }
  const dispute = { id: 'disp_of_an_old_gift', payment_id: gift?.payment_id ?? '', event_box_id: box.id }
  await db
    .insertInto('disputes')
    .values({ ...dispute, ...at, amount_paise: 100, status: 'open' })
    .execute()
  await later(app, 365)
  await later(app, 31)
  expect(await phonesOf(app, box.id)).toEqual(['9123456780'])
  await db
    .updateTable('disputes')
    .set({ status: 'won', updated_at: app.clock.now })
    .where('id', '=', dispute.id)
    .execute()
  await later(app, 29)
  await later(app, 2)
  await later(app, 29)
  expect(await phonesOf(app, box.id)).toEqual(['9123456780'])
  await later(app, 2)
  expect(await phonesOf(app, box.id)).toEqual([null])
})

test('an erased guest is not written again by a repeated confirmation of the payment', async ({ app }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { event_date: tomorrow(app) })
  const { body } = await openOrder(app, { giftid: box.id, ...GUEST, address: undefined })
  const proof = await pay(app, body.id)
  await verify(app, proof, GUEST)
  const { id } = await db
    .selectFrom('payment_orders')
    .select('id')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((trx) =>
      eraseGuests(trx, { boxId: box.id, orderIds: [id], extent: 'contacts', now: app.clock.now }),
    )
  await verify(app, proof, GUEST)
  expect(await phonesOf(app, box.id)).toEqual([null])
})

test('a box whose guests cannot be erased does not keep others from being erased', async ({ app }) => {
  const boxes = [await aBoxWithContributions(app), await aBoxWithContributions(app)] as const
  await round(app, 3 * DAY_MS)
  for (const box of boxes) {
    const [attempt] = await attemptsOf(app, box)
    await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
    await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('paid')
  }
  await payoutsArrivedLongAgo(app)
  await later(app, 365)
  app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS)
  const failing: EraseGuests = (trx, erasure) =>
    erasure.boxId === boxes[0].id ? Promise.reject(new Error('deadlock')) : eraseGuests(trx, erasure)
  const run = eraseRetained({ ...app.services, months: MONTHS, eraseGuests: failing, signal })
  await expect(run).rejects.toThrow('some event boxes')
  expect(await phonesOf(app, boxes[0].id)).toEqual(['9123456780'])
  expect(await phonesOf(app, boxes[1].id)).toEqual([null])
})
