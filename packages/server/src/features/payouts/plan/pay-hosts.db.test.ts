// A run of the scheduled task that pays hosts.
import { wait } from '../../../test/hosts/accounts.ts'
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, attemptsOf, payoutsOf, round } from '../../../test/paying-out.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { payHosts } from './pay-hosts.ts'

test.for([
  ['the books are wrong', false, 0],
  ['the provider’s list is unavailable', true, 3],
] as const)(
  'while %s nothing is sent, and attempts on their way are followed',
  async ([, maySend, times], { app }) => {
    const [under, due] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
    const check = (at: Date | null) =>
      app.services.db.updateTable('event_boxes').set({ check_at: at }).where('id', '=', due.id).execute()
    await check(null)
    await round(app, 3 * DAY_MS)
    await bankMoves(app, (await attemptsOf(app, under))[0], 'processed')
    await check(app.clock.now)
    wait(app, HOUR_MS)
    const fault = { kind: 'server error', method: 'GET', path: '/v1/payouts', times }
    if (times > 0) await control(app, 'POST', '/faults', fault)
    const log = { warn() {}, error() {} }
    await payHosts({ ...app.services, log, signal: new AbortController().signal, maySend })
    const states = async () => [
      (await payoutsOf(app, under))[0]?.state,
      (await payoutsOf(app, due))[0]?.state,
    ]
    expect(await states()).toEqual(['paid', 'open'])
    await round(app, MINUTE_MS)
    expect(await states()).toEqual(['paid', 'paying'])
  },
)
