// Handles checkout's redirect: inside another app's browser checkout has no dialog and navigates away
// (docs/decisions/0011).
import { API_PREFIX, type Output } from '@lifafa/contract/endpoint'
import { verifyPayment } from '@lifafa/contract/endpoints/payments'
import { boxId } from '@lifafa/contract/fields/box-id'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boundLines } from '../../../http/bounded-log.ts'
import { callerOf } from '../../../http/caller-of.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import { readForms } from '../../../http/read-forms.ts'
import { STATUS } from '../../../http/status.ts'
import type { Services } from '../../../services.ts'
import { presentReceipt } from '../receipt/receipt-token.ts'
import { type Claim, limitVerifications, verifyCheckout } from './verify-payment.ts'

/** The form has three short fields. */
const MAX_BODY_BYTES = 4 * 1024
/** Anybody may post the form. */
const LINES_A_MINUTE = 30

/**
 * Verifies the provider's form (docs/razorpay.md §5.3) as `verify` does its JSON, and redirects the guest to the box's
 * page whatever the outcome: the page asks for the status by the key that it stored. Only a browser that stores nothing
 * asks for the receipt of what it has proven to have paid: an empty form would ask for the gift again, and the receipt waits
 * for the provider. A failed payment posts other fields, which prove nothing.
 */
export async function checkoutReturn(
  app: FastifyInstance,
  services: Services,
  limits: RateLimits,
): Promise<void> {
  const { providerSettings, keys, now } = services
  const inBounds = boundLines(LINES_A_MINUTE, (outcome, leftOut) =>
    app.log.warn({ outcome, leftOut }, 'more unproven returns from checkout in this minute'),
  )
  function report(request: FastifyRequest, error: unknown): void {
    const outcome = error instanceof Failure ? error.key : 'unexpected'
    // Not logged: an attacker could fill the log.
    if (outcome === 'tooManyRequests') return
    // The stack of a refusal tells nothing.
    const what = error instanceof Failure ? { outcome } : { outcome, err: error }
    inBounds(outcome, () =>
      request.log.warn({ ...callerOf(request), ...what }, 'an unproven return from checkout'),
    )
  }
  readForms(app, MAX_BODY_BYTES)

  app.route({
    // A GET: the guest has opened the address in another browser, or again, while the answer did not come.
    method: ['GET', 'POST'],
    url: `${API_PREFIX}${paymentPaths.checkoutReturn}/:id`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const id = boxId.safeParse((request.params as { id: string }).id)
      if (!id.success) throw new Failure('notFound')
      const proof = verifyPayment.body.safeParse(request.body)
      try {
        if (proof.success) {
          const claim = claimOf(proof.data, id.data)
          await limitVerifications(limits, limits.subjectOf(request), providerSettings, claim)
          const verified = await verifyCheckout({ ...services, now: now(), log: request.log }, claim)
          if (verified.receipt && 'receipt' in (request.query as object))
            return reply.redirect(presentReceipt(keys, verified.receipt).path, STATUS.seeOther)
        }
      } catch (error) {
        report(request, error)
      }
      return reply.redirect(contributePath(id.data), STATUS.seeOther)
    },
  })
}

const claimOf = (proof: Output<typeof verifyPayment.body>, boxId: string): Claim => ({
  orderId: proof.razorpay_order_id,
  paymentId: proof.razorpay_payment_id,
  signature: proof.razorpay_signature,
  boxId,
  late: { boxId: undefined, guestName: undefined, guestPhone: undefined, guestAddress: undefined },
})
