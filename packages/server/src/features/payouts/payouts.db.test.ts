// The life of a payout: from the end of an event to the host's money.
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { contributionsOf, openOrder, pay } from '../../test/paying.ts'
import { aBoxWithContributions, attemptsOf, payoutsOf, round } from '../../test/paying-out.ts'
import { eventOf, outcomeOfWebhook } from '../../test/payments/webhooks.ts'
import { aPayout, makeFile, payByHand } from '../../test/payouts/marking-paid.ts'
import {
  activitiesOf,
  descriptionsOf,
  later,
  owed,
  saveHost,
  savePayout,
  subjectsTo,
} from '../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { aSentPayout, bankMoves, sendPayoutWebhook, sentFor } from '../../test/payouts/provider-payouts.ts'
import { insertContribution } from '../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../test/times.ts'

async function nextLookAt({ services }: TestApp, { id }: { id: string }) {
  const boxes = services.db.selectFrom('event_boxes').select('check_at').where('id', '=', id)
  return (await boxes.executeTakeFirstOrThrow()).check_at
}

test('a host is paid once after the event, and told of each step [payout-1]', async ({ app }) => {
  const box = await aBoxWithContributions(app, { contributions: [501, 2101] })
  await round(app, 16 * HOUR_MS)
  expect(await payoutsOf(app, box)).toEqual([])
  await round(app, 2 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paying', amount_paise: 2602_00 }])
  const [attempt] = await attemptsOf(app, box)
  expect(attempt).toMatchObject({ state: 'submitted', amount_paise: 2602_00, upi_id: 'meera@okbank' })
  expect(await nextLookAt(app, box)).toBeNull()
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await expect.poll(() => owed(app, box)).toBe(0)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid' }])
  expect(await nextLookAt(app, box)).toBeNull()
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'paid', reference: expect.stringMatching(/^\d{12}$/) },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
  const guests = ['GET', `/dashboard/giftbooks/${box.id}/guests/`] as const
  const { body } = await call(app, guests, { hostId: box.host_id })
  expect(body.money.parts).toMatchObject([
    { state: 'sent-on', paise: 2602_00, reference: expect.any(String) },
  ])
  expect(await activitiesOf(app, box)).toEqual([
    { action: 'payout-sent', description: 'Paying ₹2,602 from “Asha & Ravi” to meera@okbank' },
    { action: 'payout-paid', description: '₹2,602 from “Asha & Ravi” was paid to meera@okbank' },
  ])
  await expect
    .poll(() => subjectsTo(app, box))
    .toEqual(['₹2,602 from “Asha & Ravi” is on its way to your bank'])
})

test('a host who reads Hindi is told in Hindi', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await saveHost(app, box, { language: 'hi' })
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await expect.poll(() => subjectsTo(app, box)).toEqual(['“Asha & Ravi” के ₹501 आपको भेज दिए गए'])
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
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { number: 1, amount_paise: 501_00, state: 'paying' },
    { number: 2, amount_paise: 501_00, state: 'paying' },
  ])
})

test('money that came back opens its payout again, promised anew and told', async ({ app }) => {
  const { box, attempt: first } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, first, 'processed'))
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toHaveLength(1)
  const [before] = await payoutsOf(app, box)
  await round(app, 3 * DAY_MS)
  const back = await bankMoves(app, first, 'reversed')
  await Promise.all([1, 2, 3].map(() => sendPayoutWebhook(app, back)))
  const [after, ...others] = await payoutsOf(app, box)
  expect([after?.state, after?.id, others]).toEqual(['open', before?.id, []])
  expect((after?.due_on ?? '') > (before?.due_on ?? '')).toBe(true)
  expect(await owed(app, box)).toBe(501_00)
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toHaveLength(2)
  for (let days = 0; days < 2; days++) await round(app, DAY_MS)
  const [, again] = await attemptsOf(app, box)
  await bankMoves(app, again, 'processed')
  await round(app, HOUR_MS)
  expect((await attemptsOf(app, box)).map(({ state }) => state)).toEqual(['returned', 'paid'])
  expect([(await payoutsOf(app, box))[0]?.state, await owed(app, box)]).toEqual(['paid', 0])
  expect((await descriptionsOf(app, box)).slice(0, 3)).toEqual([
    'Paying ₹501 from “Asha & Ravi” to meera@okbank',
    '₹501 from “Asha & Ravi” was paid to meera@okbank',
    '₹501 from “Asha & Ravi” was returned by meera@okbank',
  ])
})

