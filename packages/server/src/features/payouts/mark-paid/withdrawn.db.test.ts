// A refund withdraws a payout that the bank has in a file, and pays: it is marked, and its replacement is not paid.
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { openFlagsOf } from '../../../test/paying.ts'
import { payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, findListed, mark, UTR } from '../../../test/payouts/marking-paid.ts'
import { changeUpiId, owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'

const SENT = { upi_id: 'meera@okbank', already_sent: true }

/** A payout of ₹501, of which ₹100 went back to the guest; ₹401 is due. */
async function aWithdrawnPayout(off: TestApp) {
  const { box, id } = await aPayout(off)
  await refundContributionOf(off, box.id, 104_00)
  await round(off, MINUTE_MS)
  return { box, id }
}

const row = (id: string) => ({
  ...{ reference: id, bank_reference: UTR, status: 'SUCCESS', amount: '501.00', upi_id: 'meera@okbank' },
})

test('a withdrawn payout that the bank has paid is marked, what replaced it is withdrawn, and what the host owes is flagged', async ({
  app,
  off,
}) => {
  const { box, id } = await aWithdrawnPayout(off)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'withdrawn' },
    { state: 'due', amount_paise: 401_00 },
  ])
  expect(await findListed(off, id, 'failed')).toMatchObject({
    can_be_marked: false,
    may_have_been_sent: true,
  })
  const body = { rows: [row(id)] }
  const { body: checked } = await call(off, ['POST', '/admin/payments/payouts/bank-results/check'], {
    headers: await adminHeaders(off),
    body,
  })
  expect(checked.rows).toMatchObject([{ verdict: 'withdrawn', sent_to: 'meera@okbank' }])

  expect(await mark(off, id)).toMatchObject({ status: 409, body: { code: 'payoutNotOpen' } })
  expect(await mark(off, id, UTR, SENT)).toMatchObject({ status: 200 })
  expect(await mark(off, id, UTR, SENT)).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processed', utr: UTR, upi_id: 'meera@okbank', fault: null },
    { state: 'failed', fault: 'withdrawn' },
  ])
  expect(await owed(app, box)).toBe(-100_00)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', detail: { owed_paise: 100_00 } },
  ])
  expect(await actionsOn(app, id)).toMatchObject([{ detail: `${UTR}, sent before it was withdrawn` }])
  for (let rounds = 0; rounds < 3; rounds++) await round(off, DAY_MS)
  expect((await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['processed', 'failed'])
  expect(await findInconsistencies(app.services.db)).toEqual([])
})

test('a withdrawn payout is marked as sent to nobody but its host', async ({ app, off }) => {
  const { box, id } = await aWithdrawnPayout(off)
  const elsewhere = { ...SENT, upi_id: 'stranger@okbank' }
  expect(await mark(off, id, UTR, elsewhere)).toMatchObject({ status: 409, body: { code: 'upiIdNeverHad' } })
  await changeUpiId(app, box)
  expect(await mark(off, id, UTR, SENT)).toMatchObject({ status: 200 })
})
