// Hosts are told once that their money is late, and why; operators, that there is such money.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { vi } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { aBoxWithContributions, attemptsOf, payoutsOf, round } from '../../../test/paying-out.ts'
import { emailsTo, later, saveHost, savePayout, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'
import { readBoxMoney } from '../../box-money/reads.ts'
import { mailLatePayouts } from '../emails.ts'
import { payoutTasks } from '../scheduled-tasks.ts'

const CHECKS = { findMissingOrders: async () => {}, watchBooks: async () => {} }

function taskOf({ services, app }: TestApp, name: string) {
  const task = payoutTasks(services, app.log, CHECKS).find((each) => each.name === name)
  return (signal = new AbortController().signal) => task?.action(signal)
}

const tell = (app: TestApp, signal?: AbortSignal) => taskOf(app, 'emails about late payouts')(signal)
const LATE = 'Your payout of ₹1,501 from “Asha & Ravi” is delayed'

test('a host is told once of late payouts, and why, by many servers', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { contributions: [1501] })
  await round(off, 3 * DAY_MS)
  await tell(app)
  app.clock.now = later(app, 10 * DAY_MS)
  await Promise.all([tell(app), tell(app), tell(app)])
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toContain(LATE)
  app.clock.now = later(app, DAY_MS)
  await tell(app)
  const [letter, ...others] = (await emailsTo(app, box)).filter(({ subject }) => subject === LATE)
  expect(others).toEqual([])
  expect(letter?.text.replace(/\s+/g, ' ')).toContain('It hasn’t gone out yet. We’re on it')
})

test('who is waited for, was paid, or cannot sign in is told of no lateness', async ({ app }) => {
  const waiting = await aBoxWithContributions(app, { upiId: null })
  const [paid, inactive] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await round(app, 3 * DAY_MS)
  await saveHost(app, inactive, { deactivated_at: app.clock.now })
  app.clock.now = later(app, 10 * DAY_MS)
  const [attempt] = await attemptsOf(app, paid)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await tell(app)
  for (const { id: boxId } of [paid, inactive]) await mailLatePayouts(app.services, readBoxMoney, { boxId })
  for (const box of [waiting, paid, inactive])
    expect((await subjectsTo(app, box)).filter((subject) => subject.includes('delayed'))).toEqual([])
})

test('late money of a deleted box leads to no page of it', async ({ app, off }) => {
  const { id } = await aBoxWithContributions(off)
  await round(off, 3 * DAY_MS)
  const deleted = { deleted_at: app.clock.now }
  await app.services.db.updateTable('event_boxes').set(deleted).where('id', '=', id).execute()
  app.clock.now = later(app, 10 * DAY_MS)
  const mailer = { ...app.services.mailer, send: vi.fn() }
  await mailLatePayouts({ ...app.services, mailer }, readBoxMoney, { boxId: id })
  expect(mailer.send.mock.calls).toMatchObject([[expect.anything(), { kind: 'payout-late', giftid: null }]])
})

test('a stopped payout hides no late one; a server that ends tells nothing', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { contributions: [75_000, 75_000] })
  await round(off, 3 * DAY_MS)
  const [first, second] = await payoutsOf(app, box)
  const rejected = { hold: 'needs-operator', hold_reason: 'rejected' } as const
  await savePayout(app, first, { ...rejected, due_on: todayInIndia(app.clock.now) })
  app.clock.now = new Date(`${second?.due_on}T06:00:00Z`)
  await tell(app)
  expect(await payoutsOf(app, box)).toMatchObject(Array(2).fill({ late_notified_at: null }))
  app.clock.now = later(app, DAY_MS)
  await tell(app, AbortSignal.abort())
  expect(await payoutsOf(app, box)).toMatchObject(Array(2).fill({ late_notified_at: null }))
  await tell(app)
  const said = 'Your payout of ₹50,000 from “Asha & Ravi” is delayed'
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toContain(said)
})

test('a payout that missed its day is told to the operator, once', async ({ app, off }) => {
  await aBoxWithContributions(off)
  await round(off, 3 * DAY_MS)
  const watch = taskOf(app, 'late payouts')
  await watch()
  app.logged.length = 0
  app.clock.now = later(app, 10 * DAY_MS)
  for (let runs = 0; runs < 2; runs++) await watch()
  expect(app.logged).toMatchObject([{ alarm: 'payout-late', payouts: expect.any(Number) }])
})
