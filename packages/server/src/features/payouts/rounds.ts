// What is done again and again so that every host is paid.
import type { FastifyBaseLogger } from 'fastify'
import type { RecurringDeed } from '../../jobs/every.ts'
import type { Services } from '../../services.ts'
import { payOut } from './writes/pay-out.ts'

const MINUTE_MS = 60_000

export const payoutRounds = (
  services: Services,
  log: FastifyBaseLogger,
): { everyMs: number; deed: RecurringDeed }[] => [
  { everyMs: MINUTE_MS, deed: (signal) => payOut({ ...services, log, signal }) },
]
