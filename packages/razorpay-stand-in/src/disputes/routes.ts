// The Disputes API, as far as it is used.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { asCollection, listQuery } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { acceptDispute, contestDispute, contestInput } from './answer.ts'

/** “No parameter is required in the request body.” */
const noInput = z.strictObject({})

type ById = { Params: { id: string } }

export function disputeRoutes(app: FastifyInstance, world: World) {
  app.get('/disputes', async (request) =>
    asCollection(world.entities.list('dispute', parse(listQuery, request.query))),
  )
  app.get<ById>('/disputes/:id', async (request) => lookUp(world, 'dispute', request.params.id))
  app.patch<ById>('/disputes/:id/contest', async (request) => {
    const input = parse(contestInput, request.body ?? {})
    return world.atomically(() => contestDispute(world, lookUp(world, 'dispute', request.params.id), input))
  })
  app.post<ById>('/disputes/:id/accept', async (request) => {
    parse(noInput, request.body ?? {})
    return world.atomically(() => acceptDispute(world, lookUp(world, 'dispute', request.params.id)))
  })
}
