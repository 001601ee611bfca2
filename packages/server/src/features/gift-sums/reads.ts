// Sums all gifts of a box, online and written down. Apart from the register, which imports event boxes: these show the sums.
import type { Split } from '@lifafa/contract/endpoints/register/split'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables.ts'

/** Those of the boxes in whose register something was written, struck out or not. */
export async function listBoxesWithEntries(
  db: Kysely<Database>,
  boxIds: readonly string[],
): Promise<Set<string>> {
  const boxes = await db
    .selectFrom('register_entries')
    .select('event_box_id')
    .distinct()
    .where('event_box_id', '=', sql<string>`any(${boxIds})`)
    .execute()
  return new Set(boxes.map(({ event_box_id }) => event_box_id))
}

const paiseOf = (kind: string) => sql`coalesce(sum(amount_paise) filter (where kind = ${kind}), 0)::bigint`
const milligramsOf = (kind: string) => sql`coalesce(sum(milligrams) filter (where kind = ${kind}), 0)::bigint`

/** The sums of the whole box; entries that were struck out are in none. */
export async function sumGifts(db: Kysely<Database>, boxId: string): Promise<Split> {
  const { rows } = await sql<Split>`
    select ${paiseOf('online')} as online_paise, ${paiseOf('cash')} as cash_paise, ${paiseOf('cheque')} as cheque_paise,
      ${paiseOf('upi')} as upi_paise, ${milligramsOf('gold')} as gold_milligrams,
      ${milligramsOf('silver')} as silver_milligrams,
      count(*) filter (where kind = 'thing')::int as things, count(*) filter (where kind = 'blessing')::int as blessings,
      count(*) filter (where kind = 'online')::int as online, count(*) filter (where kind <> 'online')::int as written,
      count(*) filter (where (kind in ('cash', 'cheque', 'upi') and amount_paise is null)
        or (kind in ('gold', 'silver') and milligrams is null))::int as without_amount,
      count(*) filter (where thanked_at is null)::int as unthanked
    from (
      select 'online' as kind, kept_paise as amount_paise, null::int as milligrams, thanked_at
      from contributions where event_box_id = ${boxId} and kept_paise > 0
      union all
      select kind, amount_paise, milligrams, thanked_at
      from register_entries where event_box_id = ${boxId} and void_reason is null
    ) as gifts`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('An aggregate has one row.')
  return sums
}
