// Receives Razorpay's webhooks: verifies the signature, stores the event, answers at once; a job applies it
// (docs/razorpay.md §4).
import { createHash } from 'node:crypto'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import { boundLines } from '../../../http/bounded-log.ts'
import { callerOf } from '../../../http/caller-of.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import { storable } from '../../../provider/client/provider-json.ts'
import { countForgeries } from '../../../provider/forgeries.ts'
import { isWebhookGenuine } from '../../../provider/signature.ts'
import { readEnvelope } from '../../../provider/webhook-event.ts'
import type { Services } from '../../../services.ts'

const MAX_BODY_BYTES = 256 * 1024
/** Log lines about forged webhooks per minute, so that a sender cannot fill the disk. */
const LINES_A_MINUTE = 1
/** HMAC-SHA256 in hex. */
const SIGNATURE = /^[0-9a-f]{64}$/
/** Longer than any of the provider's ids; an index takes no key of several kilobytes. */
const EVENT_ID = /^[!-~]{1,200}$/

export async function webhookRoute(
  app: FastifyInstance,
  services: Services,
  limits: RateLimits,
): Promise<void> {
  const { db, jobs, providerSettings, now } = services
  useRawBody(app)

  const countForgery = countForgeries(app.log)
  const inBounds = boundLines(LINES_A_MINUTE, (_kind, leftOut) =>
    app.log.warn({ leftOut }, 'more webhooks came with a wrong signature in this minute'),
  )

  async function refuse(request: FastifyRequest): Promise<never> {
    inBounds('forged', () => request.log.warn(callerOf(request), 'a webhook came with a wrong signature'))
    countForgery(now())
    await limits.spend('unprovenClaim', limits.subjectOf(request))
    throw new Failure('webhookNotGenuine')
  }

  app.post(
    `${API_PREFIX}/payment/webhook`,
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: { hide: true },
      // Without a signature the body is not read.
      onRequest: async (request) => {
        if (!SIGNATURE.test(header(request, 'x-razorpay-signature'))) await refuse(request)
      },
    },
    async (request: FastifyRequest) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
      if (!isWebhookGenuine(providerSettings.webhookSecrets, body, header(request, 'x-razorpay-signature')))
        await refuse(request)
      const text = storable(body.toString('utf8'))
      const eventId = header(request, 'x-razorpay-event-id')
      // Without a usable id, the hash of the bytes identifies the event.
      const id = EVENT_ID.test(eventId) ? eventId : createHash('sha256').update(body).digest('hex')
      await storeEvent(
        { db, jobs, now: now() },
        { id, type: readEnvelope(text)?.event ?? 'unreadable', body: text },
      )
      return { success: true }
    },
  )
}

const header = (request: FastifyRequest, name: string): string =>
  [request.headers[name] ?? ''].flat()[0] ?? ''

/** @internal Stores an event once, with the job that applies it; the simulation calls it without a server. */
export const storeEvent = (
  { db, jobs, now }: Pick<Services, 'db' | 'jobs'> & { now: Date },
  event: { id: string; type: string; body: string },
): Promise<void> =>
  inRepeatableTransaction(db, async (trx) => {
    const stored = await trx
      .insertInto('provider_events')
      .values({ ...event, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored) await jobs.add(trx, 'apply-provider-event', { eventId: event.id })
  })

function useRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
