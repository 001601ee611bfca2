// Looks at the books: whatever must never be is told to the operator, loudly.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { findInconsistencies } from '../db/self-check.ts'
import type { Services } from '../services.ts'

/** Where they cannot be looked at, what the last look found is no news any more. */
export async function watchBooks(
  { db, figures, now }: Pick<Services, 'db' | 'figures' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    const found = await findInconsistencies(db)
    figures.breaches = found.length
    figures.booksCheckedAt = now()
    if (found.length > 0) raise(log, 'books-wrong', { found })
  } catch (error) {
    figures.breaches = undefined
    raise(log, 'books-unchecked', { err: error })
  }
}
