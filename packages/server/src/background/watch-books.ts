// Checks the books: stops payouts where they are wrong, raises an alarm for each inconsistency, and stores the result for the metrics.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { checkOwnBooks, readDays } from '../books/read-own-books.ts'
import { setSendingStops } from '../books/sending-stops.ts'
import { inSnapshot } from '../db/transaction.ts'
import { keyModeOf } from '../provider/key-mode.ts'
import type { Services } from '../services.ts'

/** If the check fails, the earlier result is discarded. */
export async function watchBooks(
  { db, metrics, providerSettings, now }: Pick<Services, 'db' | 'metrics' | 'providerSettings' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    const at = now()
    const found = await checkOwnBooks(db, keyModeOf(providerSettings.keyId))
    const days = await inSnapshot(db, (trx) => readDays(trx, at))
    await setSendingStops(db, found.inconsistencies, at)
    metrics.books = { at, days, ...found }
    if (found.inconsistencies.length > 0) raise(log, 'books-wrong', { found: found.inconsistencies })
  } catch (error) {
    metrics.books = undefined
    raise(log, 'books-unchecked', { err: error })
  }
}
