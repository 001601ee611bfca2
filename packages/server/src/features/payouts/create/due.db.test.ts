// When a payout is due, and on which day its host is promised the money.
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { activitiesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { insertContribution } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'

test('holidays and weekends move the day by which a host is promised the money [payout-2]', async ({
  app,
}) => {
  const services = { ...app.services, settings: { ...app.services.settings, holidays: ['2027-01-26'] } }
  app.clock.now = new Date('2027-01-21T06:30:00Z')
  const box = await aBoxWithContributions({ ...app, services }, { upiId: null, contributions: [501] })
  await round({ ...app, services }, 2 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ due_on: '2027-02-01' }])
})

test('where payouts are off, they are due for an administrator', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { upiId: 'meera_nair@okbank' })
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'due', amount_paise: 501_00 })
  expect(await activitiesOf(app, box)).toEqual([
    {
      action: 'payout-due',
      description: expect.stringMatching(/^₹501 of “Asha & Ravi” will reach you by /),
    },
  ])
  expect(await sentFor(app, box)).toEqual([])
})

test('a contribution that is recorded within an hour after the event’s end is paid', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  const end = box.check_at?.getTime() ?? 0
  await round(app, end - app.clock.now.getTime())
  expect(await payoutsOf(app, box)).toMatchObject([{ amount_paise: 501_00 }])
  await insertContribution(db, { event_box_id: box.id, amount_paise: 1100_00 })
  await round(app, HOUR_MS - 1)
  expect(await payoutsOf(app, box)).toHaveLength(1)
  await round(app, 1)
  expect(await payoutsOf(app, box)).toMatchObject([{}, { amount_paise: 1100_00 }])
  expect(
    await db.selectFrom('event_boxes').select('check_at').where('id', '=', box.id).executeTakeFirst(),
  ).toEqual({ check_at: null })
})
