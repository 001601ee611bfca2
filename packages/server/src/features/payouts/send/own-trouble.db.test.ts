// Faults on our side: wrong books, an unauthorized key, a mail server that is down.
import { vi } from 'vitest'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { aBoxWithContributions, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { emailsTo, statesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, losePayoutAnswer, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { payHosts } from './pay-hosts.ts'

test('while the books are wrong nothing is sent, and payouts on their way are still followed', async ({
  app,
}) => {
  const [under, due] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await app.services.db.updateTable('event_boxes').set({ check_at: null }).where('id', '=', due.id).execute()
  await round(app, 3 * DAY_MS)
  await bankMoves(app, (await payoutsOf(app, under))[0], 'processed')
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', due.id)
    .execute()
  wait(app, HOUR_MS)
  const log = { warn() {}, error() {} }
  const signal = new AbortController().signal
  await payHosts({ ...app.services, log, signal, maySend: false })
  expect([await statesOf(app, under), await statesOf(app, due)]).toEqual([['processed'], ['due']])
  await round(app, MINUTE_MS)
  expect(await statesOf(app, due)).toEqual(['processing'])
})

test('while the books are wrong a payout that never reached the provider is found to be so a day later, and not sent', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  const signal = new AbortController().signal
  for (let hours = 0; hours < 26; hours++) {
    wait(app, HOUR_MS)
    await payHosts({ ...app.services, log: { warn() {}, error() {} }, signal, maySend: false })
  }
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'never-taken' },
    { state: 'due' },
  ])
  expect(await sentFor(app, box)).toEqual([])
})

test('an unauthorized key fails no payout: it is sent when the key is right', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const provider = providerClient({ ...app.services.providerSettings, keySecret: 'another secret' })
  await round({ ...app, services: { ...app.services, provider } }, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  expect(await statesOf(app, box)).toEqual(['due'])
  await round(app, 3 * MINUTE_MS)
  expect(await statesOf(app, box)).toEqual(['processing'])
})

test('emails that cannot be sent stop nothing, and are sent later [payout-3]', async ({ app }) => {
  const { mailer } = app.services
  app.services.mailer = { ...mailer, send: () => Promise.reject(new Error('the mail server is down')) }
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await bankMoves(app, (await payoutsOf(app, box))[0], 'processed')
  await round(app, HOUR_MS)
  expect(await statesOf(app, box)).toEqual(['processed'])
  app.services.mailer = mailer
  await vi.waitFor(async () => expect(await emailsTo(app, box)).toHaveLength(1), PATIENCE_MS)
})
