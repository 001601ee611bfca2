// Control plane for settlements: makes one now, moves it as the bank would, and tells what the bank shows.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../http/parse.ts'
import { bankStatement } from '../settlements/bank-statement.ts'
import { settleUntil } from '../settlements/settle.ts'
import { moveSettlement } from '../settlements/settlement.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { withWebhooks } from './with-webhooks.ts'

type ById = { Params: { id: string } }

const settleInput = z.strictObject({
  /** `all`: also lines whose day has not come. */
  lines: z.enum(['due', 'all']).default('all'),
  /** `created`: the bank answers later, by the clock or on demand. */
  status: z.enum(['created', 'processed']).default('processed'),
  webhooks: z.boolean().default(true),
})

const settlementStateInput = z.strictObject({
  status: z.enum(['processed', 'failed']),
  webhooks: z.boolean().default(true),
})

export function settlementControls(app: FastifyInstance, world: World) {
  /** Settles now, whatever the day; none is made where nothing is left after what was taken back. */
  app.post('/settlements', async (request) => {
    const { lines, status, webhooks } = parse(settleInput, request.body ?? {})
    const used = withWebhooks(world, webhooks)
    return world.atomically(() => {
      const now = world.clock.seconds()
      const made = settleUntil(world, lines === 'all' ? Number.MAX_SAFE_INTEGER : now, now)
      const settlements = made ? [made] : []
      return {
        settlements:
          status === 'created'
            ? settlements
            : settlements.map((settlement) => moveSettlement(used, settlement, status)),
      }
    })
  })

  app.post<ById>('/settlements/:id/state', async (request) => {
    const { status, webhooks } = parse(settlementStateInput, request.body)
    return world.atomically(() =>
      moveSettlement(withWebhooks(world, webhooks), lookUp(world, 'settlement', request.params.id), status),
    )
  })

  app.get('/bank-statement', async () => bankStatement(world))
}
