// Reads what the guests of a host gave, and what became of it: from contributions, the ledger and payouts.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import type { MoneyOfBoxes, StandingOfPayouts } from '../rules.ts'

/** Of all boxes of the host, deleted ones included, as of one moment. */
export const moneyOfHost = (db: Kysely<Database>, hostId: string): Promise<MoneyOfBoxes> =>
  inSnapshot(db, async (trx) => {
    const boxes = sql`(select id from event_boxes where host_id = ${hostId})`
    const given = await sql<{ contributions: number; keptPaise: Paise }>`
      select count(*) as contributions, coalesce(sum(kept_paise), 0)::bigint as "keptPaise"
      from contributions where event_box_id in ${boxes} and kept_paise > 0`.execute(trx)
    const owed = await sql<{ owedPaise: Paise }>`
      select coalesce(-sum(owed_to_hosts), 0)::bigint as "owedPaise"
      from ledger where event_box_id in ${boxes} and owed_to_hosts <> 0`.execute(trx)
    const { rows: payouts } = await sql<StandingOfPayouts>`
      select state, hold, count(*) as count, sum(amount_paise)::bigint as paise
      from payouts where host_id = ${hostId} group by state, hold order by hold`.execute(trx)
    return { contributions: 0, keptPaise: 0, owedPaise: 0, ...given.rows[0], ...owed.rows[0], payouts }
  })
