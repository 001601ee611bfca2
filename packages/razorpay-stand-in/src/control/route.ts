// Control plane for Route: reviews and suspends linked accounts, and moves transfers that are pending.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LINKED_ACCOUNT_STATUSES } from '../entities/linked-account.ts'
import { parse } from '../http/parse.ts'
import { moveAccount } from '../route/account.ts'
import { failTransfer, processTransfer, settleIfReleased } from '../route/transfer.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

type ById = { Params: { id: string } }

const accountStateInput = z.strictObject({ status: z.enum(LINKED_ACCOUNT_STATUSES) })
const transferStateInput = z.strictObject({ status: z.enum(['processed', 'failed']) })

export function routeControls(app: FastifyInstance, world: World) {
  app.post<ById>('/accounts/:id/state', async (request) => {
    const { status } = parse(accountStateInput, request.body)
    return world.atomically(() =>
      moveAccount(world, lookUp(world, 'linked_account', request.params.id), status),
    )
  })
  app.post<ById>('/transfers/:id/state', async (request) => {
    const { status } = parse(transferStateInput, request.body)
    const move = status === 'failed' ? failTransfer : processTransfer
    return world.atomically(() => move(world, lookUp(world, 'transfer', request.params.id)))
  })

  /** All linked accounts, transfers and reversals, newest first: tests compare their books with them. */
  app.get('/route', async () =>
    world.atomically(() => ({
      accounts: world.entities.list('linked_account', {}),
      transfers: world.entities.list('transfer', {}).map((transfer) => settleIfReleased(world, transfer)),
      reversals: world.entities.list('reversal', {}),
    })),
  )
}
