// The Disputes API, as far as it is used: no answers.
import type { FastifyInstance } from 'fastify'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

export function disputeRoutes(app: FastifyInstance, world: World) {
  app.get('/disputes', async (request) =>
    asCollection(listRows(world, 'dispute', parse(listQuery, request.query))),
  )
  app.get<{ Params: { id: string } }>('/disputes/:id', async (request) =>
    lookUp(world, 'dispute', request.params.id),
  )
}
