// Lists the scheduled task of settlements.
import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledTask } from '../../jobs/scheduled-task.ts'
import type { Services } from '../../services.ts'
import { syncSettlements } from './fetch/sync-settlements.ts'

const HOUR_MS = 60 * 60 * 1000

export const settlementTasks = (services: Services, log: FastifyBaseLogger): ScheduledTask[] => [
  {
    name: 'settlements',
    everyMs: HOUR_MS,
    action: (signal) => syncSettlements({ ...services, now: services.now(), log, signal }),
  },
]
