// An administrator has paid a host by hand, and marks the payout as paid: it is paid once, whoever else pays it.
import { adminHeaders } from '../../../test/administrators/admins.ts'
import { control } from '../../../test/paying.ts'
import { payoutsOf, round } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, mark, UTR } from '../../../test/payouts/marking-paid.ts'
import { descriptionsOf, emailsTo, owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { commitToSend } from '../send/commit-to-send.ts'

test('a due payout that is marked as paid leaves the debt, is announced to the host, and is in the audit log', async ({
  app,
  off,
}) => {
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
  expect(await owed(app, box)).toBe(0)
  expect(await actionsOn(app, id)).toMatchObject([{ action: 'payout-marked-paid', detail: 'SBIN0R2-61234' }])
  expect(await descriptionsOf(app, box)).toEqual([
    expect.stringContaining('will reach you by'),
    '₹501 of “Asha & Ravi” was paid to meera@okbank',
  ])
  await expect
    .poll(() => emailsTo(app, box))
    .toMatchObject([{ text: expect.stringMatching(/\(UTR\):\s+SBIN0R2-61234/) }])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toEqual([])
})

test('two administrators who mark one payout at once pay once; another reference is refused afterwards', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  const others = await Promise.all([adminHeaders(app), adminHeaders(app)])
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((who) => mark(off, id, UTR, { by: others[who] })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await actionsOn(app, id)).toHaveLength(1)
  expect(await owed(app, box)).toBe(0)
  expect(await mark(off, id)).toMatchObject({ status: 200 })
  expect(await mark(off, id, 'ANOTHER-1')).toMatchObject({ status: 409 })
  expect(await actionsOn(app, id)).toHaveLength(1)
  expect(await payoutsOf(app, box)).toMatchObject([{ utr: UTR }])
})

test('of two administrators with two references one reads that the other was faster', async ({
  app,
  off,
}) => {
  const { id } = await aPayout(off)
  const answers = await Promise.all([mark(off, id, 'FIRST-1'), mark(off, id, 'SECOND-2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await actionsOn(app, id)).toHaveLength(1)
})

test('a payout that is marked and sent at once is paid once', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const [marked, sent] = await Promise.all([
    mark(off, id),
    commitToSend({ ...app.services, now: app.clock.now }, id),
  ])
  expect(marked.status === 200).toBe(sent === undefined)
  const [payout] = await payoutsOf(app, box)
  expect(payout?.state).toBe(marked.status === 200 ? 'processed' : 'sent')
})

test('a host who is inactive, or has no UPI ID, can be paid by hand, also where the provider pays others', async ({
  app,
}) => {
  const { box, id } = await aPayout(app, null)
  await app.services.db.updateTable('payouts').set({ hold: 'inactive' }).where('id', '=', id).execute()
  expect(await mark(app, id)).toMatchObject({ status: 200 })
  expect((await descriptionsOf(app, box)).at(-1)).toBe('₹501 of “Asha & Ravi” was paid to you')
  await expect.poll(async () => (await emailsTo(app, box)).at(-1)?.text).toMatch(/was\s+sent\s+to\s+you\./)
})

test('a mark that is repeated while the provider cannot be asked is a success, recorded once', async ({
  app,
}) => {
  const { id } = await aPayout(app, 'meera_nair@okbank')
  expect(await mark(app, id)).toMatchObject({ status: 200 })
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payouts', times: 100 })
  expect(await mark(app, id)).toMatchObject({ status: 200 })
  await control(app, 'DELETE', '/faults')
  expect(await actionsOn(app, id)).toHaveLength(1)
})
