// Raises and resolves the review flags of a settlement: exactly what differs now is open.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

type Wanted = {
  kind: FlagKind
  lineId: string | null
  paymentId: string | null
  refundId: string | null
  detail: FlagDetail
}

/** Other facts are another flag. */
const keyOf = (kind: FlagKind, lineId: string | null, detail: FlagDetail): string =>
  JSON.stringify([kind, lineId, Object.entries(detail).sort()])

/** Returns the kinds that were raised. The caller holds the settlement's lock. */
export async function setSettlementFlags(
  trx: Transaction<Database>,
  settlementId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<FlagKind[]> {
  const open = await trx
    .selectFrom('review_flags')
    .select(['id', 'kind', 'settlement_line_id', 'detail'])
    .where('settlement_id', '=', settlementId)
    .where('resolved_at', 'is', null)
    .execute()
  const isWanted = new Set(wanted.map(({ kind, lineId, detail }) => keyOf(kind, lineId, detail)))
  const isOpen = new Map(
    open.map(({ id, kind, settlement_line_id, detail }) => [keyOf(kind, settlement_line_id, detail), id]),
  )
  const gone = [...isOpen].filter(([key]) => !isWanted.has(key)).map(([, id]) => id)
  if (gone.length > 0)
    await trx.updateTable('review_flags').set({ resolved_at: now }).where('id', 'in', gone).execute()
  const missing = wanted.filter(({ kind, lineId, detail }) => !isOpen.has(keyOf(kind, lineId, detail)))
  for (const { kind, lineId, paymentId, refundId, detail } of missing)
    await trx
      .insertInto('review_flags')
      .values({
        kind,
        settlement_id: settlementId,
        settlement_line_id: lineId,
        payment_id: paymentId,
        refund_id: refundId,
        detail: JSON.stringify(detail),
        raised_at: now,
      })
      .execute()
  return missing.map(({ kind }) => kind)
}
