// The Route API: linked accounts (version 2 of the API), transfers and their reversals.
import type { FastifyInstance } from 'fastify'
import type { Transfer } from '../entities/transfer.ts'
import { asCollection, listQuery } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { accountInput, createAccount, createAccountOnce, productOf } from './account.ts'
import { reversalInput, reverseTransfer } from './reversal.ts'
import { holdInput, holdTransfer, settleIfReleased } from './transfer.ts'

type ById = { Params: { id: string } }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function accountRoutes(app: FastifyInstance, world: World) {
  app.post('/accounts', async (request) => {
    const input = parse(accountInput, request.body)
    const key = request.headers['idempotency-key']
    if (key !== undefined && !(typeof key === 'string' && UUID.test(key)))
      throw badRequest('The idempotency key must be a UUID.')
    return world.atomically(() =>
      key === undefined ? createAccount(world, input) : createAccountOnce(world, input, key),
    )
  })
  // Only the product tells how far the review is.
  app.get<ById>('/accounts/:id', async (request) => {
    const { activation_status: _, ...account } = lookUp(world, 'linked_account', request.params.id)
    return account
  })
  app.get<{ Params: { id: string; product: string } }>('/accounts/:id/products/:product', async (request) => {
    const { merchant_id: account_id, ...product } = productOf(
      lookUp(world, 'linked_account', request.params.id),
    )
    if (product.id !== request.params.product)
      throw badRequest('The provided product config id doesn’t exist for the merchant')
    return { ...product, account_id, product_name: 'route' }
  })
}

export function transferRoutes(app: FastifyInstance, world: World) {
  const find = (id: string): Transfer => settleIfReleased(world, lookUp(world, 'transfer', id))

  app.get<ById>('/transfers/:id', async (request) => world.atomically(() => find(request.params.id)))
  app.patch<ById>('/transfers/:id', async (request) => {
    const input = parse(holdInput, request.body)
    return world.atomically(() => holdTransfer(world, find(request.params.id), input))
  })
  app.post<ById>('/transfers/:id/reversals', async (request) => {
    const input = parse(reversalInput, request.body ?? {})
    return world.atomically(() => reverseTransfer(world, find(request.params.id), input))
  })
  app.get<ById>('/transfers/:id/reversals', async (request) => {
    const filter = parse(listQuery, request.query)
    return asCollection(
      world.entities.list('reversal', { ...filter, transfer_id: find(request.params.id).id }),
    )
  })
}
