// Refusals of payouts by the provider, in tests: each test begins without any, and the operator's log is read by the test.
import type { TestApp } from '../app.ts'
import { control } from '../paying.ts'
import { operatorLog } from '../paying-out.ts'
import { test as base, expect } from './payout-test.ts'

export { expect }

export const test = base.extend('noRefusals', { auto: true }, ({ app }, { onCleanup }) => {
  onCleanup(async () => {
    await control(app, 'DELETE', '/faults')
    operatorLog.length = 0
    // Nothing that an earlier test was refused stops the sending of the next one.
    await app.services.db
      .updateTable('payout_attempts')
      .set({ asked_at: null })
      .where('failure', '=', 'ours')
      .execute()
  })
})

/** The provider refuses payouts for this reason, one of those of the stand-in. */
export const refuse = (test: TestApp, refusal: string, times = 100) =>
  control(test, 'POST', '/faults', { kind: 'refusal', refusal, method: 'POST', path: '/v1/payouts', times })

/** The alarms of this test's runs. */
export const payoutAlarms = () => (operatorLog as { alarm?: string }[]).flatMap(({ alarm }) => alarm ?? [])
