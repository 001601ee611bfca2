// Reads the open flags of settlements and their lines.
import type { TestApp } from '../app.ts'

/** Sorted by kind; of a line its fault is the kind. */
export async function openSettlementFlags({ services }: TestApp) {
  const flags = await services.db
    .selectFrom('review_flags')
    .select(['kind', 'settlement_id', 'payment_id', 'refund_id', 'detail', 'raised_at'])
    .where(({ or, eb }) =>
      or([eb('settlement_id', 'is not', null), eb('kind', 'in', ['settlement-late', 'money-in-dispute'])]),
    )
    .where('resolved_at', 'is', null)
    .execute()
  return flags
    .map(({ kind, detail: { line, ...detail }, ...flag }) => ({ ...flag, kind: line ?? kind, detail }))
    .sort((one, other) => (one.kind < other.kind ? -1 : 1))
}
