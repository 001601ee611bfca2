// The Orders API.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Order } from '../entities/order.ts'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { transfersOf } from '../route/transfer.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { createOrder, orderInput, presentNewOrder, presentOrder } from './order.ts'

type ById = { Params: { id: string } }

const OLDEST_SHOWN_DAYS = 180

const expanded = z.object({ 'expand[]': z.union([z.string(), z.array(z.string())]).optional() })
const ordersQuery = listQuery.extend({ receipt: z.string().optional(), ...expanded.shape })

export function orderRoutes(app: FastifyInstance, world: World) {
  const paymentsOf = (order: Order) => asCollection(listRows(world, 'payment', { order_id: order.id }))

  const expandedOrder = (order: Order, expand: string | string[] | undefined) => ({
    ...presentOrder(order),
    ...([expand].flat().includes('payments') && { payments: paymentsOf(order) }),
    ...([expand].flat().includes('transfers') && { transfers: asCollection(transfersOf(world, order)) }),
  })

  app.post('/orders', async (request) => {
    const input = parse(orderInput, request.body)
    return world.atomically(() => presentNewOrder(world, createOrder(world, input)))
  })

  app.get('/orders', async (request) => {
    const { 'expand[]': expand, ...filter } = parse(ordersQuery, request.query)
    return asCollection(listRows(world, 'order', filter).map((order) => expandedOrder(order, expand)))
  })

  app.get<ById>('/orders/:id', async (request) => {
    const order = lookUp(world, 'order', request.params.id)
    if (order.created_at < world.clock.seconds() - OLDEST_SHOWN_DAYS * 86_400) {
      throw badRequest('Order older than 180 days, please use reports.')
    }
    const { 'expand[]': expand } = parse(expanded, request.query)
    return expandedOrder(order, expand)
  })

  app.patch<ById>('/orders/:id', async (request) => {
    const { notes } = parse(z.strictObject({ notes: notesInput }), request.body)
    const order = { ...lookUp(world, 'order', request.params.id), notes: asNotes(notes) }
    world.entities.put(order)
    return presentOrder(order)
  })

  app.get<ById>('/orders/:id/payments', async (request) =>
    paymentsOf(lookUp(world, 'order', request.params.id)),
  )
}
