// Refusals that go on: of names, for days, or of one payout after another; and payouts that are turned off.
import type { Row } from '../../../../db/tables.ts'
import type { Services } from '../../../../services.ts'
import { control } from '../../../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  operatorLog,
  payoutsOf,
  round,
} from '../../../../test/paying-out.ts'
import { decide } from '../../../../test/payouts/marking-paid.ts'
import { later, moneyFor, saveAttempt, subjectsTo } from '../../../../test/payouts/paid-hosts.ts'
import { expect, payoutAlarms, refuse, test } from '../../../../test/payouts/payout-refusals.ts'
import {
  aSentPayout,
  bankMoves,
  losePayoutAnswer,
  sendPayoutWebhook,
  sentFor,
} from '../../../../test/payouts/provider-payouts.ts'
import { insertContribution, insertEventBox } from '../../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/times.ts'
import { tellLate } from '../../plan/late-payouts.ts'
import { listLate } from '../../reads/payouts.ts'
import { applyPayoutEvent } from './submit.ts'

test('a refused name becomes a neutral one; if that is refused, we decide', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, 'name not taken', 1)
  for (const ms of [3 * DAY_MS, MINUTE_MS]) await round(app, ms)
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'failed', failure: 'payee-name', payee_name: 'Meera Nair' },
    { state: 'submitted', payee_name: 'Lifafa host' },
  ])
  const other = await aBoxWithContributions(app)
  await refuse(app, 'name not taken')
  for (const ms of [3 * DAY_MS, MINUTE_MS, HOUR_MS]) await round(app, ms)
  expect(await payoutsOf(app, other)).toMatchObject([{ state: 'open', hold_reason: 'provider-refused' }])
  expect(await attemptsOf(app, other)).toHaveLength(2)
  expect(payoutAlarms()).toEqual(['payout-refused'])
  expect([...(await subjectsTo(app, box)), ...(await subjectsTo(app, other))]).toEqual([])
})

test('a bank that refuses every day asks for no other UPI ID, and is told once', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [first] = await payoutsOf(app, box)
  for (let days = 0; days < 10; days++) {
    const attempt = (await attemptsOf(app, box)).at(-1)
    await sendPayoutWebhook(app, await bankMoves(app, attempt, 'failed', 'beneficiary_bank_offline'))
    await round(app, MINUTE_MS)
    await tellLate(app.services, new AbortController().signal)
    await round(app, DAY_MS)
  }
  expect(await attemptsOf(app, box)).toHaveLength(11)
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: first?.id, number: 1, state: 'paying', due_on: first?.due_on },
  ])
  expect(await listLate(app.services.db, app.clock.now)).toContainEqual(
    expect.objectContaining({ id: first?.id }),
  )
  expect((await moneyFor(app, box)).parts).toMatchObject([
    { state: 'late', reason: 'at-bank', due_on: first?.due_on },
  ])
  const subjects = [
    '₹501 didn’t go through today. We’ll try again',
    'Your payout of ₹501 from “Asha & Ravi” is delayed',
  ]
  await expect.poll(async () => (await subjectsTo(app, box)).sort()).toEqual(subjects.sort())
})

test('three refusals in a row for a fault of ours stop the sending for a while', async ({ app }) => {
  const boxes: Row<'event_boxes'>[] = []
  for (let n = 0; n < 12; n++) boxes.push(await aBoxWithContributions(app))
  await refuse(app, 'UPI not enabled')
  await round(app, 3 * DAY_MS)
  const states = async () =>
    (await Promise.all(boxes.map((box) => attemptsOf(app, box))))
      .flat()
      .map(({ state }) => state)
      .sort()
  // Four are being sent at once; the provider was not asked for the others.
  const stopped = [...Array(8).fill('cancelled'), ...Array(4).fill('failed')]
  expect(await states()).toEqual(stopped)
  for (let minutes = 0; minutes < 20; minutes++) await round(app, MINUTE_MS)
  expect(await states()).toEqual(stopped)
  expect(payoutAlarms().filter((alarm) => alarm === 'payouts-stopped')).toHaveLength(1)
  await control(app, 'DELETE', '/faults')
  await round(app, 10 * MINUTE_MS)
  expect(await states()).toEqual([...stopped, ...Array(8).fill('submitted')])
  for (const box of boxes)
    for (const { id, hold } of await payoutsOf(app, box)) if (hold) await decide(app, id, 'retry')
  await round(app, MINUTE_MS)
  expect((await states()).filter((state) => state === 'submitted')).toHaveLength(12)
})

