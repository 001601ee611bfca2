// An administrator pays a host by hand: once, in the books, and told to the host; never beside the provider.
import { adminRefusals } from '@lifafa/contract/sentences/admin-refusals'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Row } from '../../../db/tables.ts'
import { adminHeaders } from '../../../test/admins.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { control, expectSoundBooks } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  DAY_MS,
  HOUR_MS,
  payoutsOf,
  round,
  sentFor,
  told,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'
import { owedPaise } from '../reads.ts'
import { commitToSend } from '../send/commit-to-send.ts'

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
  expect(told.splice(0)).toEqual([])
  // What one test left open is not the next one's.
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})
afterAll(async () => {
  await off.app.close()
  await app.close()
})

const UTR = '612345678901'

/** A box whose host is owed ₹501, as one payout that is due or waits. */
async function aPayout(test: TestApp, upiId: string | null = 'meera@okbank') {
  const box = await aBoxWithContributions(test, { upiId, contributions: [501] })
  await round(test, 3 * DAY_MS)
  const [payout] = await payoutsOf(test, box)
  return { box, id: payout?.id ?? '' }
}

/** What the page shows of a payout. */
const shown = (id: string) =>
  app.services.db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .select(['hosts.upi_id', 'payouts.amount_paise'])
    .where(sql<boolean>`payouts.id::text = ${id}`)
    .executeTakeFirst()

async function mark(
  test: TestApp,
  id: string,
  reference = UTR,
  { by, ...seen }: { by?: { authorization: string } | undefined } & Record<string, unknown> = {},
) {
  const path = `/admin/payments/payouts/${id}/mark-paid`
  return call(test, ['POST', path], {
    headers: by ?? (await adminHeaders(test)),
    body: { amount_paise: 501_00, upi_id: null, ...(await shown(id)), ...seen, reference },
  })
}
const actionsOn = (id: string) =>
  app.services.db.selectFrom('audit_log').selectAll().where('payout_id', '=', id).execute()
