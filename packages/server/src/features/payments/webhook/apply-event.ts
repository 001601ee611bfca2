// Applies a stored event of the provider, once.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { getInstallationId } from '../../../db/installation.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { ProviderUpiIdCheck } from '../../../provider/upi-id-checks.ts'
import { readUpdate, type WebhookUpdate } from '../../../provider/webhook-event.ts'
import type { Services } from '../../../services.ts'
import { recordDispute } from '../dispute/record-dispute.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { findOrderByProviderId } from '../reads/orders.ts'
import { importOrder, isForeign } from '../reconcile/import-order.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'
import { applyTransferEvent } from '../transfer/apply-transfer-event.ts'

const RECENT_EVENT_MS = 60_000

/** What other features do with an event: each answers the outcome in a word. */
export type ApplyElsewhere = {
  /** Implemented by payouts. */
  applyPayout: (payout: ProviderPayout) => Promise<string>
  /** Implemented by settlements. */
  applySettlement: (settlementId: string) => Promise<string>
  /** Implemented by linked-accounts. */
  applyLinkedAccount: (accountId: string) => Promise<string>
  /** Implemented by upi-id-checks/. */
  applyUpiIdCheck: (check: ProviderUpiIdCheck) => Promise<string>
}

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'providerSettings'> &
  ApplyElsewhere & {
    now: Date
    log: Pick<FastifyBaseLogger, 'error'>
  }

/** A retry finds the update already applied. Throws where no such event is stored; ProviderError. */
export async function applyEvent(deps: Deps, eventId: string): Promise<void> {
  const { db, now, log } = deps
  const event = await db
    .selectFrom('provider_events')
    .select(['body', 'handled_at', 'received_at'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (event.handled_at) return
  const update = await bringUpToDate(deps, readUpdate(event.body), event.received_at)
  if (update.of === 'returned-settlement') raise(log, 'host-settlement-failed', { event: eventId })
  const outcome = await applyUpdate(deps, update)
  // The money cannot be assigned to an order: the event is kept, and an operator must look at it.
  const isLost =
    (outcome === 'unknown-order' || outcome === 'other-key') &&
    update.of === 'payment' &&
    update.payment.status === 'captured'
  if (outcome === 'unreadable' || isLost) raise(log, 'event-not-applied', { event: eventId, outcome })
  await db
    .updateTable('provider_events')
    .set({ handled_at: now, outcome })
    .where('id', '=', eventId)
    .execute()
}

/**
 * A restored backup repeats what was reported before it was made, and nothing may have told of the restore yet. Of two payments of an order
 * the one reported then may have gone back since, and the other be the gift: the provider is asked. What has just come needs no question.
 */
async function bringUpToDate(
  { provider, now }: Deps,
  update: WebhookUpdate,
  receivedAt: Date,
): Promise<WebhookUpdate> {
  if (update.of !== 'payment' || now.getTime() - receivedAt.getTime() < RECENT_EVENT_MS) return update
  const payment = await undefinedIfUnknown(provider.fetchPayment(update.payment.id))
  return payment ? { ...update, payment } : update
}

/** Answers the outcome in a word. */
async function applyUpdate(deps: Deps, update: WebhookUpdate): Promise<string> {
  if (update.of === 'payment') return applyPaymentUpdate(deps, update.payment)
  if (update.of === 'dispute') return recordDispute(deps, update.dispute)
  if (update.of === 'payout') return deps.applyPayout(update.payout)
  if (update.of === 'upi-id-check') return deps.applyUpiIdCheck(update.check)
  if (update.of === 'transfer') return applyTransferEvent(deps, update.orderId)
  if (update.of === 'linked-account') return deps.applyLinkedAccount(update.accountId)
  if (update.of === 'settlement') return deps.applySettlement(update.settlementId)
  if (update.of === 'returned-settlement') return 'host-settlement-failed'
  if (update.of === 'unreadable') return 'unreadable'
  if (update.of === 'other') return 'ignored'
  const followed = await undefinedIfUnknown(syncRefunds(deps, update.paymentId))
  return followed === undefined ? 'unknown-payment' : 'refunds-followed'
}

/** An unknown order may be missing from a restored backup, or belong to another product on the same account. */
async function applyPaymentUpdate(deps: Deps, payment: ProviderPayment): Promise<string> {
  if (await isOfOtherKey(deps, payment)) return 'other-key'
  const applied = await applyPayment(deps, payment)
  if (applied !== 'unknown-order' && payment.status === 'refunded') await syncRefunds(deps, payment.id)
  if (applied !== 'unknown-order' || payment.order_id === null) return applied
  const order = await undefinedIfUnknown(deps.provider.fetchOrder(payment.order_id))
  if (!order) return applied
  if (isForeign(order, await getInstallationId(deps.db))) return 'foreign-order'
  await importOrder(deps, [order])
  return applyPayment(deps, payment)
}

/** Test payments are not money, even with a valid signature: test and live mode are separate (docs/razorpay.md §1.1). */
async function isOfOtherKey({ db, providerSettings }: Deps, { order_id }: ProviderPayment): Promise<boolean> {
  const order = order_id === null ? undefined : await findOrderByProviderId(db, order_id)
  return order !== undefined && order.key_mode !== keyModeOf(providerSettings.keyId)
}

/** Undefined where the provider does not know what it is asked about. */
const undefinedIfUnknown = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error) => {
    if (!(error instanceof ProviderError && error.outcome === 'refused')) throw error
    return undefined
  })
