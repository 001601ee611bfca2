// Serves /metrics, in Prometheus's text format, to clients with the token; without METRICS_TOKEN it does not exist.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { areWebhooksQuiet } from '../../features/payments/reads/recent-payments.ts'
import { countLate, payoutsDueSoonPaise } from '../../features/payouts/reads.ts'
import { Failure } from '../../http/failure.ts'
import type { ProcessFigures } from '../../process-figures.ts'
import type { Services } from '../../services.ts'
import { countFigures } from './count-figures.ts'
import { watchEventLoop } from './event-loop-delay.ts'
import { CONTENT_TYPE, type Figure, formatFigures, type Sample } from './figure.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export function serveMetrics(app: FastifyInstance, services: Services): void {
  const { settings, figures } = services
  if (settings.metricsToken === undefined) return
  const expected = digest(`Bearer ${settings.metricsToken}`)
  const eventLoopDelay = watchEventLoop(app)

  app.addHook('onResponse', async (_request, { statusCode }) => {
    const status = `${Math.floor(statusCode / 100)}xx`
    figures.answers[status] = (figures.answers[status] ?? 0) + 1
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw new Failure('notFound')
    const shared = await sharedFigures(services).catch((error) => {
      request.log.error({ err: error }, 'figures could not be counted')
      return [gauge('database_up', 'Whether the database answers.', 0)]
    })
    return reply.type(CONTENT_TYPE).send(formatFigures([...shared, ...ownFigures(figures), eventLoopDelay()]))
  })
}

async function sharedFigures({ db, countJobs, now }: Services): Promise<Figure[]> {
  return [
    gauge('database_up', 'Whether the database answers.', 1),
    ...(await countFigures(db, now())),
    gauge(
      'webhooks_quiet',
      'Whether a payment was captured an hour ago or earlier, and no webhook has come since.',
      Number(await areWebhooksQuiet(db, now())),
    ),
    gauge(
      'payouts_late',
      'Payouts that have not arrived by the day that hosts were promised.',
      await countLate(db, now()),
    ),
    gauge(
      'payouts_float_paise',
      'What the account that hosts are paid from needs within three days.',
      await payoutsDueSoonPaise(db, now()),
    ),
    {
      name: 'jobs',
      help: 'Jobs, by kind and state; failed: in the last days.',
      samples: await countJobs(),
    },
  ]
}

const ownFigures = ({ answers, providerAnsweredAt, unreadRows, books }: ProcessFigures): Figure[] => [
  {
    name: 'http_answers_total',
    help: 'Answers of this process, by class of status.',
    samples: Object.entries(answers).map(([status, value]): Sample => ({ labels: { class: status }, value })),
  },
  gauge(
    'provider_last_answer_timestamp_seconds',
    'When the provider last answered a call of this process as it should.',
    providerAnsweredAt && providerAnsweredAt.getTime() / 1000,
  ),
  {
    name: 'provider_rows_unread_total',
    help: 'Rows of the provider’s lists that this process could not read, and left out.',
    samples: [{ value: unreadRows }],
  },
  gauge(
    'books_breaches',
    'What the last look of this process at the books found; must be 0.',
    books?.inconsistencies.length,
  ),
  gauge(
    'books_checked_timestamp_seconds',
    'When this process last looked at the books.',
    books && books.at.getTime() / 1000,
  ),
]

const gauge = (name: string, help: string, value: number | undefined): Figure => ({
  name,
  help,
  samples: value === undefined ? [] : [{ value }],
})
