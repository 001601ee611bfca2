// Reads in which settlements the provider has settled payments, refunds and transfers.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../db/tables.ts'

export type SettledLine = {
  /** The provider's id of the payment, refund, transfer or adjustment. */
  entityId: string
  settlementId: string
  /** What it brought; negative where it was deducted. */
  paise: Paise
  seenAt: Date
  utr: string | null
  bookedAt: Date | null
}

type Settled = Readonly<Record<'paymentIds' | 'refundIds' | 'transferIds', readonly string[]>>

export async function listSettledLines(
  db: Kysely<Database>,
  { paymentIds, refundIds, transferIds }: Settled,
): Promise<SettledLine[]> {
  const { rows } = await sql<SettledLine>`
    select l.entity_id as "entityId", s.id as "settlementId", l.credit_paise - l.debit_paise as paise,
      l.first_seen_at as "seenAt", s.utr, s.booked_at as "bookedAt"
    from settlement_lines l join settlements s on s.id = l.settlement_id
    where l.payment_id = any(${paymentIds}) or l.refund_id = any(${refundIds}::uuid[])
      or l.transfer_id = any(${transferIds}::uuid[])
    order by l.first_seen_at, l.entity_id`.execute(db)
  return rows
}
