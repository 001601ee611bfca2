// What is done again and again so that every host is paid.
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { lookAfterBoxes } from './writes/look-after-boxes.ts'
import { lookAfterPieces } from './writes/look-after-pieces.ts'
import { wakeWaiting } from './writes/wake-waiting.ts'

const MINUTE_MS = 60_000

/** One after the other: what is opened or woken is sent in the same round. */
export async function payOut(
  services: Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<void> {
  await lookAfterBoxes(services)
  await wakeWaiting(services.db, services.now())
  const { payouts } = services.provider
  if (payouts) await lookAfterPieces({ ...services, log }, payouts)
}

export const payoutRounds = (services: Services, log: FastifyBaseLogger) => [
  { everyMs: MINUTE_MS, deed: () => payOut(services, log) },
]