test('without an account number, attempts that may be there are tasks', async ({ app, off }) => {
  const sent = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [asked, unasked] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await losePayoutAnswer(app, 'reset')
  await losePayoutAnswer(app, 'reset')
  await round(app, 2 * DAY_MS)
  operatorLog.length = 0
  const check_at = app.clock.now
  for (const box of [sent, asked]) await saveAttempt(app, (await attemptsOf(app, box))[0], { check_at })
  await saveAttempt(app, (await attemptsOf(app, unasked))[0], { check_at, asked_at: null })
  const services = { ...off.services, provider: { ...off.services.provider, sentPayouts: undefined } }
  await round({ ...off, services }, MINUTE_MS)
  const apply = (from: Services) =>
    applyPayoutEvent({ ...from, now: app.clock.now, log: app.app.log }, 'pout_1')
  expect([await apply(services), await apply(app.services)]).toEqual(['unknown-payout', 'forged'])
  const payouts = [...(await payoutsOf(app, sent)), ...(await payoutsOf(app, asked))]
  expect(payouts).toMatchObject(Array(2).fill({ state: 'paying', hold_reason: 'unknown-outcome' }))
  expect(payoutAlarms()).toEqual(['payout-refused', 'payout-refused'])
  expect(await payoutsOf(app, unasked)).toMatchObject([{ state: 'open', hold: null }])
  for (let times = 0; times < 9; times++) await losePayoutAnswer(app, 'reset')
  await round(app, DAY_MS)
  operatorLog.length = 0
  expect(await attemptsOf(app, asked)).toMatchObject([{ state: 'submitting' }])
  for (const box of [sent, asked])
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paying', hold: null }])
})

test('an amount that a UPI ID refused is halved, for each box', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: 'small@okbank', contributions: [90_000] })
  const { host_id, event_date } = box
  const next = await insertEventBox(app.services.db, { host_id, event_date })
  await insertContribution(app.services.db, { event_box_id: next.id, amount_paise: 90_000_00 })
  await round(app, 3 * DAY_MS)
  const [attempt] = [...(await attemptsOf(app, box)), ...(await attemptsOf(app, next))]
  const refused = await bankMoves(app, attempt, 'failed', 'transaction_limit_exceeded')
  await sendPayoutWebhook(app, refused)
  await round(app, 2 * DAY_MS)
  for (const one of [box, next]) {
    const [first, second] = await payoutsOf(app, one)
    const half = { amount_paise: 45_000_00, due_on: first?.due_on }
    expect([first, second]).toMatchObject([half, half])
  }
  const sent = [...(await sentFor(app, box)), ...(await sentFor(app, next))]
  expect(sent.filter(({ amount }) => amount > 45_000_00)).toHaveLength(1)
})

test('a queued payout is told to the operator at once, and while it stays so', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await control(app, 'POST', '/behaviour', { payoutBalance: 501_00 - 1 })
  for (const ms of [3 * DAY_MS, HOUR_MS]) {
    await round(app, ms)
    const [payout] = await payoutsOf(app, box)
    expect(payout?.state).toBe('paying')
    expect(operatorLog.splice(0)).toContainEqual({ alarm: 'float-low', payout: payout?.id, needs: '₹501' })
  }
  await control(app, 'POST', '/behaviour', { payoutBalance: null })
})

test('a clock that was a week ahead delays no attempt; others wait their time', async ({ app }) => {
  const [ahead, waiting] = [await aSentPayout(app), await aSentPayout(app)]
  for (const { attempt } of [ahead, waiting]) await bankMoves(app, attempt, 'processed')
  await saveAttempt(app, ahead.attempt, { check_at: later(app, 8 * DAY_MS) })
  await saveAttempt(app, waiting.attempt, { check_at: later(app, DAY_MS) })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, ahead.box)).toMatchObject([{ state: 'paid' }])
  expect(await payoutsOf(app, waiting.box)).toMatchObject([{ state: 'paying' }])
})
