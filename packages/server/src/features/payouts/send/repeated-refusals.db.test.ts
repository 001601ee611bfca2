// Refusals that go on: of names, for days, or of one payout after another.
import type { Row } from '../../../db/tables.ts'
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, payoutAlarms, refuse, test } from '../../../test/payouts/payout-refusals.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('a refused name is replaced by a neutral one, and the host is not notified', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, 'name not taken', 1)
  await round(app, 3 * DAY_MS)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'payee-name', payee_name: 'Meera Nair' },
    { state: 'processing', payee_name: 'Lifafa host' },
  ])
  expect(await subjectsTo(app, box)).toEqual([])
})

test('a payout whose neutral name is refused, too, is held with an alarm', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, 'name not taken')
  for (const ms of [3 * DAY_MS, MINUTE_MS, HOUR_MS]) await round(app, ms)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'payee-name' },
    { state: 'sent', hold: 'provider-refused' },
  ])
  expect(payoutAlarms()).toEqual(['payout-refused'])
})

test('a bank that is offline on six days never asks for another UPI ID, and is announced once', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, 'bank offline')
  await round(app, 3 * DAY_MS)
  for (let days = 0; days < 5; days++) {
    await round(app, DAY_MS + MINUTE_MS)
    await round(app, MINUTE_MS)
  }
  const payouts = await payoutsOf(app, box)
  expect(payouts.slice(0, -1).every(({ fault }) => fault === 'bank')).toBe(true)
  expect(payouts.length).toBeGreaterThan(4)
  expect(payouts.at(-1)).toMatchObject({ state: 'waiting', hold: 'retry' })
  await control(app, 'DELETE', '/faults')
  await round(app, DAY_MS + MINUTE_MS)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'processing' })
  await expect.poll(() => subjectsTo(app, box)).toEqual(['₹501 could not be sent today: we will try again'])
})

test('three consecutive refusals for one reason stop the sending; later a few are tried, and one acceptance resumes it', async ({
  app,
}) => {
  const boxes: Row<'event_boxes'>[] = []
  for (let n = 0; n < 12; n++) boxes.push(await aBoxWithContributions(app))
  await refuse(app, 'UPI not enabled')
  await round(app, 3 * DAY_MS)
  const states = async () => (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat()
  const sortedStates = async () => (await states()).map(({ state }) => state).sort()
  // Four are being sent at once.
  const stopped = [...Array(8).fill('due'), ...Array(4).fill('sent')]
  expect(await sortedStates()).toEqual(stopped)
  for (let minutes = 0; minutes < 20; minutes++) await round(app, MINUTE_MS)
  expect(await sortedStates()).toEqual(stopped)
  expect(payoutAlarms().filter((alarm) => alarm === 'payouts-stopped')).toHaveLength(1)
  await control(app, 'DELETE', '/faults')
  await round(app, 31 * MINUTE_MS)
  expect(await sortedStates()).toEqual(Array(12).fill('processing'))
})

test('what was refused is sent once sending goes on, and has not failed meanwhile, however long that takes', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, 'UPI not enabled')
  await round(app, 3 * DAY_MS)
  const stopped_until = new Date(app.clock.now.getTime() + 2 * DAY_MS)
  await app.services.db.updateTable('payout_sending').set({ stopped_until }).execute()
  for (let hours = 0; hours < 26; hours++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent', hold: 'provider-refused' }])
  await control(app, 'DELETE', '/faults')
  await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing' }])
})
