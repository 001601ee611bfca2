// Contributions that are refunded before, while or after they are paid out.
import { openFlagsOf } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { owed, saveHost, statesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { commitToSend } from './commit-to-send.ts'

test('a contribution refunded after it was paid out leaves the host owing, with a flag, and nothing is sent', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await bankMoves(app, (await payoutsOf(app, box))[0], 'processed')
  await round(app, HOUR_MS)
  await refundContributionOf(app, box.id, 521_04)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect([await statesOf(app, box), await owed(app, box)]).toEqual([['processed'], -501_00])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', refund_id: expect.any(String), detail: { owed_paise: 501_00 } },
  ])
})

test('of a contribution that is partly refunded before it is sent, only the rest is sent', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app, { upiId: null })
  await round(app, 3 * DAY_MS)
  await refundContributionOf(app, box.id, 104_00)
  await round(app, MINUTE_MS)
  await saveHost(app, box, { upi_id: 'meera@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', amount_paise: 501_00 },
    { state: 'processing', amount_paise: 401_00 },
  ])
  expect(await sentFor(app, box)).toMatchObject([{ amount: 401_00 }])
})

test('a contribution that is refunded at the moment of sending is not sent', async ({ app, off }) => {
  const box = await aBoxWithContributions(app)
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await Promise.all([
    refundContributionOf(app, box.id, 521_04),
    commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? ''),
  ])
  const gone = (await statesOf(app, box)).includes('sent')
  await round(app, MINUTE_MS)
  await round(app, 3 * MINUTE_MS)
  // Depending on the order, either nothing was sent or a flag is raised.
  expect(await openFlagsOf(app, box.id)).toHaveLength(gone ? 1 : 0)
  expect(await sentFor(app, box)).toHaveLength(gone ? 1 : 0)
})
