// Reads where the money of a host is, as the host is told, and of how many gifts it is.
import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { readHostAndBoxMoney } from '../../box-money/reads.ts'
import type { When } from '../../box-money/rules/money-of.ts'
import { openSums } from '../rules.ts'

/** Reads the money of all boxes of the host, deleted ones included. */
export async function moneyOfHost(db: Kysely<Database>, hostId: string, when: When): Promise<MoneyOfHost> {
  const [{ ofHost, ofBoxes }, gifts] = await Promise.all([
    readHostAndBoxMoney(db, hostId, when),
    countGifts(db, hostId),
  ])
  return { gifts, sums_paise: ofHost.sums_paise, open: openSums([...ofBoxes.values()]) }
}

async function countGifts(db: Kysely<Database>, hostId: string): Promise<number> {
  const { rows } = await sql<{ gifts: number }>`
    select count(*) as gifts from contributions
    where event_box_id in (select id from event_boxes where host_id = ${hostId}) and kept_paise > 0`.execute(
    db,
  )
  return rows[0]?.gifts ?? 0
}
