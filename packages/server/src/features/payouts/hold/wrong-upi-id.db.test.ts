// Payouts wait where the bank knows no such UPI ID, and where the host says that it is somebody else's; not for want of an answer.
import { moneySentence } from '@lifafa/contract/sentences/host/money'
import { call } from '../../../test/fixtures.ts'
import { ANSWER, insertFound } from '../../../test/hosts/upi-id-checks.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { activitiesOf, changeUpiId, moneyFor, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'

const UPI_ID = 'meera@okbank'

test('a name that nobody has confirmed stops no money', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await insertFound(app, box.host_id, UPI_ID, 'SURESH BABU')
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: UPI_ID }])
})

test('payouts to a UPI ID that no bank knows wait until the host saves another one', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const { db } = app.services
  const times = { created_at: app.clock.now, updated_at: app.clock.now }
  await db
    .insertInto('upi_id_checks')
    .values({ host_id: box.host_id, upi_id: UPI_ID, state: 'not-found', ...times })
    .execute()
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-not-found', upi_id: UPI_ID, check_at: null },
  ])
  expect(await sentFor(app, box)).toEqual([])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Another UPI ID is needed to send you ₹501'])
  expect(await activitiesOf(app, box)).toMatchObject([{ action: 'payout-waiting' }])
  const [part] = (await moneyFor(app, box)).parts
  expect(part).toMatchObject({ state: 'action-needed', reason: 'upi-id-not-found', paise: 501_00 })
  expect(part && moneySentence(part)).toContain(`No bank knows the UPI ID ${UPI_ID}.`)
  await changeUpiId(app, box)
  await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'other@okbank' }])
})

test('payouts wait while the host denies the registered name', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await insertFound(app, box.host_id, UPI_ID)
  const say = (answer: string, upi_id = UPI_ID) =>
    call(app, ANSWER, { hostId: box.host_id, body: { upi_id, answer } })
  expect((await say('no')).body.upi_id_check).toMatchObject({ state: 'found', answer: 'no' })
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'upi-id-denied' }])
  await round(app, DAY_MS)
  expect(await sentFor(app, box)).toEqual([])
  expect((await say('yes', 'other@okbank')).status).toBe(404)
  expect((await say('yes')).body.upi_id_check).toMatchObject({ answer: 'yes' })
  await round(app, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: UPI_ID }])
})

test('with PAYOUTS=off a due payout is held once its host denies the UPI ID, and is due again once it is theirs', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(off)
  await insertFound(app, box.host_id, UPI_ID)
  await round(off, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  const say = (answer: string) => call(app, ANSWER, { hostId: box.host_id, body: { upi_id: UPI_ID, answer } })
  await say('no')
  await round(off, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-denied', upi_id: UPI_ID, check_at: null },
  ])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Another UPI ID is needed to send you ₹501'])
  expect((await activitiesOf(app, box)).map(({ action }) => action)).toEqual(['payout-due', 'payout-waiting'])
  await say('yes')
  await round(off, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', hold: null }])
})
