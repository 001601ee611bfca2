// The Refunds API.
import type { FastifyInstance } from 'fastify'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { refundPayment } from './lifecycle.ts'
import { type RefundInput, refundInput } from './refund.ts'

type ById = { Params: { id: string } }

export function refundRoutes(app: FastifyInstance, world: World) {
  app.post<ById>('/payments/:id/refund', async (request) => {
    const input = parse(refundInput, request.body ?? {})
    const key = idempotencyKey(request.headers['x-refund-idempotency'])
    return world.atomically(() =>
      key
        ? refundOnce(world, request.params.id, input, key)
        : refundPayment(world, lookUp(world, 'payment', request.params.id), input),
    )
  })

  app.get<ById>('/payments/:id/refunds', async (request) => {
    const payment = lookUp(world, 'payment', request.params.id)
    const filter = parse(listQuery, request.query)
    return asCollection(world.entities.list('refund', { ...filter, payment_id: payment.id }))
  })

  app.get('/refunds', async (request) =>
    asCollection(listRows(world, 'refund', parse(listQuery, request.query))),
  )
}

function refundOnce(world: World, paymentId: string, input: RefundInput, key: string) {
  const request = JSON.stringify([paymentId, input])
  const answered = world.answeredKeys.find('refund', key)
  if (answered?.request === request) return lookUp(world, 'refund', answered.entityId)
  if (answered) {
    throw badRequest('Different request with the same idempotency key has already been processed.')
  }
  const refund = refundPayment(world, lookUp(world, 'payment', paymentId), input)
  world.answeredKeys.remember('refund', key, request, refund.id)
  return refund
}

/** At least 10 letters, digits, hyphens or underscores (docs: refunds, idempotent requests). */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[A-Za-z0-9_-]{10,}$/.test(header)) return header
  throw badRequest('The idempotency key must have at least 10 letters, digits, hyphens or underscores.')
}
