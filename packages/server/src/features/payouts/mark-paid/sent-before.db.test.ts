// A host changes the UPI ID while the bank pays: what went to the earlier one is marked, and is not paid again.
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { payoutsOf, round } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, findListed, mark, UTR } from '../../../test/payouts/marking-paid.ts'
import { changeUpiId } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { DAY_MS } from '../../../test/times.ts'

const BEFORE = { upi_id: 'meera@okbank', already_sent: true }

const send = async (test: TestApp, what: string, body: object) =>
  (await call(test, ['POST', `/admin/payments/payouts/${what}`], { headers: await adminHeaders(test), body }))
    .body

const row = (id: string, otherwise: object = {}) => ({
  ...{ reference: id, bank_reference: UTR, status: 'SUCCESS', amount: '501.00', upi_id: 'meera@okbank' },
  ...otherwise,
})

test('an unsent payout whose host has changed the UPI ID is offered to be marked as sent before, while it waits and after', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  expect(await findListed(off, id, 'due')).toMatchObject({ can_be_marked: true, may_have_been_sent: false })
  await changeUpiId(app, box)
  expect(await findListed(off, id, 'due')).toMatchObject({ can_be_marked: false, may_have_been_sent: true })
  await round(off)
  for (const server of [off, app])
    expect(await findListed(server, id, 'waiting')).toMatchObject({
      can_be_marked: false,
      may_have_been_sent: true,
    })
  await round(off, DAY_MS)
  expect(await findListed(off, id, 'due')).toMatchObject({ can_be_marked: true, may_have_been_sent: true })
  // The provider is about to send it.
  expect(await findListed(app, id, 'due')).toMatchObject({ can_be_marked: false, may_have_been_sent: false })
  expect(await mark(off, id, UTR, BEFORE)).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
  expect(await findListed(off, id, 'paid')).toMatchObject({ may_have_been_sent: false })
})

test('only what a host had is an earlier UPI ID', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await changeUpiId(app, box)
  for (const upi_id of ['eera@okbank', 'stranger@okbank'])
    expect(await mark(off, id, 'SENT-BEFORE-2', { ...BEFORE, upi_id })).toMatchObject({
      status: 409,
      body: { code: 'upiIdNeverHad', errors: { upi_id: [expect.any(String)] } },
    })
  expect(await mark(off, id, 'SENT-BEFORE-2', { ...BEFORE, upi_id: 'Meera@okbank' })).toMatchObject({
    status: 200,
  })
  expect(await payoutsOf(app, box)).toMatchObject([{ upi_id: 'meera@okbank' }])
  expect(await actionsOn(app, id)).toMatchObject([
    { detail: `SENT-BEFORE-2, sent before the UPI ID was changed` },
  ])
})

test('a row of the bank’s file says to which earlier UPI ID it can be marked as sent, and is marked so', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  const sentTo = async (otherwise: object = {}) =>
    (await send(off, 'bank-results/check', { rows: [row(id, otherwise)] })).rows.map(
      ({ verdict, sent_to }: Record<string, unknown>) => [verdict, sent_to],
    )
  expect(await sentTo({ upi_id: 'elsewhere@okbank' })).toEqual([['other-upi-id', null]])
  await changeUpiId(app, box)
  expect(await sentTo()).toEqual([['other-upi-id', 'meera@okbank']])
  expect(await sentTo({ upi_id: 'other@okbank' })).toEqual([['held', 'other@okbank']])
  expect(await sentTo({ upi_id: 'no UPI ID' })).toEqual([['other-upi-id', null]])
  expect(await sentTo({ upi_id: null })).toEqual([['held', null]])
  expect(await sentTo({ amount: '5.00' })).toEqual([['other-amount', null]])
  const rows = [
    { id, reference: UTR, upi_id: 'meera@okbank', amount_paise: 501_00, already_sent: true, is_shared: true },
  ]
  expect((await send(off, 'bank-results', { rows })).outcomes).toEqual([{ id, refusal: null }])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank', utr: UTR }])
})

test('what was sent before a change says to which UPI ID, unless there was none', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const nowhere = { upi_id: null, already_sent: true }
  expect(await mark(off, id, 'SENT-BEFORE-3', nowhere)).toMatchObject({ body: { code: 'payoutChanged' } })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
})
