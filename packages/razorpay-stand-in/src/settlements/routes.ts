// The Settlements API: settlements, and the report of their lines.
import type { FastifyInstance } from 'fastify'
import { asCollection, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { reportQuery, settlementsQuery } from './queries.ts'
import { presentSettlement } from './settlement.ts'
import { periodOf } from './working-days.ts'

type ById = { Params: { id: string } }

export function settlementRoutes(app: FastifyInstance, world: World) {
  // Razorpay's docs write the list with a slash at its end, its clients without.
  for (const path of ['/settlements', '/settlements/']) {
    app.get(path, async (request) => {
      const filter = parse(settlementsQuery, request.query)
      return asCollection(listRows(world, 'settlement', filter).map(presentSettlement))
    })
  }

  /**
   * One line for each payment, refund and adjustment in the settlements of a day, or of a month. The day is the one on which the
   * settlement was made (`settled_at`), in India; whether the bank has processed it does not matter.
   */
  app.get('/settlements/recon/combined', async (request) => {
    const { year, month, day, count, skip } = parse(reportQuery, request.query)
    return asCollection(world.settlementLines.settledBetween({ ...periodOf(year, month, day), count, skip }))
  })

  app.get<ById>('/settlements/:id', async (request) =>
    presentSettlement(lookUp(world, 'settlement', request.params.id)),
  )
}