const toldTo = async ({ host_id }: Row<'event_boxes'>) => {
  const { db } = app.services
  const { email } = await db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', host_id)
    .executeTakeFirstOrThrow()
  return (await app.letters()).filter(({ to }) => to === email).map(({ text }) => text.replace(/\s+/g, ' '))
}
const feedOf = async ({ id }: Row<'event_boxes'>) => {
  const { db } = app.services
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .where('event_box_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ description }) => description)
}

test('what is due and marked as paid is out of what the host is owed, told to the host, and in the audit log', async () => {
  const { box, id } = await aPayout(off)
  expect(await mark(off, id, ' sbin0r2-61234 ')).toMatchObject({
    status: 200,
    body: { success: true, message: 'Payout marked as paid' },
  })
  expect(await payoutsOf(app, box)).toMatchObject([
    {
      state: 'processed',
      utr: 'SBIN0R2-61234',
      upi_id: 'meera@okbank',
      paid_at: app.clock.now,
      check_at: null,
    },
  ])
  expect(await owedPaise(app.services.db, box.id)).toBe(0)
  expect(await actionsOn(id)).toMatchObject([{ action: 'payout-marked-paid', detail: 'SBIN0R2-61234' }])
  expect(await feedOf(box)).toEqual([
    expect.stringContaining('will reach you by'),
    '₹501 of “Asha & Ravi” was paid to meera@okbank',
  ])
  await expect.poll(() => toldTo(box)).toEqual([expect.stringContaining('(UTR): SBIN0R2-61234')])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toEqual([])
})

test('two administrators who mark one payout at once pay once; again is success, with another reference it is refused', async () => {
  const { box, id } = await aPayout(off)
  const others = await Promise.all([adminHeaders(app), adminHeaders(app)])
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((who) => mark(off, id, UTR, { by: others[who] })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await actionsOn(id)).toHaveLength(1)
  expect(await owedPaise(app.services.db, box.id)).toBe(0)
  expect(await mark(off, id)).toMatchObject({ status: 200 })
  expect(await mark(off, id, 'ANOTHER-1')).toMatchObject({ status: 409 })
  expect(await actionsOn(id)).toHaveLength(1)
  expect(await payoutsOf(app, box)).toMatchObject([{ utr: UTR }])
})

test('of two administrators with two references one is told that the other was quicker', async () => {
  const { id } = await aPayout(off)
  const answers = await Promise.all([mark(off, id, 'FIRST-1'), mark(off, id, 'SECOND-2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await actionsOn(id)).toHaveLength(1)
})

test('what the provider was told of, or sends by itself, is not marked: it could be paid twice', async () => {
  const { box, id } = await aPayout(app)
  expect(await mark(app, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('twice') },
  })
  const own = await aPayout(off)
  expect(await mark(app, own.id)).toMatchObject({ status: 409 })
  await commitToSend({ ...app.services, now: app.clock.now }, own.id)
  for (const test of [app, off]) expect(await mark(test, own.id)).toMatchObject({ status: 409 })
  expect(await actionsOn(id)).toEqual([])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('marked and sent at one moment, a payout is paid once', async () => {
  const { box, id } = await aPayout(off)
  const [marked, sent] = await Promise.all([
    mark(off, id),
    commitToSend({ ...app.services, now: app.clock.now }, id),
  ])
  expect(marked.status === 200).toBe(sent === undefined)
  const [payout] = await payoutsOf(app, box)
  expect(payout?.state).toBe(marked.status === 200 ? 'processed' : 'sent')
})

test('a restored backup that has forgotten what was sent does not let it be paid by hand', async () => {
  const { box, id } = await aPayout(app)
  const forgotten = { state: 'waiting', hold: 'inactive', provider_payout_id: null, sent_at: null } as const
  const { db } = app.services
  const [known] = await payoutsOf(app, box)
  await db.updateTable('payouts').set(forgotten).where('id', '=', id).execute()
  expect(await mark(app, id)).toMatchObject({ status: 409 })
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payouts', times: 100 })
  expect(await mark(app, id)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('try again') },
  })
  await control(app, 'DELETE', '/faults')
  expect(await owedPaise(db, box.id)).toBe(501_00)
  // The next test's books have not forgotten it.
  const { state, hold, provider_payout_id, sent_at } = known ?? {}
  await db
    .updateTable('payouts')
    .set({ state, hold, provider_payout_id, sent_at })
    .where('id', '=', id)
    .execute()
})

test('a host who is inactive, or has no UPI id, can be paid by hand, also where the provider pays the others', async () => {
  const { box, id } = await aPayout(app, null)
  await app.services.db.updateTable('payouts').set({ hold: 'inactive' }).where('id', '=', id).execute()
  expect(await mark(app, id)).toMatchObject({ status: 200 })
  expect((await feedOf(box)).at(-1)).toBe('₹501 of “Asha & Ravi” was paid to you')
  await expect.poll(async () => (await toldTo(box)).at(-1)).toContain('was sent to you.')
})

test('a payout of money that has gone back to its guest is not marked', async () => {
  const { box, id } = await aPayout(off)
  const { db } = app.services
  const { payment_id } = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  await recordRefund(
    { db, now: app.clock.now },
    { id: `rfnd_${box.id}`, payment_id, amount: 521_04, status: 'processed' },
  )
  expect(await mark(off, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Less is owed') },
  })
  await round(off, HOUR_MS)
  expect(await mark(off, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not open') },
  })
})

test('what no bank writes is no reference', async () => {
  const { id } = await aPayout(off)
  for (const reference of ['', 'abc', 'a b c d e f', '<b>612345678901</b>', '6'.repeat(41)])
    expect(await mark(off, id, reference)).toMatchObject({
      status: 400,
      body: { errors: { reference: [expect.any(String)] } },
    })
})

test('a payout that is not there is not found', async () => {
  for (const id of [crypto.randomUUID(), 'nothing'])
    expect(await mark(off, id)).toMatchObject({ status: 404 })
})

test('payouts are listed by what is to be done with them, with the sums of all', async () => {
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

test('a payout of which UPI ID or amount are not what was seen is not marked; what was seen is recorded', async () => {
  const { box, id } = await aPayout(off)
  const seen = await shown(id)
  await changeUpiId(box, 'other@okbank')
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
  for (const other of [{ ...seen }, { upi_id: null }, { upi_id: undefined }, { amount_paise: 501_01 }])
    expect(await mark(off, id, UTR, other)).toMatchObject({
      status: 409,
      body: { message: adminRefusals.payoutChanged },
    })
  for (const odd of [{ upi_id: 'no UPI id' }, { amount_paise: '50100' }, { amount_paise: undefined }])
    expect(await mark(off, id, UTR, odd)).toMatchObject({ status: 400 })
  expect(await actionsOn(id)).toEqual([])
  expect(await mark(off, id, UTR, { upi_id: 'other@okbank' })).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'other@okbank' }])
})

test('while a changed UPI ID waits, a payout is neither offered for marking nor marked, also before the next round', async () => {
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

test('money that had left for the old UPI ID before it was changed is recorded as it went, at once', async () => {
  const { box, id } = await aPayout(off)
  const seen = { ...(await shown(id)), already_sent: true }
  const untouched = await aPayout(off)
  await changeUpiId(box, 'other@okbank')
  expect(await mark(off, id, UTR, seen)).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
  expect(await actionsOn(id)).toMatchObject([{ detail: `${UTR}, sent before the UPI ID was changed` }])
  // Of a host who never changed it, nothing else than the UPI ID that is there was ever seen.
  const odd = { upi_id: 'elsewhere@okbank', already_sent: true }
  expect(await mark(off, untouched.id, UTR, odd)).toMatchObject({ status: 409 })
})
