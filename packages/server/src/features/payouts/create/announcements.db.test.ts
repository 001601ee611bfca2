// The announcements of payouts to hosts, in the feed and by email; and how often the provider is asked.
import type { Row } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { descriptionsOf, saveHost, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { payHosts } from '../send/pay-hosts.ts'

const expectEmails = (app: TestApp, box: Row<'event_boxes'>) =>
  expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS })

test('the return of paid money is announced to its host, in the feed and by email, as its arrival was', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await expectEmails(app, box).toHaveLength(1)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'reversed'))
  expect(await descriptionsOf(app, box)).toEqual([
    '₹501 of “Asha & Ravi” is being sent to meera@okbank',
    '₹501 of “Asha & Ravi” was paid to meera@okbank',
    '₹501 of “Asha & Ravi” came back from meera@okbank',
  ])
  await expectEmails(app, box).toHaveLength(2)
})

test('a payout that failed and is then returned is announced once, as a failure', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'failed', 'beneficiary_vpa_invalid'))
  await expectEmails(app, box).toHaveLength(1)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'reversed'))
  expect(await descriptionsOf(app, box)).toEqual([
    '₹501 of “Asha & Ravi” is being sent to meera@okbank',
    '₹501 of “Asha & Ravi” could not be sent to meera@okbank',
  ])
})

test('several payouts that are held for a missing UPI ID at sending are announced once', async ({ app }) => {
  const box = await aBoxWithContributions(app, { contributions: [75_000, 75_000] })
  wait(app, 3 * DAY_MS)
  const log = { warn() {}, error() {} }
  await payHosts({ ...app.services, log, signal: new AbortController().signal, maySend: false })
  expect((await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['due', 'due'])
  await saveHost(app, box, { upi_id: null })
  await round(app, MINUTE_MS)
  expect((await payoutsOf(app, box)).map(({ hold }) => hold)).toEqual(['no-upi-id', 'no-upi-id'])
  expect(
    (await descriptionsOf(app, box)).filter((line) => line.includes('waits for your UPI ID')),
  ).toHaveLength(1)
})

test('a single rupee is owed and sent like any other amount', async ({ app }) => {
  const box = await aBoxWithContributions(app, { contributions: [1] })
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', amount_paise: 1_00 }])
  expect(await sentFor(app, box)).toMatchObject([{ amount: 1_00 }])
})

test('the provider is asked about a payout on its way once an hour, not in each run', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await round(app, HOUR_MS)
  const askedAt = app.clock.now
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', check_at: new Date(askedAt.getTime() + HOUR_MS) },
  ])
})
