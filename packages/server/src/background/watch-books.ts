// Looks at the books: whatever must never be is told to the operator, loudly; what was found is kept for whoever asks.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { lookAtOwnBooks } from '../books/read-own-books.ts'
import { keyModeOf } from '../provider/key-mode.ts'
import type { Services } from '../services.ts'

/** Where they cannot be looked at, what the last look found is no news any more. */
export async function watchBooks(
  { db, figures, providerSettings, now }: Pick<Services, 'db' | 'figures' | 'providerSettings' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    const at = now()
    const found = await lookAtOwnBooks(db, keyModeOf(providerSettings.keyId))
    figures.books = { at, ...found }
    if (found.inconsistencies.length > 0) raise(log, 'books-wrong', { found: found.inconsistencies })
  } catch (error) {
    figures.books = undefined
    raise(log, 'books-unchecked', { err: error })
  }
}
