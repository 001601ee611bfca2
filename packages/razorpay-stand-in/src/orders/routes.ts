// The Orders API.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { transfersOf } from '../route/transfer.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { createOrder, orderInput, presentNewOrder } from './order.ts'

type ById = { Params: { id: string } }

const OLDEST_SHOWN_DAYS = 180

const ordersQuery = listQuery.extend({ receipt: z.string().optional() })
const orderQuery = z.strictObject({ 'expand[]': z.literal('transfers').optional() })

export function orderRoutes(app: FastifyInstance, world: World) {
  app.post('/orders', async (request) => {
    const input = parse(orderInput, request.body)
    return world.atomically(() => presentNewOrder(world, createOrder(world, input)))
  })

  app.get('/orders', async (request) =>
    asCollection(listRows(world, 'order', parse(ordersQuery, request.query))),
  )

  app.get<ById>('/orders/:id', async (request) => {
    const order = lookUp(world, 'order', request.params.id)
    if (order.created_at < world.clock.seconds() - OLDEST_SHOWN_DAYS * 86_400) {
      throw badRequest('Order older than 180 days, please use reports.')
    }
    const { 'expand[]': expand } = parse(orderQuery, request.query)
    return { ...order, ...(expand && { transfers: asCollection(transfersOf(world, order)) }) }
  })

  app.get<ById>('/orders/:id/payments', async (request) => {
    const order = lookUp(world, 'order', request.params.id)
    return asCollection(listRows(world, 'payment', { order_id: order.id }))
  })
}
