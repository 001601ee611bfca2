// Measures how long the event loop keeps a timer waiting: in that time no call is answered.
import { createHistogram } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Metric } from './metric.ts'

const TIMER_MS = 10
const QUANTILES = [0.5, 0.99, 1]
const MICROSECONDS = 1e6

/**
 * Returns a reader of the delays since the last reading: a regular scrape gets those of each interval. Node's own
 * `monitorEventLoopDelay` forgets a delay that is under way when it is reset.
 */
export function watchEventLoop(app: Pick<FastifyInstance, 'addHook'>): () => Metric {
  const delays = createHistogram()
  let due = performance.now() + TIMER_MS
  const timer = setInterval(() => {
    const now = performance.now()
    // A histogram counts from 1.
    delays.record(Math.max(1, Math.round(((now - due) / 1000) * MICROSECONDS)))
    due = now + TIMER_MS
  }, TIMER_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => {
    const samples = QUANTILES.map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: delays.percentile(quantile * 100) / MICROSECONDS,
    }))
    delays.reset()
    return {
      name: 'event_loop_delay_seconds',
      help: 'How long this process kept timers waiting since this was last read; quantile 1 is the longest.',
      samples,
    }
  }
}
