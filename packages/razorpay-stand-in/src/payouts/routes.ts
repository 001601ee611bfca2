// The RazorpayX API: payouts, and the account's balance.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Payout } from '../entities/payout.ts'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { presentAccount } from './account.ts'
import { createPayout, type PayoutInput, payoutInput, presentNewPayout, presentPayout } from './payout.ts'

/** After that the same call is another payout (docs: a call may be repeated within seven days). */
const KEY_LIVES_SECONDS = 7 * 86_400

type ById = { Params: { id: string } }

const payoutsQuery = listQuery.extend({ account_number: z.string(), reference_id: z.string().optional() })

export function payoutRoutes(app: FastifyInstance, world: World) {
  app.post('/payouts', async (request) => {
    const key = idempotencyKey(request.headers['x-payout-idempotency'])
    const input = parse(payoutInput, request.body)
    const payout = world.atomically(() => payOnce(world, input, key))
    return presentNewPayout(world, payout)
  })
  app.get('/payouts', async (request) => {
    const { account_number, ...filter } = parse(payoutsQuery, request.query)
    const ofAccount = listRows(world, 'payout', filter).filter(
      (payout) => payout.account_number === account_number,
    )
    return asCollection(ofAccount.map(presentPayout))
  })
  app.get<ById>('/payouts/:id', async (request) => presentPayout(lookUp(world, 'payout', request.params.id)))

  app.get('/banking_balances', async () => asCollection([presentAccount(world)]))
}

function payOnce(world: World, input: PayoutInput, key: string): Payout {
  const request = JSON.stringify(input)
  const answered = world.answeredKeys.find('payout', key)
  const earlier = answered && lookUp(world, 'payout', answered.entityId)
  if (earlier && world.clock.seconds() - earlier.created_at < KEY_LIVES_SECONDS) {
    if (answered.request === request) return earlier
    throw badRequest('Different request body sent for the same Idempotency Header.')
  }
  const payout = createPayout(world, input)
  world.answeredKeys.remember('payout', key, request, payout.id)
  return payout
}

/** Mandatory since March 2025: 4 to 36 letters, digits, hyphens, underscores or spaces. */
function idempotencyKey(header: string | string[] | undefined): string {
  const field = 'X-Payout-Idempotency'
  if (!header) {
    throw badRequest('Idempotency key is missing. Include idempotency header and key in the request.', {
      field,
    })
  }
  if (typeof header === 'string' && /^[A-Za-z0-9_ -]{4,36}$/.test(header)) return header
  throw badRequest('The idempotency key must have 4 to 36 letters, digits, hyphens, underscores or spaces.', {
    field,
  })
}
