// Finds payouts by the bank's reference or the UPI ID.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { hostName, hostPageId } from '../../admin-payments/reads/host-name.ts'
import type { Clues } from '../rules.ts'
import { type Found, firstOf, nothing, READ } from './found.ts'

export type FoundPayoutRow = {
  id: string
  paise: Paise
  upiId: string | null
  reference: string | null
  at: Date
  boxId: string
  box: string
  host: string
  hostPageId: string | null
}

/** Newest first. */
export async function findPayouts(
  db: Kysely<Database>,
  { reference, upiId, during }: Clues,
): Promise<Found<FoundPayoutRow>> {
  const conditions: RawBuilder<unknown>[] = []
  if (reference) conditions.push(sql`upper(p.utr) = ${reference}`)
  if (upiId) conditions.push(sql`lower(p.upi_id) = ${upiId}`)
  if (conditions.length === 0) return nothing()
  const at = sql`coalesce(p.paid_at, p.sent_at, p.created_at)`
  const { rows } = await sql<FoundPayoutRow>`
    select p.id, p.amount_paise as paise, p.upi_id as "upiId", p.utr as reference, ${at} as at,
      b.id as "boxId", b.name as box, ${hostName} as host, ${hostPageId}
    from payouts p join event_boxes b on b.id = p.event_box_id join hosts h on h.id = p.host_id
    where (${sql.join(conditions, sql` or `)})
      ${during ? sql`and ${at} >= ${during.from} and ${at} < ${during.until}` : sql``}
    order by at desc, p.id limit ${READ}`.execute(db)
  return firstOf(rows)
}
