// Finds boxes whose debt in the ledger differs from kept amounts less payouts and transfers, corrections included.
import { type Kysely, sql } from 'kysely'
import { CHANGES_OF_DEBT } from '../db/changes-of-debt.ts'
import type { Database, Paise } from '../db/tables.ts'

/** `owedPaise`: by the ledger. `leftPaise`: by contributions, payouts, and changes that are in the ledger alone. */
export type InconsistentBox = { id: string; name: string; owedPaise: Paise; leftPaise: Paise }

/** Returns at most a hundred. */
export async function findInconsistentBoxes(db: Kysely<Database>): Promise<InconsistentBox[]> {
  const { rows } = await sql<InconsistentBox>`
    with owed as (
      select event_box_id as id, -sum(owed_to_hosts) as paise,
        coalesce(-sum(owed_to_hosts) filter (where kind in ${CHANGES_OF_DEBT}), 0) as moved
      from ledger where owed_to_hosts <> 0 group by 1
    ), kept as (
      select event_box_id as id, sum(kept_paise) as paise from contributions group by 1
    ), paid as (
      select p.event_box_id as id, sum(a.amount_paise) as paise from payout_attempts a join payouts p on p.id = a.payout_id
      where a.state = 'paid' group by 1
    ), boxes as (
      select b.id, b.name, coalesce(owed.paise, 0)::bigint as "owedPaise",
        (coalesce(kept.paise, 0) - coalesce(paid.paise, 0) + coalesce(owed.moved, 0))::bigint as "leftPaise"
      from event_boxes b left join owed using (id) left join kept using (id) left join paid using (id)
    )
    select * from boxes where "owedPaise" <> "leftPaise" order by id limit 100`.execute(db)
  return rows
}
