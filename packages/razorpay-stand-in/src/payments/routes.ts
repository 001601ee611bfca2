// The Payments API: reads payments.
import type { FastifyInstance } from 'fastify'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

type ById = { Params: { id: string } }

export function paymentRoutes(app: FastifyInstance, world: World) {
  app.get('/payments', async (request) =>
    asCollection(listRows(world, 'payment', parse(listQuery, request.query))),
  )

  app.get<ById>('/payments/:id', async (request) => lookUp(world, 'payment', request.params.id))
}
