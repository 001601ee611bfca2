// Reads the register of a box as its host sees it: gifts that were given online and gifts that were written down, in one list.

import type { ThankedFilter } from '@lifafa/contract/endpoints/guests'
import type { GiftKind, RegisterOrder } from '@lifafa/contract/endpoints/register/entries'
import type { EntryKind } from '@lifafa/contract/endpoints/register/entry'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { MAX_STATEMENT_CONTRIBUTIONS, PAGE_SIZE } from '@lifafa/contract/limits'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { giftsOf } from '../../gift-sums/reads.ts'
import { nameKey } from '../../guests/reads/name-order.ts'
import { meets } from '../../guests/reads.ts'

export type GiftFilter = {
  text: string
  kind: GiftKind
  side: '' | 'bride' | 'groom'
  family: string
  village: string
  desk: string
  thanked: ThankedFilter
}

export type GiftRow = {
  id: string
  kind: 'online' | EntryKind
  guest_language: GuestLanguage | null
  letter: string | null
  running: number | null
  amount_paise: number | null
  milligrams: number | null
  words: string | null
  giver: string | null
  relation: string | null
  village: string | null
  family: string | null
  side: 'bride' | 'groom' | null
  phone: string | null
  given_at: Date
  desk_id: string | null
  counted_in: number | null
  void_reason: string | null
  is_late: boolean
  thanked_at: Date | null
}

/** `A`, …, `Z`, `AA`, as columns of a spreadsheet. */
export const byNumber = sql`length(gifts.letter) nulls last, gifts.letter, running`
const newest = sql`given_at desc, id desc`
const ORDERS: Record<RegisterOrder, RawBuilder<unknown>> = {
  newest,
  oldest: sql`given_at, id`,
  name: sql`${nameKey(sql`giver`)} nulls last, ${newest}`,
  village: sql`${nameKey(sql`village`)} nulls last, ${newest}`,
  family: sql`${nameKey(sql`family`)} nulls last, family, ${newest}`,
  largest: sql`amount_paise desc nulls last, ${newest}`,
  number: sql`${byNumber}, ${newest}`,
}

/** `page` from 1; without it all of them, or undefined if there are more than a book can have. */
export async function listGifts(
  db: Kysely<Database>,
  boxId: string,
  filter: GiftFilter,
  order: RegisterOrder,
  page: number | undefined,
): Promise<GiftRow[] | undefined> {
  const ofPage =
    page === undefined
      ? sql`limit ${MAX_STATEMENT_CONTRIBUTIONS + 1}`
      : sql`limit ${PAGE_SIZE.register} offset ${(page - 1) * PAGE_SIZE.register}`
  const { rows } = await sql<GiftRow>`
    select gifts.id, kind, guest_language, gifts.letter, running, amount_paise, milligrams, words, giver, relation, village, family,
      side, phone, given_at, desk_id, counted_in, void_reason, is_late, thanked_at
    from (select * from ${giftsOf(boxId)} where ${matches(boxId, filter)} order by ${ORDERS[order]} ${ofPage}) as gifts
    left join desk_devices d on d.event_box_id = gifts.event_box_id and d.id = device_id
    order by ${ORDERS[order]}`.execute(db)
  return rows.length > MAX_STATEMENT_CONTRIBUTIONS ? undefined : rows
}

const FOUND_IN = { phoneColumn: sql`phone`, paiseColumn: sql`amount_paise` }

/** The condition of a search. A guest's address, which stands for the village, and the number on an envelope are searched, too. */
export function matches(boxId: string, filter: GiftFilter): RawBuilder<unknown> {
  const { text, kind, side, family, village, desk, thanked } = filter
  const conditions = [sql`true`]
  if (text !== '') conditions.push(meets(text, FOUND_IN))
  if (kind === 'written') conditions.push(sql`kind <> 'online'`)
  else if (kind === 'uncounted')
    conditions.push(
      sql`kind not in ('online', 'thing', 'blessing') and amount_paise is null and milligrams is null and void_reason is null`,
    )
  else if (kind !== '') conditions.push(sql`kind = ${kind}`)
  if (side !== '') conditions.push(sql`side = ${side}`)
  if (family !== '') conditions.push(sql`family = ${family}`)
  if (village !== '') conditions.push(sql`village = ${village}`)
  if (desk !== '')
    conditions.push(
      sql`device_id in (select id from desk_devices where event_box_id = ${boxId} and desk_id = ${desk}::uuid)`,
    )
  if (thanked === 'yes') conditions.push(sql`thanked_at is not null`)
  if (thanked === 'no') conditions.push(sql`thanked_at is null and void_reason is null`)
  return sql.join(conditions, sql` and `)
}
