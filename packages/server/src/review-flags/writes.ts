// Raises review flags on payments for administrators. A raised flag is never overwritten or deleted.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

type About = {
  paymentId: string
  /** Our id of a refund, for the kinds that concern one. */
  refundId?: string
  detail?: FlagDetail
  now: Date
}

/**
 * Raises a fact once: an existing flag of this kind, payment and refund stays as it is. One whose cause comes and goes is raised again once
 * it was resolved (db/schema/0011-refund-flags-again.sql).
 */
export async function raiseFlag(
  trx: Transaction<Database>,
  kind: FlagKind,
  { paymentId, refundId, detail = {}, now }: About,
): Promise<void> {
  await trx
    .insertInto('review_flags')
    .values({
      payment_id: paymentId,
      kind,
      refund_id: refundId ?? null,
      detail: JSON.stringify(detail),
      raised_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Flags whose cause ended by itself: the order's box became known, the dispute ended, the refund was made after
 * all, a lost dispute gave the guest the payment, the host's part was taken back from the linked account, or the host owes nothing any more.
 */
type Gone =
  | { kind: 'no-box'; providerOrderId: string }
  | { kind: 'refund-failed' | 'refund-stopped'; refundId: string }
  | { kind: 'refund-failed' | 'host-owes'; paymentId: string }

/** Resolves flags whose cause is gone; they stay, and can still be read. */
export async function resolveFlags(trx: Transaction<Database>, gone: Gone, now: Date): Promise<void> {
  const open = trx
    .updateTable('review_flags')
    .set({ resolved_at: now })
    .where('kind', '=', gone.kind)
    .where('resolved_at', 'is', null)
  await (gone.kind === 'no-box'
    ? open.where(sql<string>`detail ->> 'order_id'`, '=', gone.providerOrderId)
    : 'paymentId' in gone
      ? open.where('payment_id', '=', gone.paymentId)
      : open.where('refund_id', '=', gone.refundId)
  ).execute()
}
