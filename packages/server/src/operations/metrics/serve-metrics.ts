// Serves /metrics, in Prometheus's text format, to clients with the token; without METRICS_TOKEN it does not exist.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { readAccountSums } from '../../books/balances/read-balances.ts'
import { LEDGER_ACCOUNTS } from '../../db/tables.ts'
import { areWebhooksQuiet } from '../../features/payments/reads/recent-payments.ts'
import { listLate, payoutsDueSoonPaise } from '../../features/payouts/reads/payouts.ts'
import { callerOf } from '../../http/caller-of.ts'
import { Failure } from '../../http/failure.ts'
import { readOldestJobs } from '../../jobs/queue.ts'
import type { ProcessMetrics } from '../../process-metrics.ts'
import type { Services } from '../../services.ts'
import { countMetrics } from './count-metrics.ts'
import { watchEventLoop } from './event-loop-delay.ts'
import { gauge, type Metric, registryOf } from './metric.ts'
import { ownMetrics } from './own-metrics.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export function serveMetrics(app: FastifyInstance, services: Services): void {
  const { settings, metrics } = services
  if (settings.metricsToken === undefined) return
  const expected = digest(`Bearer ${settings.metricsToken}`)
  const eventLoopDelay = watchEventLoop(app)
  const runtime = new Registry()
  // Node's metrics (processor, memory, heap, garbage collection, open files) under the usual names, so that ready
  // dashboards show them.
  collectDefaultMetrics({ register: runtime })
  countAnswers(app, metrics)

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw new Failure('notFound')
    const shared = await sharedMetrics(services).catch((error) => {
      request.log.error({ err: error }, 'metrics could not be counted')
      return [gauge('database_up', 'Whether the database answers.', 0)]
    })
    const read = registryOf([...shared, ...ownMetrics(services), eventLoopDelay()])
    const all = Registry.merge([metrics.registry, runtime, read])
    return reply.type(all.contentType).send(await all.metrics())
  })
}

async function sharedMetrics(services: Services): Promise<Metric[]> {
  const { db, countJobs, now } = services
  const sums = await readAccountSums(db)
  return [
    gauge('database_up', 'Whether the database answers.', 1),
    ...(await countMetrics(db, now())),
    {
      name: 'ledger_paise',
      help: 'Sums of the ledger by account; what we owe is negative. gateway_receivable: not settled by the provider yet.',
      samples: LEDGER_ACCOUNTS.map((account) => ({ labels: { account }, value: sums[account] })),
    },
    gauge(
      'payouts_float_paise',
      'What the account that hosts are paid from needs within five days.',
      await payoutsDueSoonPaise(services, now()),
    ),
    gauge(
      'webhooks_quiet',
      'Whether a payment was captured an hour ago or earlier, and no webhook has come since.',
      Number(await areWebhooksQuiet(db, now())),
    ),
    gauge(
      'payouts_late',
      'Payouts that have not arrived by the day that hosts were promised.',
      (await listLate(db, now())).length,
    ),
    {
      name: 'jobs',
      help: 'Jobs, by kind and state; failed: in the last days.',
      samples: await countJobs(),
    },
    {
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest due job of each kind has been waiting.',
      samples: (await readOldestJobs(db)).map(({ kind, seconds }) => ({ labels: { kind }, value: seconds })),
    },
  ]
}

const MS = 1000
/** Open as long as its page is. */
const STREAM = 'text/event-stream'

/** By route: never by address, of which there are too many. */
function countAnswers(
  app: FastifyInstance,
  { answers, answerSeconds }: Pick<ProcessMetrics, 'answers' | 'answerSeconds'>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { class: `${Math.floor(reply.statusCode / 100)}xx` }
    answers.inc(labels)
    if (String(reply.getHeader('content-type')).startsWith(STREAM)) return
    answerSeconds.observe({ ...labels, route: callerOf(request).route }, reply.elapsedTime / MS)
  })
}
