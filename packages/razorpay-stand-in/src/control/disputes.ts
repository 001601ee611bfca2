// Control plane for disputes: opens and decides them as the payer's bank would.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { disputeInput, moveDispute, openDispute } from '../disputes/dispute.ts'
import { DISPUTE_STATUSES } from '../entities/dispute.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { withWebhooks } from './with-webhooks.ts'

type ById = { Params: { id: string } }

const disputeStateInput = z.strictObject({
  status: z.enum(DISPUTE_STATUSES).exclude(['open']),
  webhooks: z.boolean().default(true),
})

export function disputeControls(app: FastifyInstance, world: World) {
  /** The payer's bank disputes a payment. */
  app.post<ById>('/payments/:id/dispute', async (request) => {
    const { webhooks, amount } = parse(disputeInput, request.body ?? {})
    return world.atomically(() => openDispute(withWebhooks(world, webhooks), request.params.id, amount))
  })

  app.post<ById>('/disputes/:id/state', async (request) => {
    const { status, webhooks } = parse(disputeStateInput, request.body)
    const used = withWebhooks(world, webhooks)
    return world.atomically(() => moveDispute(used, lookUp(world, 'dispute', request.params.id), status))
  })
}
