// What an operator hears of the provider: when it last answered, that it does not let us in, that it talks nonsense.
import type { FastifyBaseLogger } from 'fastify'
import { type Alarm, raise } from '../alarms.ts'
import type { ProcessFigures } from '../metrics/process-figures.ts'

type Heard = 'answered' | 'denied' | 'garbled'

/** Told of each call to the provider that came to something. */
export type ProviderListener = (heard: Heard, error?: Error) => void

const ALARM_OF: Record<Exclude<Heard, 'answered'>, Alarm> = {
  denied: 'provider-denies',
  garbled: 'provider-garbled',
}

/** While it lasts, every guest's call would bring the same news. */
const NOT_AGAIN_WITHIN_MS = 10 * 60_000

export function listenToProvider(
  figures: Pick<ProcessFigures, 'providerAnsweredAt'>,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): ProviderListener {
  const raisedAt: Partial<Record<Heard, number>> = {}
  return (heard, error) => {
    const at = now().getTime()
    if (heard === 'answered') {
      figures.providerAnsweredAt = new Date(at)
      return
    }
    if (at - (raisedAt[heard] ?? Number.NEGATIVE_INFINITY) < NOT_AGAIN_WITHIN_MS) return
    raisedAt[heard] = at
    raise(log, ALARM_OF[heard], { err: error })
  }
}
