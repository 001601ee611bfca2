// Applies a stored event of the provider, once: the event is a hint, the provider's answer is the fact.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { raise } from '../../../alarms.ts'
import { getInstallationId } from '../../../db/installation.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { undefinedIfUnknown } from '../../../provider/provider.ts'
import { type ReportedPayment, readUpdate, type WebhookUpdate } from '../../../provider/webhook-event.ts'
import type { Services } from '../../../services.ts'
import { syncDispute } from '../dispute/record-dispute.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { findOrderBy } from '../reads/orders.ts'
import { importOrder, isForeign } from '../reconcile/import-order.ts'
import { syncRefunds } from '../refund/record-refund.ts'
import { ALLOWED_FROM } from '../rules/states.ts'
import { syncTransfer } from '../transfer/record-transfer.ts'

/** Handlers of other features for an event that names this id. Each asks the provider, and returns the outcome in a word. */
export type ApplyElsewhere = {
  /** Implemented by payouts. */
  applyPayout: (payoutId: string) => Promise<string>
  /** Implemented by settlements. */
  applySettlement: (settlementId: string) => Promise<string>
  /** Implemented by linked-accounts. */
  applyLinkedAccount: (accountId: string, productId: string) => Promise<string>
  /** Implemented by upi-id-checks/. */
  applyUpiIdCheck: (checkId: string) => Promise<string>
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
    .select(['body', 'handled_at'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (event.handled_at) return
  const update = readUpdate(event.body)
  if (update.of === 'returned-settlement') raise(log, 'host-settlement-failed', { event: eventId })
  const outcome = await applyUpdate(deps, update)
  // The money cannot be assigned to an order: the event is kept, and an operator must look at it.
  const isLost =
    (outcome === 'unknown-order' || outcome === 'other-key') &&
    update.of === 'payment' &&
    update.payment.status === 'captured'
  if (outcome === 'unreadable' || isLost) raise(log, 'event-not-applied', { event: eventId, outcome })
  if (outcome === 'forged') raise(log, 'webhooks-forged', { event: eventId })
  await db
    .updateTable('provider_events')
    .set({ handled_at: now, outcome })
    .where('id', '=', eventId)
    .execute()
}

/** Returns the outcome in a word; `forged`: the provider does not have it, or has it otherwise. */
async function applyUpdate(deps: Deps, update: WebhookUpdate): Promise<string> {
  if (update.of === 'payment') return applyReportedPayment(deps, update.payment)
  if (update.of === 'dispute') return applyDispute(deps, update.id)
  if (update.of === 'payout') return deps.applyPayout(update.id)
  if (update.of === 'upi-id-check') return deps.applyUpiIdCheck(update.id)
  if (update.of === 'transfer') return applyTransferEvent(deps, update.id)
  if (update.of === 'linked-account') return deps.applyLinkedAccount(update.id, update.productId)
  if (update.of === 'settlement') return deps.applySettlement(update.id)
  if (update.of === 'returned-settlement') return 'host-settlement-failed'
  if (update.of === 'unreadable') return 'unreadable'
  if (update.of === 'other') return 'ignored'
  const followed = await undefinedIfUnknown(syncRefunds(deps, update.id))
  return followed === undefined ? 'unknown-payment' : 'refunds-followed'
}

/**
 * The webhook's secret can sign any payment, also of another shop on the account. So it is applied as the provider
 * answers it, and only if the provider has it for the same order. An unknown order may be missing from a restored
 * backup, or belong to another product on the account.
 */
async function applyReportedPayment(deps: Deps, reported: ReportedPayment): Promise<string> {
  const { db, provider, providerSettings } = deps
  const { id, order_id } = reported
  if (order_id === null) return 'unknown-order'
  const known = await findOrderBy(db, 'provider_order_id', order_id)
  // Test payments are not money, even with a valid signature: test and live mode are separate (docs/razorpay.md §1.1).
  if (known && known.key_mode !== keyModeOf(providerSettings.keyId)) return 'other-key'
  if (known && (await isRecorded(db, known, reported))) return 'already'
  const payment = await undefinedIfUnknown(provider.fetchPayment(id))
  if (payment?.id !== id || payment.order_id !== order_id) return 'forged'
  const applied = await applyPayment(deps, payment, known?.event_box_id)
  if (applied !== 'unknown-order') {
    if (payment.status === 'refunded') await syncRefunds(deps, id)
    return applied
  }
  const order = await undefinedIfUnknown(provider.fetchOrder(order_id))
  if (!order) return applied
  if (isForeign(order, await getInstallationId(db))) return 'foreign-order'
  await importOrder(deps, [order])
  return applyPayment(deps, payment)
}

/** True if our books have the payment as reported, or further: after verify no webhook costs a call. */
async function isRecorded(
  db: Kysely<Database>,
  order: Row<'payment_orders'>,
  { id, status, acquirer_data }: ReportedPayment,
): Promise<boolean> {
  const stored = await db
    .selectFrom('payments')
    .select(['status', 'rrn'])
    .where('id', '=', id)
    .where('payment_order_id', '=', order.id)
    .where('event_box_id', '=', order.event_box_id)
    .executeTakeFirst()
  if (!stored || (stored.rrn === null && acquirer_data?.rrn)) return false
  // A refunded payment may be captured again, where the refund failed.
  const isFurther = stored.status !== 'refunded' && ALLOWED_FROM[stored.status].includes(status)
  return stored.status === status || isFurther
}

async function applyDispute(deps: Deps, disputeId: string): Promise<string> {
  const dispute = await undefinedIfUnknown(deps.provider.fetchDispute(disputeId))
  return dispute ? syncDispute(deps, dispute) : 'forged'
}

/** @internal Asks the provider how a transfer stands; a test calls it without an event. */
export async function applyTransferEvent(
  deps: Pick<Deps, 'db' | 'provider' | 'now'>,
  orderId: string,
): Promise<string> {
  const order = await findOrderBy(deps.db, 'provider_order_id', orderId)
  const transfer =
    order &&
    (await deps.db
      .selectFrom('transfers')
      .selectAll()
      .where('payment_order_id', '=', order.id)
      .where('event_box_id', '=', order.event_box_id)
      .executeTakeFirst())
  if (!transfer) return 'unknown-transfer'
  const { state } = await syncTransfer(deps, transfer)
  return `transfer-${state}`
}
