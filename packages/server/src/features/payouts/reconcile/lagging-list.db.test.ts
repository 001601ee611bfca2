// The provider's lists lack its latest payouts: none is sent again, or given up, before a list could show it.
import type { PayoutProvider } from '../../../provider/objects/payouts.ts'
import type { TestApp } from '../../../test/app.ts'
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round, withoutProvider } from '../../../test/paying-out.ts'
import { losePayoutAnswer, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { expect, moveMark, testWithWrongBooks as test } from '../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

function getPayouts(app: TestApp): PayoutProvider {
  const { payouts } = app.services.provider
  if (!payouts) throw new Error('The server of the tests pays hosts.')
  return payouts
}

/** The same server with a provider whose lists lack the latest requests. */
function behind(app: TestApp): TestApp {
  const { provider } = app.services
  const payouts = { ...getPayouts(app), find: async () => undefined, list: async () => [] }
  return { ...app, services: { ...app.services, provider: { ...provider, payouts, sentPayouts: payouts } } }
}

test('a payout that we had failed and that the provider sends after all is on its way again', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'cut')
  await round(behind(app), 3 * DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(withoutProvider(behind(app)), DAY_MS + MINUTE_MS)
  expect((await payoutsOf(app, box))[0]).toMatchObject({ state: 'failed', fault: 'never-taken' })
  await moveMark(app)
  await round(app, MINUTE_MS)
  expect((await payoutsOf(app, box))[0]).toMatchObject({ state: 'processing' })
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('shortly before it would be failed for its age a payout is not sent again: the list could not show it in time', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(behind(app), 3 * DAY_MS)
  await losePayoutAnswer(app, 'cut')
  await round(behind(app), 6 * DAY_MS - MINUTE_MS)
  for (let rounds = 0; rounds < 3; rounds++) await round(behind(app), 2 * MINUTE_MS)
  await control(app, 'DELETE', '/faults')
  await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('with PAYOUTS turned off the day counts from the last request', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(behind(app), 3 * DAY_MS)
  await losePayoutAnswer(app, 'cut')
  await round(behind(app), DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(withoutProvider(behind(app)), 2 * MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent' }])
})
