// A browser claims that an order was paid. Its signature proves that the two belong together; the provider tells the rest.
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
  /** For callers that opened the order with an amount alone. */
  late: Omit<LateDetails, 'eventBoxId'> & { boxId: string | undefined }
}

/**
 * `pending`: the claim is genuine, but the provider has not told us that the money is there; it is worth asking again.
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
  // A payment that goes back to the guest was a second one: the gift itself is there.
  return applied === 'contributed' || applied === 'already' || applied === 'refunding' ? 'success' : 'pending'
}

/**
 * Undefined where the proof is genuine, but the order is not in our books: a backup older than it was restored, and it comes
 * back with the provider's list (adopt-lost-orders.ts). Who paid is not told that it failed.
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

/** A box that is not there is not named. */
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
