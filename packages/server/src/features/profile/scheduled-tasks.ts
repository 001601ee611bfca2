// Lists the scheduled task that asks whose UPI IDs and bank accounts are.
import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledTask } from '../../jobs/scheduled-task.ts'
import type { Services } from '../../services.ts'
import { askDue } from './upi-id/ask-due.ts'

const MINUTE_MS = 60_000

export const profileTasks = (services: Services, log: FastifyBaseLogger): ScheduledTask[] => [
  { name: 'UPI IDs', everyMs: MINUTE_MS, action: (signal) => askDue({ ...services, log, signal }) },
]
