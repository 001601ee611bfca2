// Marking review flags as reviewed.
import { expect, test, UNKNOWN_ID } from '../../test/administrators/admin-payment-test.ts'
import { adminHeaders } from '../../test/administrators/admins.ts'
import { aFlaggedContribution, listFlags, lookAt, raise } from '../../test/administrators/review-flags.ts'
import type { TestApp } from '../../test/app.ts'
import { insertContribution } from '../../test/rows.ts'

const actionsOf = (app: TestApp, paymentId: string) =>
  app.services.db.selectFrom('audit_log').selectAll().where('payment_id', '=', paymentId).execute()

test('a flag that is reviewed twice, or by two at once, is recorded once, stays, and is listed as reviewed', async ({
  app,
  admin,
}) => {
  const { payment_id, flag } = await aFlaggedContribution(app)
  const other = await adminHeaders(app)
  const seen = [flag.id]
  const answers = await Promise.all([
    lookAt(admin, seen),
    lookAt(admin, seen, other),
    lookAt(admin, seen),
    lookAt(admin, seen, other),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await actionsOf(app, payment_id)).toMatchObject([
    { action: 'payment-reviewed', detail: expect.stringMatching(/^the gift was already refunded/) },
  ])
  expect((await listFlags(admin)).map((payment: { payment_id: string }) => payment.payment_id)).not.toContain(
    payment_id,
  )
  expect(await listFlags(admin, '?show=log')).toContainEqual(
    expect.objectContaining({
      payment_id,
      flags: [
        expect.objectContaining({
          id: flag.id,
          looked_at: { at: app.clock.now.toISOString(), by: 'Kavita Rao' },
        }),
      ],
    }),
  )
})

test('each flag of a payment is reviewed by itself', async ({ app, admin }) => {
  const { payment_id, flag } = await aFlaggedContribution(app)
  await raise(app, payment_id, { kind: 'refund-failed' })
  expect(await lookAt(admin, [flag.id])).toMatchObject({ status: 200 })
  expect(await listFlags(admin)).toContainEqual(
    expect.objectContaining({ payment_id, flags: [expect.objectContaining({ kind: 'refund-failed' })] }),
  )
  expect(await actionsOf(app, payment_id)).toHaveLength(1)
})

test('a resolved flag is not open, and is still listed', async ({ app, admin }) => {
  const { payment_id } = await insertContribution(app.services.db)
  await raise(app, payment_id, { kind: 'no-box', resolved_at: app.clock.now })
  expect(JSON.stringify(await listFlags(admin))).not.toContain(payment_id)
  expect(await listFlags(admin, '?show=log&kind=no-box')).toMatchObject([
    { payment_id, flags: [{ kind: 'no-box', resolved_at: app.clock.now.toISOString(), looked_at: null }] },
  ])
})

test.for([
  ['an unknown flag', [UNKNOWN_ID], 404],
  ['no flag', [], 400],
  ['what is no id', ['x'], 400],
] as const)('%s cannot be looked at', async ([_what, flags, status], { admin }) => {
  expect(await lookAt(admin, flags)).toMatchObject({ status })
})
