// What is asked of the provider again and again, so that nothing depends on its webhooks or on a guest's browser.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../alarms.ts'
import { noteRestored } from '../../db/installation.ts'
import type { RecurringTask, ScheduledTask } from '../../jobs/every.ts'
import type { Services } from '../../services.ts'
import { syncListedDisputes } from './dispute/sync-listed-disputes.ts'
import { importMissingOrders } from './reconcile/import-missing-orders.ts'
import { reconcileDue } from './reconcile/reconcile-due.ts'
import { syncListedPayments } from './reconcile/sync-listed-payments.ts'
import { processDueRefunds } from './refund/process-due-refunds.ts'
import { syncListedRefunds } from './refund/sync-listed-refunds.ts'
import { deleteOldEvents } from './webhook/delete-old-events.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LONGEST_WAIT_MS = 30_000

/** Finds orders that a restored backup has lost; throws ProviderError. */
export const findMissingOrders =
  (services: Services, log: FastifyBaseLogger): RecurringTask =>
  async (signal) => {
    const now = services.now()
    const adopted = await importMissingOrders({ ...services, now, signal })
    if (adopted === 0) return
    raise(log, 'orders-were-lost', { adopted })
    if (await noteRestored(services.db, now)) raise(log, 'backup-restored')
  }

export function paymentTasks(services: Services, log: FastifyBaseLogger): ScheduledTask[] {
  const { settings, now } = services
  const deps = { ...services, log }
  return [
    // Often enough that an order's first check is not late by more than its own length.
    {
      name: 'orders',
      everyMs: Math.min(LONGEST_WAIT_MS, ...settings.reconcileAfterMs),
      action: (signal) => reconcileDue({ ...deps, signal }),
    },
    { name: 'refunds', everyMs: 5 * MINUTE_MS, action: (signal) => processDueRefunds({ ...deps, signal }) },
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
    // Once a day, by its own mark, whichever process comes first.
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
