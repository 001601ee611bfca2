// Verifies a browser's claim that an order was paid: the signature binds payment to order, the provider reports the rest.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { Failure } from '../../../http/failure.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { isCheckoutGenuine } from '../../../provider/signature.ts'
import type { Services } from '../../../services.ts'
import { completeOrder, type LateDetails } from '../order/complete-order.ts'
import type { ReceiptOfOrder } from '../present.ts'
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

export type Verified = { status: 'success'; receipt: ReceiptOfOrder } | { status: 'pending' }

const PENDING: Verified = { status: 'pending' }

/**
 * `pending`: the claim is genuine, but the provider has not reported the payment as captured; the client may ask again.
 * Throws Failure: `paymentUnknown`, `paymentNotGenuine`.
 */
export async function verifyCheckout(deps: Deps, claim: Claim): Promise<Verified> {
  const { db, jobs, live, now } = deps
  const order = await genuineOrder(deps, claim)
  if (!order) return PENDING
  const boxId = await completeOrder(db, order, claim.late, now)
  const known = { orderId: order.id, boxId, paidAt: order.paid_at, bankReference: order.rrn }
  if (order.is_contributed) return { status: 'success', receipt: known }
  const payment = await askProvider(deps, claim.paymentId)
  if (!payment) return PENDING
  if (payment.order_id !== order.provider_order_id) throw new Failure('paymentNotGenuine')
  const applied = await applyPayment({ db, jobs, live, now }, payment, boxId)
  // A payment that is refunded was a duplicate: the contribution exists.
  if (applied === 'refunding') return { status: 'success', receipt: known }
  if (applied !== 'contributed' && applied !== 'already') return PENDING
  const paidAt = new Date(payment.created_at * 1000)
  return {
    status: 'success',
    receipt: { ...known, paidAt, bankReference: payment.acquirer_data?.rrn ?? null },
  }
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
