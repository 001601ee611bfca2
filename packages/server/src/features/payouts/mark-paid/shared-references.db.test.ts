// One reference of the bank for payouts of several hosts is a slip, until an administrator says that the bank gave it to all.
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { payoutsOf } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, mark } from '../../../test/payouts/marking-paid.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'

const UNCONFIRMED = { is_shared: false }

const send = async (test: TestApp, what: string, rows: object[]) =>
  (
    await call(test, ['POST', `/admin/payments/payouts/${what}`], {
      headers: await adminHeaders(test),
      body: { rows },
    })
  ).body

test('a reference that another host’s payout has is refused, with that payout’s name, until it is confirmed', async ({
  app,
  off,
}) => {
  const first = await aPayout(off)
  const second = await aPayout(off)
  expect(await mark(off, first.id, 'SHARED-100001', UNCONFIRMED)).toMatchObject({ status: 200 })
  expect(await mark(off, first.id, 'SHARED-100001', UNCONFIRMED)).toMatchObject({ status: 200 })
  expect(await mark(off, second.id, 'shared-100001', UNCONFIRMED)).toMatchObject({
    status: 409,
    body: {
      code: 'payoutReferenceUsed',
      message: expect.stringMatching(/₹501 to Meera Nair, of “Asha & Ravi”/),
    },
  })
  expect((await payoutsOf(app, second.box))[0]?.state).toBe('due')
  expect(await mark(off, second.id, 'SHARED-100001', { is_shared: true })).toMatchObject({ status: 200 })
  expect(await actionsOn(app, second.id)).toMatchObject([
    { detail: 'SHARED-100001 for payouts of several hosts' },
  ])
})

test('of several hosts whose payouts are marked at once with the same reference, one is marked', async ({
  app,
  off,
}) => {
  const payouts = []
  for (let count = 0; count < 8; count++) payouts.push(await aPayout(off))
  const by = await adminHeaders(off)
  const answers = await Promise.all(
    payouts.map(({ id }) => mark(off, id, 'SHARED-200001', { ...UNCONFIRMED, by })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const states = await Promise.all(payouts.map(async ({ box }) => (await payoutsOf(app, box))[0]?.state))
  expect(states.filter((state) => state === 'processed')).toHaveLength(1)
})

test('the check of a bank’s file names rows of several hosts with one reference, and of other hosts’ payouts', async ({
  app,
  off,
}) => {
  const [first, second, third] = [await aPayout(off), await aPayout(off), await aPayout(off)]
  const row = (reference: string, bank_reference: string) => ({
    ...{ reference, bank_reference, status: 'SUCCESS', amount: null, upi_id: null },
  })
  const verdicts = async (...rows: object[]) =>
    (await send(off, 'bank-results/check', rows)).rows.map((each: { verdict: string }) => each.verdict)
  expect(
    await verdicts(
      row(first.id, 'SHARED-300001'),
      row(second.id, 'shared-300001 '),
      row(third.id, 'SHARED-300002'),
    ),
  ).toEqual(['shared-reference', 'shared-reference', 'ready'])
  await mark(off, first.id, 'SHARED-300001', UNCONFIRMED)
  expect(await verdicts(row(second.id, 'SHARED-300001'), row(first.id, 'SHARED-300001'))).toEqual([
    'shared-reference',
    'paid',
  ])
  const marked = (is_shared: boolean) =>
    send(off, 'bank-results', [
      {
        ...{ id: second.id, reference: 'SHARED-300001', upi_id: 'meera@okbank', amount_paise: 501_00 },
        is_shared,
      },
    ])
  expect((await marked(false)).outcomes).toMatchObject([
    { refusal: expect.stringContaining('SHARED-300001') },
  ])
  expect((await marked(true)).outcomes).toEqual([{ id: second.id, refusal: null }])
  expect((await payoutsOf(app, second.box))[0]?.state).toBe('processed')
})
