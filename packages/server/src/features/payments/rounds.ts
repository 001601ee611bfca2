// What is asked of the provider again and again, so that nothing depends on its webhooks or on a guest's browser.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../alarms.ts'
import type { RecurringDeed } from '../../jobs/every.ts'
import type { Services } from '../../services.ts'
import { keyModeOf } from './rules.ts'
import { adoptLostOrders } from './writes/adopt-lost-orders.ts'
import { lookAfterRefunds } from './writes/look-after-refunds.ts'
import { reconcileDue } from './writes/reconcile-due.ts'

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 30_000

type Round = { everyMs: number; deed: RecurringDeed }

export function paymentRounds(services: Services, log: FastifyBaseLogger): Round[] {
  const { settings, now } = services
  const keyMode = keyModeOf(services.providerSettings.keyId)
  const given = { ...services, log }
  return [
    // Often enough that an order's first check is not late by more than its own length.
    {
      everyMs: Math.min(LONGEST_WAIT_MS, ...settings.reconcileAfterMs),
      deed: (signal) => reconcileDue({ ...given, signal }),
    },
    { everyMs: 5 * MINUTE_MS, deed: (signal) => lookAfterRefunds({ ...given, signal }) },
    {
      everyMs: 15 * MINUTE_MS,
      async deed() {
        const adopted = await adoptLostOrders({ ...services, keyMode, now: now() })
        if (adopted > 0) raise(log, 'orders-were-lost', { adopted })
      },
    },
  ]
}
