// `test` for payouts: as in test.ts, and the operator's log has no line that a test did not expect and remove.
import { buildApp } from '../../app.ts'
import type { TestApp } from '../app.ts'
import { operatorLog, withoutProvider } from '../paying-out.ts'
import { test as base, expect } from '../test.ts'

export { expect }

export const test = base
  /** The same server with PAYOUTS=off: an administrator pays. */
  .extend('off', { scope: 'file' }, async ({ app }, { onCleanup }): Promise<TestApp> => {
    const off = withoutProvider(app)
    const server = await buildApp(off.services, app.app.log)
    onCleanup(() => server.close())
    return { ...off, app: server }
  })

  .extend('quietOperator', { auto: true }, async ({ app }, { onCleanup }) => {
    // No run sends what an earlier test left open.
    await app.services.db.updateTable('payout_attempts').set({ check_at: null }).execute()
    onCleanup(() => expect(operatorLog.splice(0)).toEqual([]))
  })
