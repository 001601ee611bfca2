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
  if (reference) conditions.push(sql`upper(a.reference) = ${reference}`)
  if (upiId) conditions.push(sql`lower(a.upi_id) = ${upiId}`)
  if (conditions.length === 0) return nothing()
  const at = sql`coalesce(a.paid_at, a.created_at)`
  const { rows } = await sql<FoundPayoutRow>`
    select p.id, a.amount_paise as paise, a.upi_id as "upiId", a.reference, ${at} as at,
      b.id as "boxId", b.name as box, ${hostName} as host, ${hostPageId}
    from payout_attempts a join payouts p on p.id = a.payout_id join event_boxes b on b.id = p.event_box_id join hosts h on h.id = p.host_id
    where (${sql.join(conditions, sql` or `)})
      ${during ? sql`and ${at} >= ${during.from} and ${at} < ${during.until}` : sql``}
    order by at desc, a.id limit ${READ}`.execute(db)
  return firstOf(rows)
}
