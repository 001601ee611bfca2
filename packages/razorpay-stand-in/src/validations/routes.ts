// The RazorpayX API of account validations.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { asCollection, listQuery } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { createValidation, presentValidation, validationInput } from './validation.ts'

type ById = { Params: { id: string } }

const PATH = '/fund_accounts/validations'
const validationsQuery = listQuery.extend({ account_number: z.string() })

export function validationRoutes(app: FastifyInstance, world: World) {
  app.post(PATH, async (request) => {
    const input = parse(validationInput, request.body)
    return presentValidation(world.atomically(() => createValidation(world, input)))
  })
  app.get(PATH, async (request) => {
    const { account_number, ...filter } = parse(validationsQuery, request.query)
    const ofAccount = world.entities
      .list('fund_account.validation', filter)
      .filter((validation) => validation.source_account_number === account_number)
    return asCollection(ofAccount.map(presentValidation))
  })
  app.get<ById>(`${PATH}/:id`, async (request) =>
    presentValidation(lookUp(world, 'fund_account.validation', request.params.id)),
  )
}
