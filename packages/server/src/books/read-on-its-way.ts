// Reads the settlements that are on their way to our bank, by the day on which the provider made them.
import { sql, type Transaction } from 'kysely'
import type { Database, Day, Paise } from '../db/tables.ts'

/** `madeOn`: in India. */
export type OnItsWay = { madeOn: Day; count: number; paise: Paise }

/** The earliest day first. One that our bank did not take is still at the provider. */
export async function readOnItsWay(trx: Transaction<Database>): Promise<OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`
    select (provider_created_at at time zone 'Asia/Kolkata')::date as "madeOn", count(*),
      sum(amount_paise)::bigint as paise
    from settlements where booked_at is null and status <> 'failed' group by 1 order by 1`.execute(trx)
  return rows
}
