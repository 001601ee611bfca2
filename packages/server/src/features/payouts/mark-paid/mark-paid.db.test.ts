import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Row } from '../../../db/tables.ts'
import { adminHeaders } from '../../../test/admins.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { actionsOn, aPayout, mark, UTR } from '../../../test/marking-paid.ts'
import { control, expectSoundBooks } from '../../../test/paying.ts'
import { HOUR_MS, operatorLog, payoutsOf, round, sentFor, withoutProvider } from '../../../test/paying-out.ts'
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
  expect(operatorLog.splice(0)).toEqual([])
  // Deletes what an earlier test left open.
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})
afterAll(async () => {
  await off.app.close()
  await app.close()
})

const emailsTo = async ({ host_id }: Row<'event_boxes'>) => {
  const { db } = app.services
  const { email } = await db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', host_id)
    .executeTakeFirstOrThrow()
  return (await app.emails()).filter(({ to }) => to === email).map(({ text }) => text.replace(/\s+/g, ' '))
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

test('a due payout that is marked as paid leaves the debt, is announced to the host, and is in the audit log', async () => {
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
  expect(await actionsOn(app, id)).toMatchObject([{ action: 'payout-marked-paid', detail: 'SBIN0R2-61234' }])
  expect(await feedOf(box)).toEqual([
    expect.stringContaining('will reach you by'),
    '₹501 of “Asha & Ravi” was paid to meera@okbank',
  ])
  await expect.poll(() => emailsTo(box)).toEqual([expect.stringContaining('(UTR): SBIN0R2-61234')])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toEqual([])
})

test('two administrators who mark one payout at once pay once; another reference is refused afterwards', async () => {
  const { box, id } = await aPayout(off)
  const others = await Promise.all([adminHeaders(app), adminHeaders(app)])
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((who) => mark(off, id, UTR, { by: others[who] })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await actionsOn(app, id)).toHaveLength(1)
  expect(await owedPaise(app.services.db, box.id)).toBe(0)
  expect(await mark(off, id)).toMatchObject({ status: 200 })
  expect(await mark(off, id, 'ANOTHER-1')).toMatchObject({ status: 409 })
  expect(await actionsOn(app, id)).toHaveLength(1)
  expect(await payoutsOf(app, box)).toMatchObject([{ utr: UTR }])
})

test('of two administrators with two references one reads that the other was faster', async () => {
  const { id } = await aPayout(off)
  const answers = await Promise.all([mark(off, id, 'FIRST-1'), mark(off, id, 'SECOND-2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await actionsOn(app, id)).toHaveLength(1)
})

test('a payout that the provider was asked for, or sends by itself, cannot be marked', async () => {
  const { box, id } = await aPayout(app)
  expect(await mark(app, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('twice') },
  })
  const own = await aPayout(off)
  expect(await mark(app, own.id)).toMatchObject({ status: 409 })
  await commitToSend({ ...app.services, now: app.clock.now }, own.id)
  for (const test of [app, off]) expect(await mark(test, own.id)).toMatchObject({ status: 409 })
  expect(await actionsOn(app, id)).toEqual([])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that is marked and sent at once is paid once', async () => {
  const { box, id } = await aPayout(off)
  const [marked, sent] = await Promise.all([
    mark(off, id),
    commitToSend({ ...app.services, now: app.clock.now }, id),
  ])
  expect(marked.status === 200).toBe(sent === undefined)
  const [payout] = await payoutsOf(app, box)
  expect(payout?.state).toBe(marked.status === 200 ? 'processed' : 'sent')
})

test('after a restored backup a payout that was sent cannot be paid by hand', async () => {
  const { box, id } = await aPayout(app)
  const unsent = { state: 'waiting', hold: 'inactive', provider_payout_id: null, sent_at: null } as const
  const { db } = app.services
  const [known] = await payoutsOf(app, box)
  await db.updateTable('payouts').set(unsent).where('id', '=', id).execute()
  expect(await mark(app, id)).toMatchObject({ status: 409 })
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payouts', times: 100 })
  expect(await mark(app, id)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('try again') },
  })
  await control(app, 'DELETE', '/faults')
  expect(await owedPaise(db, box.id)).toBe(501_00)
  // Restores the record for the next test.
  const { state, hold, provider_payout_id, sent_at } = known ?? {}
  await db
    .updateTable('payouts')
    .set({ state, hold, provider_payout_id, sent_at })
    .where('id', '=', id)
    .execute()
})

test('a host who is inactive, or has no UPI id, can be paid by hand, also where the provider pays others', async () => {
  const { box, id } = await aPayout(app, null)
  await app.services.db.updateTable('payouts').set({ hold: 'inactive' }).where('id', '=', id).execute()
  expect(await mark(app, id)).toMatchObject({ status: 200 })
  expect((await feedOf(box)).at(-1)).toBe('₹501 of “Asha & Ravi” was paid to you')
  await expect.poll(async () => (await emailsTo(box)).at(-1)).toContain('was sent to you.')
})

test('a payout of a contribution that was refunded cannot be marked', async () => {
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

test('a reference that no bank writes is refused', async () => {
  const { id } = await aPayout(off)
  for (const reference of ['', 'abc', 'a b c d e f', '<b>612345678901</b>', '6'.repeat(41)])
    expect(await mark(off, id, reference)).toMatchObject({
      status: 400,
      body: { errors: { reference: [expect.any(String)] } },
    })
})

test('an unknown payout is not found', async () => {
  for (const id of [crypto.randomUUID(), 'nothing'])
    expect(await mark(off, id)).toMatchObject({ status: 404 })
})
