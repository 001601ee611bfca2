// Verifies a browser's claim that an order was paid: the signature binds payment to order, the provider reports the rest.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import type { Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import { ProviderError, type ProviderPayment } from '../../../provider/provider.ts'
import { isCheckoutGenuine } from '../../../provider/signature.ts'
import type { Services } from '../../../services.ts'
import { findBox } from '../../event-boxes/reads.ts'
import { completeOrder, type LateDetails } from '../order/complete-order.ts'
import { findOrderByProviderId, isContributed } from '../reads.ts'
import { applyPayment } from './apply-payment.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider' | 'providerSettings'> & {
  now: Date
  log: FastifyBaseLogger
}

export type Claim = {
  /** The provider's ids, and checkout's signature over them. */
  orderId: string
  paymentId: string
  signature: string
  /** For clients that opened the order with an amount alone. */
  late: Omit<LateDetails, 'eventBoxId'> & { boxId: string | undefined }
}

/**
 * `pending`: the claim is genuine, but the provider has not reported the payment as captured; the client may ask again.
 * Throws Failure: `paymentUnknown`, `paymentNotGenuine`.
 */
export async function verifyCheckout(deps: Deps, claim: Claim): Promise<'success' | 'pending'> {
  const { db, jobs, now } = deps
  const order = await genuineOrder(deps, claim)
  if (!order) return 'pending'
  await nameBoxAndGuest(deps, order, claim.late)
  if (await isContributed(db, claim.paymentId)) return 'success'
  const payment = await askProvider(deps, claim.paymentId)
  if (!payment) return 'pending'
  if (payment.order_id !== order.provider_order_id) throw new Failure('paymentNotGenuine')
  const applied = await applyPayment({ db, jobs, now }, payment)
  // A payment that is refunded was a duplicate: the contribution exists.
  return applied === 'contributed' || applied === 'already' || applied === 'refunding' ? 'success' : 'pending'
}

/**
 * Undefined where the proof is genuine but the order is unknown: an older backup was restored, and the order comes back
 * with the provider's list (import-missing-orders.ts). The guest, who has paid, must not read that it failed.
 */
async function genuineOrder(
  { db, providerSettings, log }: Deps,
  claim: Claim,
): Promise<Row<'payment_orders'> | undefined> {
  const order = await findOrderByProviderId(db, claim.orderId)
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

/** An unknown box is ignored. */
async function nameBoxAndGuest(
  { db, now }: Deps,
  order: Row<'payment_orders'>,
  { boxId, ...guest }: Claim['late'],
): Promise<void> {
  const box = boxId === undefined ? undefined : await findBox(db, boxId)
  await completeOrder(db, order, { ...guest, eventBoxId: box?.id }, now)
}

const askProvider = ({ provider, log }: Deps, paymentId: string): Promise<ProviderPayment | undefined> =>
  provider.fetchPayment(paymentId).catch((error) => {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'the provider did not tell us of a payment')
    return undefined
  })