test('a failure keeps the promised day, and is told once', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  const [before] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'failed', 'beneficiary_vpa_invalid'))
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toHaveLength(1)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'reversed'))
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: before?.id, due_on: before?.due_on, state: 'open', hold_reason: 'retry' },
  ])
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'failed', failure: 'destination', failure_text: 'the bank said beneficiary_vpa_invalid' },
  ])
  expect(await descriptionsOf(app, box)).toEqual([
    'Paying ₹501 from “Asha & Ravi” to meera@okbank',
    '₹501 from “Asha & Ravi” couldn’t be sent to meera@okbank',
  ])
  await saveHost(app, box, { upi_id: 'other@okbank' })
  await round(app, MINUTE_MS)
  expect((await attemptsOf(app, box)).at(-1)).toMatchObject({ state: 'submitted', upi_id: 'other@okbank' })
})

test('holidays and weekends move the promised day [payout-2]', async ({ app }) => {
  const settings = { ...app.services.settings, holidays: ['2027-01-26'] }
  const before = app.clock.now
  app.clock.now = new Date('2027-01-21T06:30:00Z')
  const at = { ...app, services: { ...app.services, settings } }
  const box = await aBoxWithContributions(at, { upiId: null, contributions: [501] })
  await round(at, 2 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ due_on: '2027-02-01' }])
  app.clock.now = before
})

test('a host paid by hand is told by when; a gift of the last hour is paid', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { upiId: 'meera_nair@okbank' })
  await round(off, (box.check_at?.getTime() ?? 0) - app.clock.now.getTime())
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open', hold: null, amount_paise: 501_00 }])
  const told = {
    action: 'payout-due',
    description: expect.stringMatching(/^₹501 from “Asha & Ravi” will reach you by /),
  }
  expect(await activitiesOf(app, box)).toEqual([told])
  await insertContribution(app.services.db, { event_box_id: box.id, amount_paise: 1100_00 })
  await round(off, HOUR_MS - 1)
  expect(await payoutsOf(app, box)).toHaveLength(1)
  await round(off, 1)
  expect(await payoutsOf(app, box)).toMatchObject([{}, { amount_paise: 1100_00 }])
  const announced = (await activitiesOf(app, box)).map(({ description }) => description.split(' from ')[0])
  expect(announced.sort()).toEqual(['₹1,100', '₹501'])
  expect(await nextLookAt(app, box)).toEqual(later(app, DAY_MS))
})

test('a day that is over is announced to no host', async ({ app, off }) => {
  const box = await aBoxWithContributions(off)
  await round(off, 30 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open', hold: null }])
  expect(await activitiesOf(app, box)).toEqual([])
})

test('emails that cannot be sent stop nothing, and are sent later [payout-3]', async ({ app }) => {
  const { mailer } = app.services
  app.services.mailer = { ...mailer, send: () => Promise.reject(new Error('the mail server is down')) }
  const { box, attempt } = await aSentPayout(app)
  await bankMoves(app, attempt, 'processed')
  await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid' }])
  app.services.mailer = mailer
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toHaveLength(1)
})

test.for(['unknown-outcome', 'rejected'] as const)(
  'a payout that waits for a decision about it alone (%s) is in no file of many',
  async (hold_reason, { app, off }) => {
    const [held, free] = [await aPayout(off), await aPayout(off)]
    await savePayout(app, held, { hold: 'needs-operator', hold_reason })
    expect(await makeFile(off, held.id, free.id)).toHaveLength(1)
    expect(await attemptsOf(app, held.box)).toEqual([])
    expect(await payByHand(off, held.id)).toMatchObject({ status: 200 })
  },
)

test('a file of all that is due gives a UPI ID no more than its limit of a day', async ({ app, off }) => {
  await aBoxWithContributions(off, { contributions: [96_000, 96_000], upiId: 'large@okbank' })
  await round(off, 3 * DAY_MS)
  const listed = async () =>
    (await makeFile(off))
      .filter(({ upi_id }) => upi_id === 'large@okbank')
      .map(({ amount_paise }) => amount_paise)
  expect([await listed(), await listed()]).toEqual([[1_00_000_00], []])
  app.clock.now = later(app, DAY_MS)
  expect(await listed()).toEqual([92_000_00])
})
