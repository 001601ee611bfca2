// Reads the open flags of settlements and their lines.
import type { TestApp } from '../app.ts'

/** By kind. */
export const openSettlementFlags = async ({ services }: TestApp) =>
  services.db
    .selectFrom('review_flags')
    .select(['kind', 'settlement_id', 'payment_id', 'refund_id', 'detail', 'raised_at'])
    .where(({ or, eb }) => or([eb('settlement_id', 'is not', null), eb('kind', '=', 'settlement-late')]))
    .where('resolved_at', 'is', null)
    .orderBy('kind')
    .execute()
