// Reads all gifts of a box for its printed book.

import type { StatementFormat } from '@lifafa/contract/endpoints/box-money'
import type { BookOrder } from '@lifafa/contract/endpoints/register/book'
import { MAX_STATEMENT_CONTRIBUTIONS } from '@lifafa/contract/limits'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { giftsOf } from '../../gift-sums/reads.ts'
import { nameKey } from '../../guests/reads/name-order.ts'
import { byNumber, type GiftRow } from './gifts.ts'

/** A book names no desks. The last four only in a workbook. */
export type BookRow = Omit<GiftRow, 'desk_id'> & {
  note: string | null
  envelope: number | null
  address: string | null
  blessing: string | null
  written_name?: string | null
  reference?: string | null
  bank_reference?: string | null
  is_erased?: boolean | null
}

/** All but those that gifts are searched by: no book shows them, and they are long. */
const COLUMNS = sql`id, kind, guest_language, letter, running, amount_paise, milligrams, words, giver, relation, village, family,
  side, phone, given_at, counted_in, void_reason, is_late, thanked_at, note, envelope, address, blessing`

const byKeyOf = (column: RawBuilder<unknown>) => sql`${nameKey(column)} nulls last, ${column}`
const ORDERS: Record<BookOrder, RawBuilder<unknown>> = {
  number: byNumber,
  name: byKeyOf(sql`giver`),
  village: byKeyOf(sql`village`),
  family: byKeyOf(sql`family`),
  side: sql`side nulls last`,
  amount: sql`amount_paise desc nulls last`,
}

/** With the guests of gifts that were given online, as the host’s list has them. */
const withGuests = (boxId: string) => sql`(
  select gifts.*, c.payment_id as reference, p.rrn as bank_reference, c.erased_at is not null as is_erased,
    case when c.corrected_name is not null then c.guest_name end as written_name
  from ${giftsOf(boxId)}
  left join contributions c on kind = 'online' and c.event_box_id = ${boxId} and c.id = gifts.id
  left join payments p on p.event_box_id = ${boxId} and p.id = c.payment_id
) as gifts`

const SELECTS: Record<StatementFormat, (boxId: string) => RawBuilder<unknown>> = {
  pdf: (boxId) => sql`select ${COLUMNS} from ${giftsOf(boxId)}`,
  xlsx: (boxId) => sql`
    select ${COLUMNS}, reference, bank_reference, is_erased, written_name from ${withGuests(boxId)}`,
}

/**
 * Struck-out entries among them; alike ones as they were given. Undefined if there are more than a printed
 * book can have; a workbook has them all.
 */
export async function listBook(
  db: Kysely<Database>,
  boxId: string,
  order: BookOrder,
  format: StatementFormat,
): Promise<BookRow[] | undefined> {
  const isBounded = format === 'pdf'
  const limit = isBounded ? sql`limit ${MAX_STATEMENT_CONTRIBUTIONS + 1}` : sql``
  const { rows } = await sql<BookRow>`
    ${SELECTS[format](boxId)} order by ${ORDERS[order]}, given_at, id ${limit}`.execute(db)
  return isBounded && rows.length > MAX_STATEMENT_CONTRIBUTIONS ? undefined : rows
}
