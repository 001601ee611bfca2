// What is done again and again so that every host is paid.
import type { FastifyBaseLogger } from 'fastify'
import type { Round } from '../../jobs/every.ts'
import { watchBooks } from '../../jobs/watch-books.ts'
import type { Services } from '../../services.ts'
import { payOut } from './writes/pay-out.ts'
import { watchLate } from './writes/watch-late.ts'

const MINUTE_MS = 60_000

export const payoutRounds = (services: Services, log: FastifyBaseLogger): Round[] => [
  {
    name: 'payouts',
    everyMs: MINUTE_MS,
    async deed(signal) {
      const { figures } = services
      if (!figures.books) await watchBooks(services, log)
      // Nothing leaves us by books that are wrong, or that nobody could look at.
      await payOut({ ...services, log, signal, maySend: figures.books?.inconsistencies.length === 0 })
    },
  },
  { name: 'late payouts', everyMs: 60 * MINUTE_MS, deed: watchLate(services, log) },
]
