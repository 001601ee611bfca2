// Lists the scheduled task of fee invoices.
import type { ScheduledTask } from '../../jobs/scheduled-task.ts'
import type { Services } from '../../services.ts'
import { issueInvoices } from './writes.ts'

const HOUR_MS = 60 * 60 * 1000

export const feeInvoiceTasks = ({ db, settings, now }: Services): ScheduledTask[] => [
  {
    name: 'fee invoices',
    everyMs: 6 * HOUR_MS,
    action: (signal) => issueInvoices({ db, gstPercent: settings.feeGstPercent, now: now(), signal }),
  },
]
