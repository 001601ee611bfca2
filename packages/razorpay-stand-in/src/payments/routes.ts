// The Payments API: reads and captures payments.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { capturePayment } from './capture.ts'

type ById = { Params: { id: string } }

const captureInput = z.strictObject({ amount: z.int(), currency: z.string().default('INR') })

export function paymentRoutes(app: FastifyInstance, world: World) {
  app.get('/payments', async (request) =>
    asCollection(listRows(world, 'payment', parse(listQuery, request.query))),
  )

  app.get<ById>('/payments/:id', async (request) => lookUp(world, 'payment', request.params.id))

  app.post<ById>('/payments/:id/capture', async (request) => {
    const { amount, currency } = parse(captureInput, request.body)
    return world.atomically(() => {
      const payment = lookUp(world, 'payment', request.params.id)
      if (!payment.captured && (amount !== payment.amount || currency !== payment.currency)) {
        throw badRequest('Capture amount must be equal to the amount authorized', { field: 'amount' })
      }
      return capturePayment(world, payment)
    })
  })
}
