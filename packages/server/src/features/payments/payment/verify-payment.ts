// Verifies a browser's claim that an order was paid: the signature binds payment to order, the provider reports the rest.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { Failure } from '../../../http/failure.ts'
import { ProviderError, type ProviderPayment } from '../../../provider/provider.ts'
import { isCheckoutGenuine } from '../../../provider/signature.ts'
import type { Services } from '../../../services.ts'
import { completeOrder, type LateDetails } from '../order/complete-order.ts'
import { findOrderOfPayment } from '../reads/orders.ts'
import { applyPayment } from './apply-payment.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'providerSettings'> & {
  now: Date
  log: FastifyBaseLogger
}

export type Claim = {
  /** The provider's ids, and checkout's signature over them. */
  orderId: string
  paymentId: string
  signature: string
  /** The box of the page that claims it: its order is found there, or by the provider's id. */
  boxId: string | undefined
  /** For clients that opened the order with an amount alone. */
  late: LateDetails
}

/**
 * `pending`: the claim is genuine, but the provider has not reported the payment as captured; the client may ask again.
 * Throws Failure: `paymentUnknown`, `paymentNotGenuine`.
 */
export async function verifyCheckout(deps: Deps, claim: Claim): Promise<'success' | 'pending'> {
  const { db, jobs, live, now } = deps
  const order = await genuineOrder(deps, claim)
  if (!order) return 'pending'
  const boxId = await completeOrder(db, order, claim.late, now)
  if (order.is_contributed) return 'success'
  const payment = await askProvider(deps, claim.paymentId)
  if (!payment) return 'pending'
  if (payment.order_id !== order.provider_order_id) throw new Failure('paymentNotGenuine')
  const applied = await applyPayment({ db, jobs, live, now }, payment, boxId)
  // A payment that is refunded was a duplicate: the contribution exists.
  return applied === 'contributed' || applied === 'already' || applied === 'refunding' ? 'success' : 'pending'
}

/**
 * Undefined where the proof is genuine but the order is unknown: an older backup was restored, and the order comes back
 * with the provider's list (import-missing-orders.ts). The guest, who has paid, must not read that it failed.
 */
async function genuineOrder({ db, providerSettings, log }: Deps, claim: Claim) {
  const order = await findOrderOfPayment(db, claim.orderId, claim.paymentId, claim.boxId)
  const secrets = [providerSettings.keySecret, ...providerSettings.oldKeySecrets]
  if (isCheckoutGenuine(secrets, claim.orderId, claim.paymentId, claim.signature)) {
    if (!order) raise(log, 'paid-order-unknown', { order: claim.orderId })
    return order
  }
  if (!order) {
    log.warn({ order: claim.orderId }, 'a payment was claimed for an order that we do not know')
    throw new Failure('paymentUnknown')
  }
  log.warn({ order: order.id }, 'a payment was claimed with a wrong signature')
  throw new Failure('paymentNotGenuine')
}

const askProvider = ({ provider, log }: Deps, paymentId: string): Promise<ProviderPayment | undefined> =>
  provider.fetchPayment(paymentId).catch((error) => {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'the provider did not tell us of a payment')
    return undefined
  })
