// Looks at the books: whatever must never be is told to the operator, loudly.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { findInconsistencies } from '../db/self-check.ts'
import type { Services } from '../services.ts'

export async function watchBooks(
  { db, figures }: Pick<Services, 'db' | 'figures'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const found = await findInconsistencies(db)
  figures.breaches = found.length
  if (found.length > 0) raise(log, 'books-wrong', { found })
}
