// Lists the scheduled task that erases guests after the time that the operator has set.
import type { ScheduledTask } from '../../jobs/scheduled-task.ts'
import type { Services } from '../../services.ts'
import { type EraseGuests, eraseRetained } from './writes/erase-retained.ts'

const HOUR_MS = 60 * 60 * 1000

export function guestDetailsTasks(services: Services, eraseGuests: EraseGuests): ScheduledTask[] {
  const months = services.settings.guestDetailsMonths
  if (months === undefined) return []
  return [
    {
      name: 'guests’ details',
      everyMs: HOUR_MS,
      action: (signal) => eraseRetained({ ...services, months, eraseGuests, signal }),
    },
  ]
}
