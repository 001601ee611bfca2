// Control plane for account validations: the bank's answer, and the list of them.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import { bankAnswer, NO_RESULTS } from '../validations/bank-answer.ts'
import { endValidation } from '../validations/validation.ts'
import type { World } from '../world.ts'

type ById = { Params: { id: string } }

const stateInput = z.strictObject({ status: z.enum(['completed', 'failed']) })

export function validationControls(app: FastifyInstance, world: World) {
  /** Completed, it says what the account chooses (bank-answer.ts). */
  app.post<ById>('/validations/:id/state', async (request) => {
    const { status } = parse(stateInput, request.body)
    return world.atomically(() => {
      const validation = lookUp(world, 'fund_account.validation', request.params.id)
      const results = status === 'completed' ? bankAnswer(validation.fund_account).results : NO_RESULTS
      return endValidation(world, validation, status, results)
    })
  })

  /** All of them, newest first. */
  app.get('/validations', async () => ({ validations: world.entities.list('fund_account.validation', {}) }))
}
