// What is asked of the provider again and again, so that nothing depends on its webhooks or on a guest's browser.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../alarms.ts'
import { noteRestored } from '../../db/installation.ts'
import type { RecurringDeed, Round } from '../../jobs/every.ts'
import type { Services } from '../../services.ts'
import { recordListedDisputes } from './dispute/sync-listed-disputes.ts'
import { adoptLostOrders } from './reconcile/import-missing-orders.ts'
import { reconcileDue } from './reconcile/reconcile-due.ts'
import { applyListedPayments } from './reconcile/sync-listed-payments.ts'
import { lookAfterRefunds } from './refund/process-due-refunds.ts'
import { recordListedRefunds } from './refund/sync-listed-refunds.ts'
import { deleteOldEvents } from './webhook/delete-old-events.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LONGEST_WAIT_MS = 30_000

/** Finds orders that a restored backup has lost; throws ProviderError. */
export const lookForLostOrders =
  (services: Services, log: FastifyBaseLogger): RecurringDeed =>
  async (signal) => {
    const now = services.now()
    const adopted = await adoptLostOrders({ ...services, now, signal })
    if (adopted === 0) return
    raise(log, 'orders-were-lost', { adopted })
    if (await noteRestored(services.db, now)) raise(log, 'backup-restored')
  }

export function paymentRounds(services: Services, log: FastifyBaseLogger): Round[] {
  const { settings, now } = services
  const given = { ...services, log }
  return [
    // Often enough that an order's first check is not late by more than its own length.
    {
      name: 'orders',
      everyMs: Math.min(LONGEST_WAIT_MS, ...settings.reconcileAfterMs),
      deed: (signal) => reconcileDue({ ...given, signal }),
    },
    { name: 'refunds', everyMs: 5 * MINUTE_MS, deed: (signal) => lookAfterRefunds({ ...given, signal }) },
    {
      name: 'list of orders',
      everyMs: 15 * MINUTE_MS,
      deed: lookForLostOrders(services, log),
    },
    {
      name: 'list of refunds',
      everyMs: 15 * MINUTE_MS,
      deed: (signal) => recordListedRefunds({ ...services, now: now(), signal }),
    },
    {
      name: 'list of disputes',
      everyMs: DAY_MS,
      deed: (signal) => recordListedDisputes({ ...services, now: now(), signal }),
    },
    // Once a day, by its own mark, whichever process comes first.
    {
      name: 'list of payments',
      everyMs: HOUR_MS,
      deed: (signal) => applyListedPayments({ ...services, now: now(), signal }),
    },
    {
      name: 'old events',
      everyMs: HOUR_MS,
      deed: (signal) => deleteOldEvents({ ...services, now: now(), signal }),
    },
  ]
}
