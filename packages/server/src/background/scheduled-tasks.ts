// Lists the tasks that run at intervals while the server runs.
import type { FastifyBaseLogger } from 'fastify'
import { closeBalances } from '../books/balances/close-balances.ts'
import { eraseGuests } from '../erasure/erase-guests.ts'
import { deleteExpired } from '../features/auth/writes/delete-expired.ts'
import { deleteSettledMessages } from '../features/contact/writes.ts'
import { issueInvoices } from '../features/fee-invoices/writes.ts'
import { eraseRetained } from '../features/guest-details/writes/erase-retained.ts'
import { linkedAccountTasks } from '../features/linked-accounts/scheduled-tasks.ts'
import { findMissingOrders, paymentTasks } from '../features/payments/scheduled-tasks.ts'
import { payoutTasks } from '../features/payouts/scheduled-tasks.ts'
import { askDue } from '../features/profile/upi-id/ask-bank.ts'
import { settlementTasks } from '../features/settlements/scheduled-tasks.ts'
import type { ScheduledTask } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'
import { watchBackups } from './watch-backups.ts'
import { watchBooks } from './watch-books.ts'
import { watchFloat } from './watch-float.ts'
import { watchFailedPayments, watchWebhooks } from './watch-payments.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

export function scheduledTasks(services: Services, log: FastifyBaseLogger): ScheduledTask[] {
  const { db, settings, now } = services
  const months = settings.guestDetailsMonths
  return [
    ...paymentTasks(services, log),
    ...payoutTasks(services, log, {
      findMissingOrders: findMissingOrders(services, log),
      watchBooks: () => watchBooks(services, log),
    }),
    ...settlementTasks(services, log),
    {
      name: 'fee invoices',
      everyMs: 6 * HOUR_MS,
      action: (signal) => issueInvoices({ db, gstPercent: settings.feeGstPercent, now: now(), signal }),
    },
    { name: 'UPI IDs', everyMs: MINUTE_MS, action: (signal) => askDue({ ...services, log, signal }) },
    ...linkedAccountTasks(services, log),
    { name: 'webhooks', everyMs: 5 * MINUTE_MS, action: watchWebhooks(services, log) },
    { name: 'balances', everyMs: MINUTE_MS, action: closeBalances(db) },
    { name: 'failed payments', everyMs: MINUTE_MS, action: watchFailedPayments(services, log) },
    {
      name: 'what is over',
      everyMs: HOUR_MS,
      async action(signal: AbortSignal) {
        await deleteExpired({ db, now: now(), signal })
        await deleteSettledMessages(db, now())
      },
    },
    { name: 'float', everyMs: HOUR_MS, action: watchFloat(services, log) },
    { name: 'books', everyMs: HOUR_MS, action: () => watchBooks(services, log) },
    // Without a key backups are taken by another tool.
    ...(settings.backupKey === undefined
      ? []
      : [{ name: 'backups', everyMs: HOUR_MS, action: watchBackups(services, log) }]),
    ...(months === undefined
      ? []
      : [
          {
            name: 'guests’ details',
            everyMs: HOUR_MS,
            action: (signal: AbortSignal) => eraseRetained({ ...services, months, eraseGuests, signal }),
          },
        ]),
  ]
}
