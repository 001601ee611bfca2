// Control plane for payouts: moves them as the bank would, and lists them.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PAYOUT_STATUSES } from '../entities/payout.ts'
import { parse } from '../http/parse.ts'
import { movePayout } from '../payouts/states.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

type ById = { Params: { id: string } }

const payoutStateInput = z.strictObject({
  status: z.enum(PAYOUT_STATUSES),
  details: z
    .strictObject({ description: z.string(), source: z.string(), reason: z.string() })
    .nullable()
    .default(null),
})

export function payoutControls(app: FastifyInstance, world: World) {
  app.post<ById>('/payouts/:id/state', async (request) => {
    const { status, details } = parse(payoutStateInput, request.body)
    return world.atomically(() =>
      movePayout(world, lookUp(world, 'payout', request.params.id), status, details),
    )
  })

  /** All payouts, newest first, with the account of each. */
  app.get('/payouts', async () => ({ payouts: world.entities.list('payout', {}) }))
}
