// Waits in tests: for the check of due orders, for a contribution, and until the provider's events are handled.
import { vi } from 'vitest'
import { reconcileDue } from '../../features/payments/reconcile/reconcile-due.ts'
import type { TestApp } from '../app.ts'
import { wait } from '../hosts/accounts.ts'
import { PATIENCE_MS } from '../patience.ts'
import { contributionsOf } from '../paying.ts'

/** Asks the provider about the orders that are due, `ms` later. */
export async function reconcileAfter(
  test: TestApp,
  ms: number,
  log: Parameters<typeof reconcileDue>[0]['log'] = test.app.log,
): Promise<void> {
  wait(test, ms)
  await reconcileDue({ ...test.services, log, signal: new AbortController().signal })
}

export const untilContributed = (test: TestApp, boxId: string) =>
  vi.waitFor(async () => {
    const found = await contributionsOf(test, boxId)
    if (found.length === 0) throw new Error('No contribution has come.')
    return found
  }, PATIENCE_MS)

export const untilEventsAreHandled = ({ services }: TestApp) =>
  vi.waitFor(async () => {
    const open = await services.db
      .selectFrom('provider_events')
      .select('id')
      .where('handled_at', 'is', null)
      .execute()
    if (open.length > 0) throw new Error(`${open.length} events are not worked on.`)
  }, PATIENCE_MS)
