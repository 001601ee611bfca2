// Phones and addresses of guests are erased so many months after a box's last payout, and never while its money is open.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRIBUTION_COLUMNS } from '@lifafa/contract/contribution-columns'
import { listOf } from '@lifafa/contract/guest-columns'
import { sql } from 'kysely'
import type { Row } from '../../db/tables.ts'
import { eraseGuests } from '../../erasure/erase-guests.ts'
import { expect, test } from '../../test/administrators/admin-payment-test.ts'
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
import { enterDesk, openDesk, version } from '../../test/register/desks.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'
import { DAY_MS } from '../../test/times.ts'
import { nameBox } from '../payments/order/waiting-orders.ts'
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
  const entry_id = randomUUID()
  const written = { event_box_id, letter: 'H', version: 1, kind: 'cash', phone: GUEST.phone, ...at } as const
  await db
    .insertInto('register_entries')
    .values([
      { ...written, id: randomUUID(), running: 1 },
      { ...written, id: randomUUID(), running: 2, note: GUEST.address, erased_at: app.clock.now },
      { ...written, id: entry_id, running: 3, phone: null },
    ])
    .execute()
  // Taken away by a later version.
  const content = JSON.stringify({ kind: 'cash', phone: GUEST.phone, note: GUEST.address })
  await db
    .insertInto('register_versions')
    .values({ event_box_id, entry_id, version: 1, content, written_by: 'Pappu', written_at: app.clock.now })
    .execute()
  await later(app, 185)
  await later(app, 31)
  expect(
    await db
      .selectFrom('register_entries')
      .select(['phone', 'note'])
      .where('event_box_id', '=', event_box_id)
      .execute(),
  ).toEqual(Array(3).fill({ phone: null, note: null }))
  expect(await versionsOf(app, event_box_id)).toEqual([{ kind: 'cash' }])
})

const anErasedBox = async (app: TestApp) => {
  const erased = { guests_erased_at: app.clock.now, guests_erasure_told_at: app.clock.now }
  const host = await insertHost(app.services.db)
  const event_date = new Date(app.clock.now.getTime() - 400 * DAY_MS).toISOString().slice(0, 10)
  return { host, box: await insertEventBox(app.services.db, { host_id: host.id, event_date, ...erased }) }
}
const versionsOf = async ({ services: { db } }: TestApp, boxId: string) =>
  (
    await db.selectFrom('register_versions').select('content').where('event_box_id', '=', boxId).execute()
  ).map(({ content }) => content)

type Box = Row<'event_boxes'>
const writeDown = async (app: TestApp, { id, host_id }: Box, more: object): Promise<string> => {
  const body = { id: randomUUID(), kind: 'cash', name: GUEST.name, ...more }
  const path = `/dashboard/giftbooks/${id}/register`
  expect((await call(app, ['POST', path], { hostId: host_id, body })).status).toBe(200)
  return `${path}/${body.id}`
}

const lateWrites: Record<string, (app: TestApp, box: Box) => Promise<unknown>> = {
  'an entry of the host': (app, box) => writeDown(app, box, { phone: GUEST.phone }),
  'a note in an entry that is changed': async (app, box) =>
    call(app, ['PATCH', await writeDown(app, box, {})], {
      hostId: box.host_id,
      body: { version: 1, kind: 'cash', note: 'Uncle of the groom' },
    }),
  'an entry of a desk': async (app, box) => {
    const desk = await enterDesk(app, await openDesk(app, box, box.host_id))
    return desk.send(version(app, 1, { phone: GUEST.phone }))
  },
  'a list': (app, box) =>
    call(app, ['POST', `/dashboard/giftbooks/${box.id}/imports`], {
      hostId: box.host_id,
      body: {
        ...{ id: randomUUID(), file: 'guests.csv', occasion: 'Rekha’s wedding' },
        rows: [
          ['Name', 'Phone'],
          [GUEST.name, GUEST.phone],
        ],
      },
    }),
  'a payment whose box is named late': async ({ services: { db }, clock: { now } }, box) => {
    const order = { amount_paise: 52_104, provider_order_id: `order_${randomUUID()}` }
    const waiting = await db
      .insertInto('waiting_orders')
      .values({ ...order, key_mode: 'test', created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    const late = { guestName: GUEST.name, guestPhone: GUEST.phone, guestAddress: undefined }
    return nameBox(db, waiting, box.id, late, now)
  },
}

test.for(Object.keys(lateWrites))('%s makes an erased box due for erasure again', async (what, { app }) => {
  const { box } = await anErasedBox(app)
  await writeDown(app, box, {})
  const marks = () =>
    app.services.db
      .selectFrom('event_boxes')
      .select(['guests_erased_at', 'guests_erasure_told_at'])
      .where('id', '=', box.id)
      .executeTakeFirst()
  expect(await marks()).toMatchObject({ guests_erased_at: expect.any(Date) })
  await lateWrites[what]?.(app, box)
  expect(await marks()).toEqual({ guests_erased_at: null, guests_erasure_told_at: null })
})

test('a phone that is written after the erasure is erased a month after its host was told again', async ({
  app,
}) => {
  const { host, box } = await anErasedBox(app)
  const lettersToHost = async () => (await app.emails()).filter(({ to }) => to === host.email)
  await writeDown(app, box, { phone: GUEST.phone })
  await later(app, 0)
  await expect.poll(async () => (await lettersToHost()).length).toBe(1)
  await later(app, 29)
  expect(await versionsOf(app, box.id)).toMatchObject([{ phone: GUEST.phone }])
  await later(app, 2)
  expect(await versionsOf(app, box.id)).toEqual([{ kind: 'cash', giver: GUEST.name }])
  expect(await lettersToHost()).toHaveLength(1)
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
