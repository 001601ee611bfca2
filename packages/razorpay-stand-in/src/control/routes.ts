// The control plane: what tests may do to the stand-in, and Razorpay would never permit.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  challengeDispute,
  challengeInput,
  disputeInput,
  moveDispute,
  openDispute,
} from '../disputes/dispute.ts'
import { DISPUTE_STATUSES } from '../entities/dispute.ts'
import { PAYOUT_STATUSES } from '../entities/payout.ts'
import { type Faults, faultInput } from '../http/faults.ts'
import { parse } from '../http/parse.ts'
import type { RequestLog } from '../http/request-log.ts'
import { failOverduePayments } from '../payments/overdue.ts'
import { fillAccount } from '../payouts/account.ts'
import { movePayout } from '../payouts/states.ts'
import { settleDueDays } from '../settlements/settle.ts'
import { lookUp } from '../store/look-up.ts'
import { bankAnswer, NO_RESULTS } from '../validations/bank-answer.ts'
import { endValidation } from '../validations/validation.ts'
import type { World } from '../world.ts'
import { paymentControls } from './payments.ts'
import { routeControls } from './route.ts'
import { settlementControls } from './settlements.ts'
import { type WebhookParts, webhookControls } from './webhooks.ts'
import { withWebhooks } from './with-webhooks.ts'

export type ControlParts = WebhookParts & { faults: Faults; requests: RequestLog }

const clockInput = z.strictObject({ advanceSeconds: z.int().nonnegative() })
const behaviourInput = z.strictObject({
  disputeDeducted: z.enum(['at once', 'when lost']).optional(),
  refundStatus: z.enum(['processed', 'pending']).optional(),
  payoutBalance: z.int().nonnegative().nullable().optional(),
  validationStatus: z.enum(['created', 'completed']).optional(),
  linkedAccountStatus: z.enum(['activated', 'under_review', 'needs_clarification']).optional(),
  transferStatus: z.enum(['processed', 'pending']).optional(),
})

export function controlRoutes(app: FastifyInstance, world: World, parts: ControlParts) {
  app.addHook('onRequest', loopbackOnly)

  /** Moves the clock forward, and runs everything that becomes due: failures, settlements, retries of webhooks. */
  app.post('/clock', async (request) => {
    const { advanceSeconds } = parse(clockInput, request.body)
    world.atomically(() => {
      world.clock.advance(advanceSeconds)
      failOverduePayments(world)
      settleDueDays(world)
    })
    return { now: world.clock.now().toISOString() }
  })

  /**
   * Sets when disputes are deducted, the initial state of new refunds, whether banks answer validations at once, and the
   * account's balance. Queued payouts are sent as far as it suffices.
   */
  app.post('/behaviour', async (request) => {
    const { payoutBalance, ...statuses } = parse(behaviourInput, request.body)
    const { disputeDeducted, refundStatus, validationStatus, linkedAccountStatus, transferStatus } = statuses
    if (disputeDeducted) world.settings.write('disputeDeducted', disputeDeducted)
    if (refundStatus) world.settings.write('refundStatus', refundStatus)
    if (validationStatus) world.settings.write('validationStatus', validationStatus)
    if (linkedAccountStatus) world.settings.write('linkedAccountStatus', linkedAccountStatus)
    if (transferStatus) world.settings.write('transferStatus', transferStatus)
    if (payoutBalance !== undefined) world.atomically(() => fillAccount(world, payoutBalance))
    return { payoutBalance: world.settings.read('payoutBalance') }
  })

  app.post('/faults', async (request) => {
    parts.faults.add(parse(faultInput, request.body))
    return { faults: parts.faults.list() }
  })
  app.delete('/faults', async () => {
    parts.faults.clear()
    return { faults: [] }
  })

  app.get('/requests', async () => ({ requests: parts.requests.list() }))

  paymentControls(app, world)
  disputeControls(app, world)
  payoutControls(app, world)
  validationControls(app, world)
  routeControls(app, world)
  settlementControls(app, world)
  webhookControls(app, world, parts)
}

type ById = { Params: { id: string } }

const disputeStateInput = z.strictObject({
  status: z.enum(DISPUTE_STATUSES).exclude(['open']),
  webhooks: z.boolean().default(true),
})

/** Control plane for disputes: opens and decides them as the payer's bank would. */
function disputeControls(app: FastifyInstance, world: World) {
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

  /** The payer's bank does not accept that it has lost. */
  app.post<ById>('/disputes/:id/challenge', async (request) => {
    const { same_id, webhooks } = parse(challengeInput, request.body)
    const used = withWebhooks(world, webhooks)
    return world.atomically(() =>
      challengeDispute(used, lookUp(world, 'dispute', request.params.id), same_id),
    )
  })
}

const payoutStateInput = z.strictObject({
  status: z.enum(PAYOUT_STATUSES),
  details: z
    .strictObject({ description: z.string(), source: z.string(), reason: z.string() })
    .nullable()
    .default(null),
})

/** Control plane for payouts: moves them as the bank would, and lists them. */
function payoutControls(app: FastifyInstance, world: World) {
  app.post<ById>('/payouts/:id/state', async (request) => {
    const { status, details } = parse(payoutStateInput, request.body)
    return world.atomically(() =>
      movePayout(world, lookUp(world, 'payout', request.params.id), status, details),
    )
  })

  /** All payouts, newest first, with the account of each. */
  app.get('/payouts', async () => ({ payouts: world.entities.list('payout', {}) }))
}

const validationStateInput = z.strictObject({ status: z.enum(['completed', 'failed']) })

/** Control plane for account validations: the bank's answer, and the list of them. */
function validationControls(app: FastifyInstance, world: World) {
  /** Completed, it says what the account chooses (bank-answer.ts). */
  app.post<ById>('/validations/:id/state', async (request) => {
    const { status } = parse(validationStateInput, request.body)
    return world.atomically(() => {
      const validation = lookUp(world, 'fund_account.validation', request.params.id)
      const results = status === 'completed' ? bankAnswer(validation.fund_account).results : NO_RESULTS
      return endValidation(world, validation, status, results)
    })
  })

  /** All of them, newest first. */
  app.get('/validations', async () => ({ validations: world.entities.list('fund_account.validation', {}) }))
}

/** Restricts the control plane to this machine: its callers can invent payments. */
async function loopbackOnly(request: FastifyRequest, reply: FastifyReply) {
  const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (peer === '::1' || peer.startsWith('127.')) return
  return reply
    .code(403)
    .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Only from this machine.' } })
}
