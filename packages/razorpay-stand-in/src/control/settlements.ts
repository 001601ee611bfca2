// Control plane for settlements: makes one now, moves it as the bank would, and tells what the bank shows.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../http/parse.ts'
import { bankStatement } from '../settlements/bank-statement.ts'
import { SETTLEMENT_FAULTS } from '../settlements/faults.ts'
import { settleNow } from '../settlements/settle.ts'
import { completeSettlement, moveSettlement, presentSettlement } from '../settlements/settlement.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { withWebhooks } from './with-webhooks.ts'

type ById = { Params: { id: string } }

const settleInput = z.strictObject({
  /** `processed`: the bank answers at once (a fault of the settlement may let it fail); `created`: by the clock, or on demand. */
  status: z.enum(['created', 'processed']).default('processed'),
  webhooks: z.boolean().default(true),
})

const settlementStateInput = z.strictObject({
  status: z.enum(['processed', 'failed']),
  webhooks: z.boolean().default(true),
})

const faultInput = z.strictObject({ kind: z.enum(SETTLEMENT_FAULTS) })

export function settlementControls(app: FastifyInstance, world: World) {
  const faults = () => ({ waiting: world.settings.read('settlementFaults') })

  /** Settles now, whatever the day of the lines. No settlement is made if nothing is left after deductions. */
  app.post('/settlements', async (request) => {
    const { status, webhooks } = parse(settleInput, request.body ?? {})
    const used = withWebhooks(world, webhooks)
    return world.atomically(() => {
      const made = settleNow(world)
      const moved =
        status === 'created' ? made : made.map((one) => moveSettlement(used, one, one.bank.answer))
      return { settlements: moved.map(presentSettlement) }
    })
  })

  app.post<ById>('/settlements/:id/state', async (request) => {
    const { status, webhooks } = parse(settlementStateInput, request.body)
    const used = withWebhooks(world, webhooks)
    return world.atomically(() =>
      presentSettlement(moveSettlement(used, lookUp(world, 'settlement', request.params.id), status)),
    )
  })

  /** Adds the reference or the lines that a fault left out. */
  app.post<ById>('/settlements/:id/complete', async (request) =>
    world.atomically(() =>
      presentSettlement(completeSettlement(world, lookUp(world, 'settlement', request.params.id))),
    ),
  )

  /** Something that the next settlement has wrong. */
  app.post('/settlement-faults', async (request) => {
    const { kind } = parse(faultInput, request.body)
    world.settings.write('settlementFaults', [...world.settings.read('settlementFaults'), kind])
    return faults()
  })
  app.get('/settlement-faults', async () => faults())

  app.get('/bank-statement', async () => bankStatement(world))
}
