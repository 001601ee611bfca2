// The bank has paid a withdrawn payout and the one that replaced it: our records say so, and the books report it.
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import { openFlagsOf } from '../../../test/paying.ts'
import { payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { aPayout, mark, UTR } from '../../../test/payouts/marking-paid.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, testWithWrongBooks as test } from '../../../test/payouts/restored-backups.ts'
import { MINUTE_MS } from '../../../test/times.ts'

test('where the bank has paid both, both are marked; the host owes what was paid too much, and the self-check says so', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await refundContributionOf(off, box.id, 104_00)
  await round(off, MINUTE_MS)
  const second = (await payoutsOf(app, box))[1]?.id ?? ''
  expect(await mark(off, second, UTR)).toMatchObject({ status: 200 })
  expect(await mark(off, id, UTR, { upi_id: 'meera@okbank', already_sent: true })).toMatchObject({
    status: 200,
  })
  expect(await owed(app, box)).toBe(-501_00)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', detail: { owed_paise: 501_00 } },
  ])
  // The refund explains no more than its amount: a correction says what becomes of the rest.
  expect(await findInconsistencies(app.services.db)).toMatchObject([
    { check: expect.stringContaining('more was paid out than was kept') },
  ])
})
