// Where a browser lands that left our page to pay: in an app's own browser checkout has no dialog (docs/decisions/0011).
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { giftId } from '@lifafa/contract/endpoints/event-boxes'
import { verifyPayment } from '@lifafa/contract/endpoints/payments'
import { contributePath } from '@lifafa/contract/guest-address'
import { paymentPaths } from '@lifafa/contract/payment-paths'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../http/failure.ts'
import { rateLimiter } from '../../http/rate-limits.ts'
import { STATUS } from '../../http/status.ts'
import type { Services } from '../../services.ts'
import { proveClaim } from './writes/prove-claim.ts'

/** Three short fields. */
const MAX_BODY_BYTES = 4 * 1024

/**
 * Takes the provider's form (razorpay.md §5.3) as `verify` takes its JSON, and sends the guest back to the box's page, whatever
 * came of it: that page knows its gift by the key it kept, and asks. A failed payment posts other fields; they prove nothing.
 */
export async function checkoutReturn(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, now } = services
  const checkLimit = rateLimiter(app, settings.rateLimitFactor)('verifyPayment')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.post(
    `${API_PREFIX}${paymentPaths.checkoutReturn}/:id`,
    { schema: { hide: true } },
    async (request, reply) => {
      const id = giftId.safeParse((request.params as { id: string }).id)
      if (!id.success) throw new Failure('notFound')
      const claim = verifyPayment.body.safeParse(request.body)
      try {
        await checkLimit(request)
        if (claim.success)
          await proveClaim(
            { ...services, now: now(), log: request.log },
            {
              orderId: claim.data.razorpay_order_id,
              paymentId: claim.data.razorpay_payment_id,
              signature: claim.data.razorpay_signature,
              late: {
                boxId: undefined,
                guestName: undefined,
                guestPhone: undefined,
                guestAddress: undefined,
              },
            },
          )
      } catch (error) {
        request.log.warn({ err: error }, 'a payment was not proved on the way back to the page')
      }
      return reply.redirect(contributePath(id.data), STATUS.seeOther)
    },
  )
}
