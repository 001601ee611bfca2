// The dialog's calls. The key id is public, so these calls are open to every caller who knows it and an order's id.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../http/parse.ts'
import { authenticationFailed, badRequest } from '../http/razorpay-error.ts'
import { attemptPayment, checkoutProof } from '../payments/attempt.ts'
import { FAILURE_REASONS } from '../payments/failure.ts'
import { acceptPayment } from '../payments/lifecycle.ts'
import { errorOf, payerInput } from '../payments/payment.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

const CONTENT_TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
}

/** URL paths below `/v1`, and the files behind them. */
const FILES_BY_PATH = {
  '/checkout.js': 'checkout.js',
  '/checkout/frame.html': 'frame.html',
  '/checkout/frame.css': 'frame.css',
  '/checkout/frame.js': 'frame.js',
  '/checkout/stand-in-api.js': 'stand-in-api.js',
}

type CheckoutFile = { path: string; type: string; content: Buffer }

const CHECKOUT_FILES: CheckoutFile[] = Object.entries(FILES_BY_PATH).map(([path, name]) => ({
  path,
  type: CONTENT_TYPES[name.split('.').at(-1) as keyof typeof CONTENT_TYPES],
  content: readFileSync(new URL(`./browser/${name}`, import.meta.url)),
}))

type ById = { Params: { id: string } }

const attemptInput = z.strictObject({
  key_id: z.string(),
  order_id: z.string(),
  /** The amount that the page shows; the order decides. */
  amount: z.coerce.number(),
  currency: z.string(),
  payer: payerInput,
  failure: z.enum(FAILURE_REASONS).optional(),
})

export function checkoutRoutes(app: FastifyInstance, world: World) {
  const requireKey = (keyId: unknown) => {
    if (keyId !== world.keyId) throw authenticationFailed()
  }

  for (const file of CHECKOUT_FILES) {
    app.get(file.path, async (_request, reply) =>
      reply
        .type(file.type)
        // Pages that isolate themselves (COEP) may load it too, as they may load Razorpay's.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Cache-Control', 'no-cache')
        .header(
          'Content-Security-Policy',
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
        )
        .send(file.content),
    )
  }

  app.get<ById & { Querystring: { key_id?: string } }>('/checkout/orders/:id', async (request) => {
    requireKey(request.query.key_id)
    const { id, amount, currency, status } = lookUp(world, 'order', request.params.id)
    return { id, amount, currency, status }
  })

  app.post('/checkout/payments', async (request) => {
    const input = parse(attemptInput, request.body)
    requireKey(input.key_id)
    const payment = world.atomically(() => {
      const order = lookUp(world, 'order', input.order_id)
      if (input.amount !== order.amount || input.currency !== order.currency) {
        throw badRequest(
          'Your payment amount is different from your order amount. To pay successfully, please try using right amount.',
          { source: 'business', reason: 'order_amount_mismatch', metadata: { order_id: order.id } },
        )
      }
      return attemptPayment(world, order, input.payer, input.failure)
    })
    // A failed payment is a good answer to this call: as a 4xx the browser would log it as an error of the page.
    return payment.status === 'failed' ? { error: errorOf(payment) } : checkoutProof(world, payment)
  })

  // The payer retries inside the UPI app: the same payment, which failed a moment ago, succeeds.
  app.post<ById>('/checkout/payments/:id/retry', async (request) => {
    requireKey(parse(z.strictObject({ key_id: z.string() }), request.body).key_id)
    const payment = world.atomically(() => acceptPayment(world, lookUp(world, 'payment', request.params.id)))
    return checkoutProof(world, payment)
  })
}
