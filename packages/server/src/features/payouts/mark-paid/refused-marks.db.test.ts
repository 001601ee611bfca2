// Payouts that cannot be marked as paid.
import { control } from '../../../test/paying.ts'
import { payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, mark } from '../../../test/payouts/marking-paid.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { owedPaise } from '../reads.ts'
import { commitToSend } from '../send/commit-to-send.ts'

test('a payout that the provider was asked for, or sends by itself, cannot be marked', async ({
  app,
  off,
}) => {
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

test('after a restored backup a payout that was sent cannot be paid by hand', async ({ app }) => {
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

test('a payout of a contribution that was refunded cannot be marked', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await refundContributionOf(app, box.id, 521_04)
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

test('a reference in a format that no bank uses is refused', async ({ off }) => {
  const { id } = await aPayout(off)
  for (const reference of ['', 'abc', 'a b c d e f', '<b>612345678901</b>', '6'.repeat(41)])
    expect(await mark(off, id, reference)).toMatchObject({
      status: 400,
      body: { errors: { reference: [expect.any(String)] } },
    })
})

test('an unknown payout is not found', async ({ off }) => {
  for (const id of [crypto.randomUUID(), 'nothing'])
    expect(await mark(off, id)).toMatchObject({ status: 404 })
})
