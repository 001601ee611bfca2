// One round of paying hosts: what has ended is opened, what must wait is held, what waited is woken, what is under way is seen to.
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../../services.ts'
import { askReadmitted } from './ask-readmitted.ts'
import { holdChanged } from './hold-changed.ts'
import { holdInactive } from './hold-inactive.ts'
import { lookAfterBoxes } from './look-after-boxes.ts'
import { lookAfterPieces } from './look-after-pieces.ts'
import { wakeWaiting } from './wake-waiting.ts'

type Given = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** False where the books are wrong: then what is under way is only followed. */
  maySend?: boolean
}

/** One after the other: what is opened or woken is sent in the same round. */
export async function payOut(given: Given): Promise<void> {
  await lookAfterBoxes(given)
  await holdInactive(given.db, given.now())
  await wakeWaiting(given.db, given.now())
  await askReadmitted(given)
  if (!given.provider.payouts) await holdChanged(given.db, given.now())
  await lookAfterPieces(given)
}
