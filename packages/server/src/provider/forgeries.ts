// Counts webhooks with a wrong signature: many are an attack, or a secret that was changed on one side alone.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'

const MANY = 20
const WITHIN_MINUTES = 10

/** Returns a function that counts a forgery; the alarm is raised at most once in ten minutes. */
export function countForgeries(log: Pick<FastifyBaseLogger, 'error'>): (now: Date) => void {
  let since = Number.NEGATIVE_INFINITY
  let count = 0
  return (now) => {
    // A clock that is set back begins another time.
    if (Math.abs(now.getTime() - since) > WITHIN_MINUTES * 60_000) {
      since = now.getTime()
      count = 0
    }
    count++
    if (count === MANY) raise(log, 'webhooks-forged', { count, withinMinutes: WITHIN_MINUTES })
  }
}
