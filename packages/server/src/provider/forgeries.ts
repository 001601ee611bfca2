// Counts webhooks with a wrong signature: one is a stranger; many are an attack, or a secret that was changed on one side alone.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'

const MANY = 20
const WITHIN_MINUTES = 10

/** What it answers is told of each of them; the alarm is raised once in ten minutes at most. */
export function countForgeries(log: Pick<FastifyBaseLogger, 'error'>): (now: Date) => void {
  let since = Number.NEGATIVE_INFINITY
  let count = 0
  return (now) => {
    if (now.getTime() - since > WITHIN_MINUTES * 60_000) {
      since = now.getTime()
      count = 0
    }
    count++
    if (count === MANY) raise(log, 'webhooks-forged', { count, withinMinutes: WITHIN_MINUTES })
  }
}
