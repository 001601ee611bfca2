// The server's work besides answering, each once: scheduled tasks, a refund, and the payouts of a box that is over.
import { closeBalances } from '../../server/src/books/balances/close-balances.ts'
import { recordRefund } from '../../server/src/features/payments/refund/record-refund.ts'
import { paymentTasks } from '../../server/src/features/payments/scheduled-tasks.ts'
import { payoutTasks } from '../../server/src/features/payouts/scheduled-tasks.ts'
import type { TestApp } from '../../server/src/test/app.ts'

/**
 * `paymentId`: of a contribution, of which part is refunded. Work that reads much by its nature is left out: the check of the
 * books reads everything, and what is late to be settled is looked for among the payments of ninety days.
 */
export function backgroundWork({ services, app }: TestApp, paymentId: string): (() => Promise<unknown>)[] {
  const { db, now } = services
  const { signal } = new AbortController()
  const tasks = [
    ...paymentTasks(services, app.log),
    ...payoutTasks(services, app.log, { findMissingOrders: async () => {}, watchBooks: async () => {} }),
  ]
  return [
    () =>
      recordRefund(
        { db, now: now() },
        { id: 'rfnd_growth', payment_id: paymentId, amount: 10_400, status: 'processed' },
      ),
    ...tasks.map(
      ({ action }) =>
        () =>
          action(signal),
    ),
    closeBalances(db),
  ]
}
