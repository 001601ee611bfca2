// Reads a host, the host's sessions, and where the money is, as the host is told.
import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { listSessions } from '../../../sessions/list-sessions.ts'
import { readHostAndBoxMoney } from '../../box-money/reads.ts'
import type { When } from '../../box-money/rules/money-of.ts'
import { openSums } from '../rules.ts'

/** Undefined if there is none, or the host is deleted. */
export const findHost = (db: Kysely<Database>, id: string): Promise<Row<'hosts'> | undefined> =>
  db.selectFrom('hosts').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** The one used last first; none of them is the caller's. */
export const sessionsOfHost = (db: Kysely<Database>, id: string, now: Date) =>
  listSessions(db, { audience: 'host', id }, '', now)

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
