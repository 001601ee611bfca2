// Where Razorpay tells us of payments: signed bytes in, kept, answered at once; a job works on them (razorpay.md §4).
import { createHash } from 'node:crypto'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../http/failure.ts'
import { keepRawBody } from '../../http/raw-body.ts'
import { countForgeries } from '../../payments/forgeries.ts'
import { isWebhookGenuine } from '../../payments/signature.ts'
import { readEnvelope } from '../../payments/webhook-event.ts'
import type { Services } from '../../services.ts'
import { keepEvent } from './writes/keep-event.ts'

const MAX_BODY_BYTES = 256 * 1024
/** HMAC-SHA256 in hex. */
const SIGNATURE = /^[0-9a-f]{64}$/

export async function webhookRoute(app: FastifyInstance, services: Services): Promise<void> {
  const { db, jobs, providerSettings, now } = services
  keepRawBody(app)

  const countForgery = countForgeries(app.log)

  function refuse(request: FastifyRequest): never {
    request.log.warn('a webhook came with a wrong signature')
    countForgery(now())
    throw new Failure('webhookNotGenuine')
  }

  app.post(
    `${API_PREFIX}/payment/webhook`,
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: { hide: true },
      // Of whoever has no signature nothing is read.
      onRequest: async (request) => {
        if (!SIGNATURE.test(header(request, 'x-razorpay-signature'))) refuse(request)
      },
    },
    async (request: FastifyRequest) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
      if (!isWebhookGenuine(providerSettings.webhookSecrets, body, header(request, 'x-razorpay-signature')))
        refuse(request)
      const text = body.toString('utf8')
      // Without the header, the same bytes are the same event.
      const id = header(request, 'x-razorpay-event-id') || createHash('sha256').update(body).digest('hex')
      await keepEvent(
        { db, jobs, now: now() },
        { id, type: readEnvelope(text)?.event ?? 'unreadable', body: text },
      )
      return { success: true }
    },
  )
}

const header = (request: FastifyRequest, name: string): string =>
  [request.headers[name] ?? ''].flat()[0] ?? ''
