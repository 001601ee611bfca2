// Serves the picture of a receipt, which its reader saves.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { receiptPicturePath } from '@lifafa/contract/guest-page/paths'
import type { FastifyInstance } from 'fastify'
import { boundedQueue } from '../../bounded-queue.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Services } from '../../services.ts'
import { answerLanguage } from '../guest-language.ts'
import { readReceipt } from './read-receipt.ts'

/** A third of a second each: the last of these waits for less than ten. */
const MAX_WAITING = 25
const RETRY_AFTER_SECONDS = 10

export function receiptPictures(app: FastifyInstance, services: Services, limits: RateLimits): void {
  const { web, settings, now } = services
  const inTurn = boundedQueue(
    { atOnce: () => 1, waiting: MAX_WAITING },
    () => new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  )

  /** Answers a PNG; 404 for an address that is none of ours. */
  app.get(
    receiptPicturePath(':id', ':token'),
    { schema: { hide: true }, config: { origin: 'guests' } },
    async (request, reply) => {
      const address = request.params as { id: string; token: string }
      const found = await readReceipt({ ...services, now: now(), log: request.log }, address)
      if (!found) throw new Failure('notFound')
      await limits.spend('receiptPicture', { ...limits.spenderOf(request), paymentId: found.orderId })
      const language = answerLanguage(request, reply, settings.guestUrl)
      const png = await inTurn(() => web.drawReceiptPicture(web.receiptPictureOf({ ...found, language })))
      return reply
        .type('image/png')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${PRODUCT_SLUG}-receipt.png"`,
          'x-robots-tag': 'noindex',
        })
        .send(png)
    },
  )
}
