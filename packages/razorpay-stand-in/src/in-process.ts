// A small Razorpay within a simulation's process: its API without a port, and what banks and people at its screens do.
import { createApi } from './app.ts'
import { atomically, openDatabase } from './store/database.ts'
import { eventBody } from './webhooks/event.ts'
import type { EventName, EventPayload } from './webhooks/event-names.ts'
import { openParts, type World } from './world.ts'

export { challengeDispute, leftOf, moveDispute, openDispute } from './disputes/dispute.ts'
export type { Payment } from './entities/payment.ts'
export type { Payout } from './entities/payout.ts'
export type { Refund } from './entities/refund.ts'
export { capturePayment, captureToo } from './payments/capture.ts'
export { authorizePayment, beginPayment, failPayment } from './payments/lifecycle.ts'
export { fillAccount } from './payouts/account.ts'
export { movePayout, tellReference } from './payouts/states.ts'
export { refundPayment, settleRefund } from './refunds/lifecycle.ts'
export { bankStatement } from './settlements/bank-statement.ts'
export { settleDueDays } from './settlements/settle.ts'
export { completeSettlement } from './settlements/settlement.ts'
export { workingDaysAfter } from './settlements/working-days.ts'
export { checkoutSignature, webhookSignature } from './signature.ts'
export type { EntityOf, Kind } from './store/entities.ts'
export type { EventName, EventPayload, World }

type Options = {
  keyId: string
  keySecret: string
  now: () => Date
  /** The same ids and choices again. */
  seed: string
  /** Gets each event with its body, as text. */
  announce: (event: EventName, payload: EventPayload, body: string) => void
}

export type InProcess = {
  world: World
  /** Makes one call of the API; `path` without its version. */
  call(call: {
    method: 'GET' | 'POST' | 'PATCH'
    path: string
    headers?: Record<string, string>
    body?: object
  }): Promise<{ status: number; text: string }>
}

/** Time passes by `now` alone: the caller does what becomes due (`settleDueDays`). */
export function openInProcess({ seed, announce, ...options }: Options): InProcess {
  const database = openDatabase(undefined)
  const parts = openParts(database, options)
  parts.random.reseed(seed)
  const world: World = {
    ...parts,
    announce: (event, payload) => announce(event, payload, eventBody(event, payload, parts.clock.seconds())),
    atomically: (action) => atomically(database, action),
  }
  const api = createApi(world)
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`
  return {
    world,
    async call({ method, path, headers, body }) {
      const request = { method, url: `/v1${path}`, headers: { authorization, ...headers } }
      const { statusCode, body: text } = await api.inject({ ...request, ...(body && { payload: body }) })
      return { status: statusCode, text }
    },
  }
}
