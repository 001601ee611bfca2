// What an operator hears of the provider: when it last answered, that it refuses our key, answers nonsense, or lists rows unknown to us.
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Alarm, raise } from '../alarms.ts'
import type { ProcessFigures } from '../process-figures.ts'

type Failure = 'denied' | 'garbled'

/** A row of a list that could not be read: its list, its id, if it has one, and the field that is wrong. */
export type UnreadRow = { list: string; id: string | undefined; field: string | undefined }

/** Told of each call to the provider that came to something. */
export type ProviderListener = (
  ...heard: ['answered'] | [Failure, error?: Error] | ['row-unread', row: UnreadRow]
) => void

const ALARM_OF: Record<Failure, Alarm> = {
  denied: 'provider-denies',
  garbled: 'provider-garbled',
}

/** While it lasts, every guest's call would bring the same news. */
const NOT_AGAIN_WITHIN_MS = 10 * 60_000
/** Lists are read again and again: a row is told once, as long as so many others were not told since. */
const ROWS_REMEMBERED = 1_000

export function listenToProvider(
  figures: Pick<ProcessFigures, 'providerAnsweredAt' | 'unreadRows'>,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): ProviderListener {
  const raisedAt: Partial<Record<Failure, number>> = {}
  const rowsTold = new LRUCache<string, true>({ max: ROWS_REMEMBERED })

  function tellRow(row: UnreadRow): void {
    const name = `${row.list} ${row.id ?? ''}`
    if (rowsTold.get(name)) return
    rowsTold.set(name, true)
    figures.unreadRows += 1
    raise(log, 'provider-row-unread', row)
  }

  return (...[heard, about]) => {
    if (heard === 'row-unread') return tellRow(about)
    const at = now().getTime()
    if (heard === 'answered') {
      figures.providerAnsweredAt = new Date(at)
      return
    }
    if (at - (raisedAt[heard] ?? Number.NEGATIVE_INFINITY) < NOT_AGAIN_WITHIN_MS) return
    raisedAt[heard] = at
    raise(log, ALARM_OF[heard], { err: about })
  }
}
