// Lists the provider's payouts of our boxes that our books lack, after a restored backup.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { rowsOf } from '../../../provider/client/read-rows.ts'
import type { ProviderPayout, SentPayouts } from '../../../provider/objects/payouts.ts'
import { PER_PAGE } from '../../../provider/pages.ts'
import { isMoneySent } from '../channels/provider/report.ts'
import { DAY_MS } from '../rules/states.ts'

/** A backup that is restored is not older. */
export const LONGEST_AGO_MS = 30 * DAY_MS

export type MissingPayout = ProviderPayout & { boxId: string; box: string; host: string }

/**
 * The provider's payouts of our boxes that our books lack, and that have arrived or are under way: since the last comparison, and since
 * thirty days before the restore was noticed, however late an administrator compares them. Each is to be entered by a correction: those
 * of a box leave the list once corrections since the restore was noticed have entered as much. Throws ProviderError.
 */
export async function listMissing(
  db: Kysely<Database>,
  sentPayouts: Pick<SentPayouts, 'list'>,
  now: Date,
): Promise<MissingPayout[]> {
  const { compared_at, restored_at } = await db
    .selectFrom('installation')
    .select(['compared_at', 'restored_at'])
    .executeTakeFirstOrThrow()
  const noticedAt = restored_at ?? now
  const from = new Date(Math.max(compared_at?.getTime() ?? 0, noticedAt.getTime() - LONGEST_AGO_MS))
  const missing: MissingPayout[] = []
  for (let skip = 0; ; skip += PER_PAGE) {
    const listed = await sentPayouts.list({ from, to: now }, skip)
    missing.push(...(await keepMissing(db, listed.filter(isMoneySent))))
    if (rowsOf(listed) < PER_PAGE) return keepUnentered(db, missing, noticedAt)
  }
}

/**
 * Corrections credit the account that the provider pays from: of the box, or, where its host is owed nothing any more, of no box. Those that
 * move money between our accounts are of no payout.
 */
async function keepUnentered(
  db: Kysely<Database>,
  missing: readonly MissingPayout[],
  since: Date,
): Promise<MissingPayout[]> {
  const lacking = Map.groupBy(missing, ({ boxId }) => boxId)
  const { rows } = await sql<{ boxId: string; paise: Paise }>`
    select event_box_id as "boxId", -sum(payout_account)::bigint as paise from ledger
    where kind = 'correction' and bank = 0 and event_box_id = any(${['', ...lacking.keys()]}) and created_at >= ${since}
    group by event_box_id`.execute(db)
  const entered = new Map(rows.map(({ boxId, paise }) => [boxId, paise]))
  let ofNoBox = entered.get('') ?? 0
  return [...lacking].flatMap(([boxId, payouts]) => {
    const rest = payouts.reduce((sum, { amount }) => sum + amount, 0) - (entered.get(boxId) ?? 0)
    if (rest <= 0) return []
    if (rest > ofNoBox) return payouts
    ofNoBox -= rest
    return []
  })
}

async function keepMissing(db: Kysely<Database>, listed: ProviderPayout[]): Promise<MissingPayout[]> {
  const { rows } = await sql<Pick<MissingPayout, 'id' | 'boxId' | 'box' | 'host'>>`
    select l.id, b.id as "boxId", b.name as box, h.first_name || ' ' || h.last_name as host
    from jsonb_to_recordset(${JSON.stringify(
      listed.map(({ id, reference_id, notes }) => ({ id, reference_id, box: notes.event_box })),
    )}::jsonb) as l (id text, reference_id text, box text)
    join event_boxes b on b.id = l.box join hosts h on h.id = b.host_id
    where not exists (select from payout_attempts a where a.id::text = l.reference_id)`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return listed.flatMap((payout) => {
    const of = found.get(payout.id)
    return of ? [{ ...payout, ...of }] : []
  })
}
