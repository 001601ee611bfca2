// What is done again and again so that every host is paid.
import type { FastifyBaseLogger } from 'fastify'
import type { RecurringDeed } from '../../jobs/every.ts'
import type { Services } from '../../services.ts'
import { lookAfterBoxes } from './writes/look-after-boxes.ts'
import { lookAfterPieces } from './writes/look-after-pieces.ts'
import { wakeWaiting } from './writes/wake-waiting.ts'

const MINUTE_MS = 60_000

type Given = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
}

/** One after the other: what is opened or woken is sent in the same round. */
export async function payOut(given: Given): Promise<void> {
  await lookAfterBoxes(given)
  await wakeWaiting(given.db, given.now())
  const { payouts } = given.provider
  if (payouts) await lookAfterPieces({ ...given, payouts })
}

export const payoutRounds = (
  services: Services,
  log: FastifyBaseLogger,
): { everyMs: number; deed: RecurringDeed }[] => [
  { everyMs: MINUTE_MS, deed: (signal) => payOut({ ...services, log, signal }) },
]
