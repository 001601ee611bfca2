// Reports to the operator what happens at the provider: its last answer, how long calls take, an unauthorized key, invalid
// responses, unreadable rows.
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Alarm, raise } from '../alarms.ts'
import type { ProcessMetrics } from '../process-metrics.ts'

type Failure = 'unauthorized' | 'invalid-response'

/** An unreadable row of a list: its list, its id, if it has one, and the invalid field. */
export type UnparsableRow = { list: string; id: string | undefined; field: string | undefined }

/** A call with its retries, as metrics count it: `name` without ids; `outcome`: `answered`, or that of its ProviderError. */
export type ProviderCall = { name: string; outcome: string; seconds: number }

/** Notified of each call to the provider, and of what is relevant in it. */
export type ProviderListener = (
  ...event:
    | ['answered']
    | ['called', call: ProviderCall]
    | [Failure, error?: Error]
    | ['row-unparsable', row: UnparsableRow]
) => void

const ALARM_OF: Record<Failure, Alarm> = {
  unauthorized: 'provider-denies',
  'invalid-response': 'provider-garbled',
}

/** While the cause lasts, every guest's call would raise the alarm again. */
const QUIET_MS = 10 * 60_000
/** Lists are read repeatedly: a row is reported once, as long as it is among this many. */
const ROWS_REMEMBERED = 1_000

export function listenToProvider(
  metrics: Pick<ProcessMetrics, 'providerAnsweredAt' | 'unparsableRows' | 'providerSeconds'>,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): ProviderListener {
  const raisedAt: Partial<Record<Failure, number>> = {}
  const reportedRows = new LRUCache<string, true>({ max: ROWS_REMEMBERED })

  function reportRow(row: UnparsableRow): void {
    const name = `${row.list} ${row.id ?? ''}`
    if (reportedRows.get(name)) return
    reportedRows.set(name, true)
    metrics.unparsableRows += 1
    raise(log, 'provider-row-unread', row)
  }

  return (...[event, about]) => {
    if (event === 'row-unparsable') return reportRow(about)
    if (event === 'called') {
      const { name, outcome, seconds } = about
      return metrics.providerSeconds.observe({ call: name, outcome }, seconds)
    }
    const at = now().getTime()
    if (event === 'answered') {
      metrics.providerAnsweredAt = new Date(at)
      return
    }
    // Not silenced by a clock that was set back.
    if (Math.abs(at - (raisedAt[event] ?? Number.NEGATIVE_INFINITY)) < QUIET_MS) return
    raisedAt[event] = at
    raise(log, ALARM_OF[event], { err: about })
  }
}
