// The life of a payout: from the end of an event to the host's money.
import { call } from '../../test/fixtures.ts'
import { contributionsOf, openOrder, pay } from '../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../test/paying-out.ts'
import { eventOf, outcomeOfWebhook } from '../../test/payments/webhooks.ts'
import { activitiesOf, owed, subjectsTo } from '../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS } from '../../test/times.ts'

test('when an event has ended its host is paid once, with ledger entries and an announcement of each step [payout-1]', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app, { contributions: [501, 2101] })
  await round(app, 16 * HOUR_MS)
  expect(await payoutsOf(app, box)).toEqual([])
  await round(app, 2 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'processing', amount_paise: 2602_00, upi_id: 'meera@okbank' })
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(() => owed(app, box)).toBe(0)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processed', utr: expect.stringMatching(/^\d{12}$/) },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
  const guests = ['GET', `/dashboard/giftbooks/${box.id}/guests/`] as const
  const { body } = await call(app, guests, { hostId: box.host_id })
  expect(body.money.parts).toMatchObject([
    { state: 'sent-on', paise: 2602_00, reference: expect.any(String) },
  ])
  expect(await activitiesOf(app, box)).toEqual([
    { action: 'payout-sent', description: '₹2,602 of “Asha & Ravi” is being sent to meera@okbank' },
    { action: 'payout-paid', description: '₹2,602 of “Asha & Ravi” was paid to meera@okbank' },
  ])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['₹2,602 of “Asha & Ravi” was sent to you'])
})

test('repeated and late webhooks pay nothing twice', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  const before = await bankMoves(app, payout, 'processed')
  await Promise.all(Array.from({ length: 20 }, () => sendPayoutWebhook(app, before)))
  await sendPayoutWebhook(app, { ...before, status: 'processing' })
  await sendPayoutWebhook(app, { ...before, status: 'failed' })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
  expect(await owed(app, box)).toBe(0)
})

test('without any webhook the provider is asked, and an event without a payout changes nothing', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  const event = { entity: 'event', event: 'payout.downtime.started', payload: {} }
  await outcomeOfWebhook(app, JSON.stringify(event))
  await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
})

test('₹3,50,000 is sent in four payouts, one a day', async ({ app }) => {
  const contributions = [87_500, 87_500, 87_500, 87_500]
  const box = await aBoxWithContributions(app, { contributions, upiId: 'four-days@okbank' })
  await round(app, 3 * DAY_MS)
  const amounts = (await payoutsOf(app, box)).map(({ amount_paise }) => amount_paise / 100)
  expect(amounts).toEqual([1_00_000, 1_00_000, 1_00_000, 50_000])
  const sent: number[] = []
  for (let days = 0; days < 4; days++) {
    sent.push((await sentFor(app, box)).length)
    await round(app, DAY_MS)
  }
  expect(sent).toEqual([1, 2, 3, 4])
})

test('a deleted box is paid, and money that comes later makes another payout', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { db } = app.services
  await db.updateTable('event_boxes').set({ deleted_at: app.clock.now }).where('id', '=', box.id).execute()
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  const { razorpay_payment_id: paymentId } = await pay(app, order.id)
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await contributionsOf(app, box.id)).toHaveLength(2)
  await round(app, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([
    { number: 1, amount_paise: 501_00, state: 'processing' },
    { number: 2, amount_paise: 501_00, state: 'processing' },
  ])
})
