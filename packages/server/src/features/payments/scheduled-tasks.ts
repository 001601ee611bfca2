// Lists the scheduled tasks of payments, so that nothing depends on the provider's webhooks or on a guest's browser.
import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledTask, TaskAction } from '../../jobs/scheduled-task.ts'
import type { Services } from '../../services.ts'
import { syncListedDisputes } from './dispute/sync-listed-disputes.ts'
import { importMissingOrders } from './reconcile/import-missing-orders.ts'
import { reconcileDue } from './reconcile/reconcile-due.ts'
import { syncListedPayments } from './reconcile/sync-listed-payments.ts'
import { flagLateRefunds, processDueRefunds } from './refund/process-due-refunds.ts'
import { syncListedRefunds } from './refund/sync-listed-refunds.ts'
import { processDueTransfers, watchLateTransfers } from './transfer/process-due-transfers.ts'
import { deleteOldEvents } from './webhook/delete-old-events.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LONGEST_WAIT_MS = 30_000

/** Imports orders that a restored backup lacks; throws ProviderError. */
export const findMissingOrders =
  (services: Services, log: FastifyBaseLogger): TaskAction =>
  async (signal) => {
    await importMissingOrders({ ...services, now: services.now(), signal, log })
  }

export function paymentTasks(services: Services, log: FastifyBaseLogger): ScheduledTask[] {
  const { settings, now } = services
  const deps = { ...services, log }
  return [
    // The interval is no longer than the delay of an order's first check.
    {
      name: 'orders',
      everyMs: Math.min(LONGEST_WAIT_MS, ...settings.reconcileAfterMs),
      action: (signal) => reconcileDue({ ...deps, signal }),
    },
    { name: 'refunds', everyMs: 5 * MINUTE_MS, action: (signal) => processDueRefunds({ ...deps, signal }) },
    { name: 'late refunds', everyMs: HOUR_MS, action: () => flagLateRefunds(services.db, now()) },
    { name: 'transfers', everyMs: MINUTE_MS, action: (signal) => processDueTransfers({ ...deps, signal }) },
    { name: 'late transfers', everyMs: HOUR_MS, action: watchLateTransfers(services, log) },
    {
      name: 'list of orders',
      everyMs: 15 * MINUTE_MS,
      action: findMissingOrders(services, log),
    },
    {
      name: 'list of refunds',
      everyMs: 15 * MINUTE_MS,
      action: (signal) => syncListedRefunds({ ...services, now: now(), signal }),
    },
    {
      name: 'list of disputes',
      everyMs: DAY_MS,
      action: (signal) => syncListedDisputes({ ...services, now: now(), signal }),
    },
    // Runs once a day, in whichever process is first, by its mark in the database.
    {
      name: 'list of payments',
      everyMs: HOUR_MS,
      action: (signal) => syncListedPayments({ ...services, now: now(), signal }),
    },
    {
      name: 'old events',
      everyMs: HOUR_MS,
      action: (signal) => deleteOldEvents({ ...services, now: now(), signal }),
    },
  ]
}
