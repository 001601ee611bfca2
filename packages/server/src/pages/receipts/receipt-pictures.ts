// Serves the picture of a receipt, which its reader saves.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { receiptPicturePath } from '@lifafa/contract/guest-page/paths'
import type { ReceiptPicture } from '@lifafa/contract/web-build'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../http/failure.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Services } from '../../services.ts'
import { answerLanguage } from '../guest-language.ts'
import { cachePictures } from '../link-pictures/cached-pictures.ts'
import { readReceipt } from './read-receipt.ts'

/** A third of a second each: the last of these waits for less than ten. */
const MAX_WAITING = 25
const RETRY_AFTER_SECONDS = 10
/** A second request, as after a broken download, does not wait again. No longer: a guest's name is on it. */
const KEPT_MS = 60_000

export function receiptPictures(app: FastifyInstance, services: Services, limits: RateLimits): void {
  const { web, settings, now } = services
  const drawn = cachePictures((picture: ReceiptPicture) => web.draw({ kind: 'receipt', picture }), {
    waiting: MAX_WAITING,
    refusal: () => new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
    kept: { ms: KEPT_MS, now },
  })

  /** Answers a PNG; 404 for an address that is none of ours, and before the payment is known. */
  app.get(
    receiptPicturePath(':id', ':token'),
    { schema: { hide: true }, config: { origin: 'guests' } },
    async (request, reply) => {
      const found = await readReceipt(services, limits, request, {
        countedAs: 'receiptPage',
        asksProvider: false,
      })
      // An order costs nothing, and all weddings share one queue.
      if (!found || found.receipt.state === 'awaited') throw new Failure('notFound')
      const language = answerLanguage(request, reply, settings.guestUrl)
      const picture = web.receiptPictureOf({ ...found, language })
      const png = await drawn(JSON.stringify(picture), picture, () =>
        limits.spend('receiptPicture', found.subject),
      )
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
