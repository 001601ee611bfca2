// Reads the disputes that have not ended, and the last that have, each with its guest, box and host.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { hostName, hostPageId } from './host-name.ts'

/** More than this cannot be answered in time. */
const MOST_OPEN = 100
/** The timeline of a payment has all of its own. */
const MOST_ENDED = 20

export type ListedDispute = Pick<
  Row<'disputes'>,
  'id' | 'payment_id' | 'amount_paise' | 'reason_code' | 'respond_by' | 'status' | 'phase' | 'updated_at'
> & { guest: string | null; box: string | null; host: string | null; hostPageId: string | null }

/** Those with the next deadline first; ended ones last, the newest first. Those that can still be answered are never left out for others. */
export async function listDisputes(db: Kysely<Database>, now: Date): Promise<ListedDispute[]> {
  const { rows } = await sql<ListedDispute>`
    with listed as materialized (
      (select * from disputes where status in ('open', 'under_review')
        order by status = 'under_review' or coalesce(respond_by <= ${now}, false), respond_by nulls last, id limit ${MOST_OPEN})
      union all
      (select * from disputes where status not in ('open', 'under_review') order by updated_at desc, id limit ${MOST_ENDED})
    )
    select d.id, d.payment_id, d.amount_paise, d.reason_code, d.respond_by, d.status, d.phase, d.updated_at,
      coalesce(c.corrected_name, c.guest_name) as guest, b.name as box,
      case when h.id is not null then ${hostName} end as host, ${hostPageId}
    from listed d
    left join contributions c on c.payment_id = d.payment_id and c.event_box_id = d.event_box_id
    join event_boxes b on b.id = d.event_box_id join hosts h on h.id = b.host_id
    order by d.status not in ('open', 'under_review'),
      case when d.status in ('open', 'under_review') then d.respond_by end nulls last, d.updated_at desc, d.id`.execute(
    db,
  )
  return rows
}
