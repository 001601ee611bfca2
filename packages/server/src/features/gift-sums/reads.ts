// Reads all gifts of a box, online and written down, and sums them. Apart from the register, which imports event boxes: these show
// the sums.
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import type { Split } from '@lifafa/contract/endpoints/register/split'
import { type Kysely, type RawBuilder, sql } from 'kysely'
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

/**
 * All gifts of a box but those that were refunded; the written ones that were struck out have a `void_reason`. The conditions stand
 * outside of the union, and nothing is joined: then PostgreSQL reads the newest gifts from the indices of both tables, no more than
 * are asked for.
 */
export const giftsOf = (boxId: string): RawBuilder<unknown> => sql`(
  select * from (
    select event_box_id, id, 'online' as kind, guest_language, null::text as letter, null::int as running,
      kept_paise as amount_paise, null::int as milligrams, null::text as words, coalesce(corrected_name, guest_name) as giver, null::text as relation,
      null::text as village, null::text as family, null::text as side, guest_phone as phone, paid_at as given_at,
      null::uuid as device_id, null::int as counted_in, null::text as void_reason, false as is_late, thanked_at,
      null::text as note, null::int as envelope, guest_address as address,
      case when blessing_hidden_at is null then blessing end as blessing, searched, sounds
    from contributions
    union all
    select event_box_id, id, kind, null::text as guest_language, letter, running, amount_paise, milligrams, words, giver,
      relation, village, family, side, phone, given_at, device_id, counted_in, void_reason, is_late, thanked_at,
      note, envelope, null::text as address, null::text as blessing, searched, sounds
    from register_entries
  ) as of_all_boxes where event_box_id = ${boxId} and (kind <> 'online' or amount_paise > 0)
) as gifts`

type KindSums = {
  gifts: number
  paise: number
  milligrams: number
  /** Money and metal without it are counted or weighed later. */
  without_amount: number
  unthanked: number
}
type OfKind = KindSums & { kind: Gift['kind'] }

const kindSums = sql`kind, count(*)::int as gifts, coalesce(sum(amount_paise), 0)::bigint as paise,
  coalesce(sum(milligrams), 0)::bigint as milligrams, count(*) filter (where thanked_at is null)::int as unthanked,
  count(*) filter (where amount_paise is null and milligrams is null)::int as without_amount`

function splitOf(kinds: readonly OfKind[]): Split {
  const sum = (field: keyof KindSums, ...of: Gift['kind'][]) =>
    kinds.reduce((all, each) => all + (of.length === 0 || of.includes(each.kind) ? each[field] : 0), 0)
  return {
    online_paise: sum('paise', 'online'),
    cash_paise: sum('paise', 'cash'),
    cheque_paise: sum('paise', 'cheque'),
    upi_paise: sum('paise', 'upi'),
    gold_milligrams: sum('milligrams', 'gold'),
    silver_milligrams: sum('milligrams', 'silver'),
    things: sum('gifts', 'thing'),
    blessings: sum('gifts', 'blessing'),
    online: sum('gifts', 'online'),
    written: sum('gifts') - sum('gifts', 'online'),
    without_amount: sum('without_amount', 'cash', 'cheque', 'upi', 'gold', 'silver'),
    unthanked: sum('unthanked'),
  }
}

/**
 * The sums of the whole box; entries that were struck out are in none. `matching`: gifts that meet the condition `matches`, struck out
 * or not. Both in one reading: it is the longest part of a search.
 */
export async function sumGifts(
  db: Kysely<Database>,
  boxId: string,
  matches: RawBuilder<unknown> = sql`true`,
): Promise<{ split: Split; matching: number }> {
  const { rows } = await sql<OfKind & { stands: boolean; matching: number }>`
    select void_reason is null as stands, count(*) filter (where ${matches})::int as matching, ${kindSums}
    from ${giftsOf(boxId)} group by kind, stands`.execute(db)
  return {
    split: splitOf(rows.filter(({ stands }) => stands)),
    matching: rows.reduce((all, { matching }) => all + matching, 0),
  }
}

/** The sums of each of the families. */
export async function sumFamilies(
  db: Kysely<Database>,
  boxId: string,
  families: readonly string[],
): Promise<{ family: string; split: Split }[]> {
  const { rows } = await sql<OfKind & { family: string }>`
    select family, ${kindSums} from ${giftsOf(boxId)}
    where family = any(${families}) and void_reason is null group by family, kind`.execute(db)
  return [...Map.groupBy(rows, ({ family }) => family)].map(([family, kinds]) => ({
    family,
    split: splitOf(kinds),
  }))
}
