// Looks at the books at start and every hour: whatever must never be is told to the operator, loudly.
import type { FastifyBaseLogger } from 'fastify'
import { findInconsistencies } from '../db/self-check.ts'
import type { Services } from '../services.ts'

const HOUR_MS = 60 * 60 * 1000

/** Answers at once; the look itself goes on behind the first visitors. */
export function watchBooks({ db }: Pick<Services, 'db'>, log: FastifyBaseLogger): { close(): Promise<void> } {
  const look = async () => {
    const found = await findInconsistencies(db)
    if (found.length > 0) log.fatal({ found }, 'the books are wrong')
  }
  let looking = Promise.resolve()
  const lookAgain = () => {
    looking = look().catch((error) => log.error({ err: error }, 'the books could not be looked at'))
  }
  lookAgain()
  const timer = setInterval(lookAgain, HOUR_MS)
  return {
    async close() {
      clearInterval(timer)
      await looking
    },
  }
}
