// A run of the scheduled task that pays hosts.
import { vi } from 'vitest'
import { wait } from '../../../test/hosts/accounts.ts'
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, attemptsOf, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { activitiesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { payoutTasks } from '../scheduled-tasks.ts'
import { payHosts } from './pay-hosts.ts'

const DENIED = { alarm: 'provider-denies', list: 'payouts' }

test.for([
  ['the books are wrong', false, undefined, []],
  ['the provider’s list is unavailable', true, { kind: 'server error', times: 3 }, []],
  ['the provider denies its list', true, { kind: 'refusal', times: 1 }, [DENIED]],
] as const)(
  'while %s nothing is sent, and attempts on their way are followed',
  async ([, maySend, fault, alarms], { app }) => {
    const [under, due] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
    const check = (at: Date | null) =>
      app.services.db.updateTable('event_boxes').set({ check_at: at }).where('id', '=', due.id).execute()
    await check(null)
    await round(app, 3 * DAY_MS)
    await bankMoves(app, (await attemptsOf(app, under))[0], 'processed')
    await check(app.clock.now)
    wait(app, HOUR_MS)
    if (fault) await control(app, 'POST', '/faults', { ...fault, method: 'GET', path: '/v1/payouts' })
    const log = { warn() {}, error: vi.fn() }
    await payHosts({ ...app.services, log, signal: new AbortController().signal, maySend })
    expect(log.error.mock.calls.map(([raised]) => raised)).toMatchObject(alarms)
    const states = async () => [
      (await payoutsOf(app, under))[0]?.state,
      (await payoutsOf(app, due))[0]?.state,
    ]
    expect(await states()).toEqual(['paid', 'open'])
    // No day is promised while an administrator does not pay.
    expect(await activitiesOf(app, due)).toEqual([])
    await round(app, MINUTE_MS)
    expect(await states()).toEqual(['paid', 'paying'])
  },
)

test('a box that cannot be planned is logged, and the others are paid', async ({ app }) => {
  const [stuck, due] = [await aBoxWithContributions(app, { upiId: null }), await aBoxWithContributions(app)]
  const jobs = { ...app.services.jobs, add: () => Promise.reject(new Error('no email can be sent')) }
  await round({ ...app, services: { ...app.services, jobs } }, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ box: stuck.id, err: { message: 'no email can be sent' } }])
  expect(await payoutsOf(app, stuck)).toEqual([])
  expect(await payoutsOf(app, due)).toMatchObject([{ state: 'paying' }])
})

test('nothing is sent before books were checked and lost orders looked for', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  wait(app, 3 * DAY_MS)
  const { services } = app
  const findMissingOrders = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no list can be had'))
  const isChecked = [true, false, true]
  const watchBooks = async () => {
    services.metrics.books = isChecked.shift() ? ({} as never) : undefined
  }
  const [task] = payoutTasks(services, app.app.log, { findMissingOrders, watchBooks })
  const states: unknown[] = []
  for (let runs = 0; runs < 4; runs++) {
    if (runs < 2) services.metrics.books = undefined
    await task?.action(new AbortController().signal)
    states.push((await payoutsOf(app, box))[0]?.state)
  }
  expect(states).toEqual(['open', 'open', 'paying', 'paying'])
  expect([findMissingOrders.mock.calls.length, isChecked]).toEqual([2, []])
})
