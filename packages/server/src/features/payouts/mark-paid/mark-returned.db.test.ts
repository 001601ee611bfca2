// A payout that was paid by hand comes back: an administrator notes it, and it is owed again, once.

import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, findListed, mark, UTR } from '../../../test/payouts/marking-paid.ts'
import { activitiesOf, changeUpiId, emailsTo, owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { applyPayout } from '../apply/apply-payout.ts'

const NOTE = { reason: 'Account closed', upi_id_at_fault: true, reference: UTR, amount_paise: 501_00 }

const markReturned = async (
  test: TestApp,
  id: string,
  otherwise: Record<string, unknown> & { headers?: { authorization: string } } = {},
) => {
  const { headers = await adminHeaders(test), ...body } = otherwise
  return call(test, ['POST', `/admin/payments/payouts/${id}/mark-returned`], {
    headers,
    body: { ...NOTE, ...body },
  })
}

/** A payout of ₹501 that an administrator has paid. */
async function aPaidPayout(test: TestApp) {
  const payout = await aPayout(test)
  await mark(test, payout.id)
  return payout
}

test('a payout that came back is owed again, the host is told, and a new payout is made', async ({
  app,
  off,
}) => {
  const { box, id } = await aPaidPayout(off)
  expect(await findListed(off, id, 'paid')).toMatchObject({ can_be_returned: true })
  expect(await markReturned(off, id)).toMatchObject({
    status: 200,
    body: { success: true, message: sentences.payoutReturned },
  })
  expect(await owed(app, box)).toBe(501_00)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'reversed', fault: 'upi-id', reason: 'Account closed', utr: UTR },
  ])
  expect((await activitiesOf(app, box)).at(-1)).toEqual({
    action: 'payout-reversed',
    description: '₹501 of “Asha & Ravi” came back from meera@okbank',
  })
  expect(await actionsOn(app, id)).toMatchObject([
    { action: 'payout-marked-paid' },
    { action: 'payout-marked-returned', detail: `${UTR}: Account closed` },
  ])
  await expect
    .poll(async () => (await emailsTo(app, box)).at(-1)?.subject)
    .toBe('₹501 could not be sent: please check your UPI ID')
  await round(off, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'reversed' },
    { state: 'waiting', hold: 'retry', amount_paise: 501_00 },
  ])
  await round(off, DAY_MS)
  const [, next] = await payoutsOf(app, box)
  expect(next).toMatchObject({ state: 'due' })
  expect(await mark(off, next?.id ?? '', 'SECOND-1')).toMatchObject({ status: 200 })
  expect(await owed(app, box)).toBe(0)
})

test('where the bank could not take it, the host need not do anything; a new UPI ID is paid after its day', async ({
  app,
  off,
}) => {
  const { box, id } = await aPaidPayout(off)
  await markReturned(off, id, { upi_id_at_fault: false })
  await expect
    .poll(async () => (await emailsTo(app, box)).at(-1)?.subject)
    .toBe('₹501 could not be sent today: we will try again')
  await changeUpiId(app, box)
  await round(off, HOUR_MS)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'waiting', hold: 'upi-id-changed' })
})

test('several administrators who note it at once note it once', async ({ app, off }) => {
  const { box, id } = await aPaidPayout(off)
  const answers = await Promise.all([markReturned(off, id), markReturned(off, id), markReturned(off, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await actionsOn(app, id)).toHaveLength(2)
  expect(await owed(app, box)).toBe(501_00)
})

test('only a payout that was paid by hand comes back here, as it was seen; wrong fields are named', async ({
  app,
  off,
}) => {
  const { id } = await aPaidPayout(off)
  expect(await markReturned(off, id, { headers: { authorization: 'Bearer none' } })).toMatchObject({
    status: 401,
  })
  expect(await markReturned(off, crypto.randomUUID())).toMatchObject({ status: 404 })
  expect(await markReturned(off, id, { reason: '' })).toMatchObject({
    status: 400,
    body: { errors: { reason: [adminPagesSentences.reasonRequired] } },
  })
  expect(await markReturned(off, id, { reference: 'ANOTHER-1' })).toMatchObject({ status: 409 })
  expect(await markReturned(off, id, { amount_paise: 500_00 })).toMatchObject({ status: 409 })
  const due = await aPayout(off)
  expect(await markReturned(off, due.id)).toMatchObject({ status: 409 })
  const sent = await aPayout(app)
  expect(await findListed(app, sent.id, 'under-way')).toMatchObject({ can_be_returned: false })
  expect(await markReturned(app, sent.id)).toMatchObject({ status: 409 })
})

test('a report of the provider about a payout that came back to our bank is no payment of it', async ({
  app,
  off,
}) => {
  const { box, id } = await aPaidPayout(off)
  await markReturned(off, id)
  const log = { error: (line: unknown) => void operatorLog.push(line) }
  const reported = {
    id: 'pout_afterBackup',
    amount: 501_00,
    status: 'processed' as const,
    reference_id: id,
    created_at: app.clock.now.getTime() / 1000,
    notes: {},
  }
  expect(await applyPayout({ ...app.services, now: app.clock.now, log }, reported)).toBe('already')
  expect(operatorLog.splice(0)).toMatchObject([{ payout: id, told: 'pout_afterBackup' }])
  expect(await owed(app, box)).toBe(501_00)
  await app.services.db.updateTable('installation').set({ restored_at: null }).execute()
})
