// Verifies a browser's claim that an order was paid: the signature binds payment to order, the provider reports the rest.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import type { Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimitSubject } from '../../../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { isCheckoutGenuine } from '../../../provider/signature.ts'
import type { Services } from '../../../services.ts'
import type { ProviderSettings } from '../../../settings.ts'
import { findBox } from '../../event-boxes/reads.ts'
import { completeOrder, type LateGuest } from '../order/complete-order.ts'
import { nameBox } from '../order/waiting-orders.ts'
import { findContributionOf, findOrderBy, findWaitingOrderBy } from '../reads/orders.ts'
import type { ReceiptOfOrder } from '../receipt/receipt-token.ts'
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
  /** For clients that opened the order with an amount alone. A box that does not exist is ignored. */
  late: LateGuest & { boxId: string | undefined }
}

/** The receipt of a pending payment: once its order is known. */
export type Verified =
  | { status: 'success'; receipt: ReceiptOfOrder }
  | { status: 'pending'; receipt?: ReceiptOfOrder }

/**
 * A claim with a valid signature is counted by its payment, so that guests on one network do not wait for each other;
 * others are counted by network. Throws Failure `tooManyRequests`.
 */
export const limitVerifications = (
  limits: RateLimits,
  rateLimitSubject: RateLimitSubject,
  settings: ProviderSettings,
  claim: Claim,
): Promise<void> =>
  limits.spend(isGenuine(settings, claim) ? 'provenClaim' : 'unprovenClaim', {
    ...rateLimitSubject,
    paymentId: claim.paymentId,
  })

const isGenuine = (
  { keySecret, oldKeySecrets }: ProviderSettings,
  { orderId, paymentId, signature }: Claim,
): boolean => isCheckoutGenuine([keySecret, ...oldKeySecrets], orderId, paymentId, signature)

/**
 * `pending`: the claim is genuine, but its box is not named, or the provider has not reported the payment as captured; the client may ask
 * again. Throws Failure: `paymentUnknown`, `paymentNotGenuine`.
 */
export async function verifyCheckout(deps: Deps, claim: Claim): Promise<Verified> {
  const { db, jobs, live, now } = deps
  const order = await genuineOrder(deps, claim)
  if (!order) return { status: 'pending' }
  await completeOrder(db, order, claim.late, now)
  const boxId = order.event_box_id
  const known = { orderId: order.id, boxId, paidAt: order.paid_at, bankReference: null }
  const contributed = order.state === 'paid' ? await findContributionOf(db, order) : undefined
  if (contributed?.payment_id === claim.paymentId)
    return { status: 'success', receipt: { ...known, bankReference: contributed.rrn } }
  const payment = await askProvider(deps, claim.paymentId)
  if (!payment) return { status: 'pending', receipt: known }
  if (payment.order_id !== order.provider_order_id) throw new Failure('paymentNotGenuine')
  const applied = await applyPayment({ db, jobs, live, now }, payment, boxId)
  // A payment that is refunded was a duplicate: the contribution exists.
  if (applied === 'refunding') return { status: 'success', receipt: known }
  if (applied !== 'contributed' && applied !== 'already') return { status: 'pending', receipt: known }
  const paidAt = new Date(payment.created_at * 1000)
  const bankReference = payment.acquirer_data?.rrn ?? null
  return { status: 'success', receipt: { ...known, paidAt, bankReference } }
}

/**
 * Undefined if the proof is genuine, and the order waits for a box that the claim does not name. Undefined, too,
 * if the order is unknown: an older backup was restored, and the order comes back with the provider's list
 * (import-missing-orders.ts). The guest, who has paid, must not read that it failed.
 */
async function genuineOrder(
  { db, providerSettings, now, log }: Deps,
  claim: Claim,
): Promise<Row<'payment_orders'> | undefined> {
  const { orderId, boxId, late } = claim
  const order = await findOrderBy(db, 'provider_order_id', orderId, boxId)
  const waiting = order ? undefined : await findWaitingOrderBy(db, 'provider_order_id', orderId)
  if (!isGenuine(providerSettings, claim)) {
    const id = order?.id ?? waiting?.id
    log.warn(
      { order: id ?? orderId },
      id
        ? 'a payment was claimed with a wrong signature'
        : 'a payment was claimed for an order that we do not know',
    )
    throw new Failure(id ? 'paymentNotGenuine' : 'paymentUnknown')
  }
  if (order) return order
  if (!waiting) return void raise(log, 'paid-order-unknown', { order: orderId })
  const box = late.boxId === undefined ? undefined : await findBox(db, late.boxId)
  return box && nameBox(db, waiting, box.id, late, now)
}

const askProvider = ({ provider, log }: Deps, paymentId: string): Promise<ProviderPayment | undefined> =>
  provider.fetchPayment(paymentId).catch((error) => {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'a payment could not be read at the provider')
    return undefined
  })
