// Reads all gifts of a box for its printed book.
import type { BookOrder } from '@lifafa/contract/endpoints/register/book'
import { MAX_STATEMENT_CONTRIBUTIONS } from '@lifafa/contract/limits'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { giftsOf } from '../../gift-sums/reads.ts'
import { nameKey } from '../../guests/reads/name-order.ts'
import { byNumber, type GiftRow } from './gifts.ts'

/** A book names no desks. */
export type BookRow = Omit<GiftRow, 'desk_id'> & {
  note: string | null
  envelope: number | null
  address: string | null
  blessing: string | null
}

const byKeyOf = (column: RawBuilder<unknown>) => sql`${nameKey(column)} nulls last, ${column}`
const ORDERS: Record<BookOrder, RawBuilder<unknown>> = {
  number: byNumber,
  name: byKeyOf(sql`giver`),
  village: byKeyOf(sql`village`),
  family: byKeyOf(sql`family`),
  side: sql`side nulls last`,
  amount: sql`amount_paise desc nulls last`,
}

/** Struck-out entries among them; alike ones as they were given. Undefined if there are more than a book can have. */
export async function listBook(
  db: Kysely<Database>,
  boxId: string,
  order: BookOrder,
): Promise<BookRow[] | undefined> {
  const { rows } = await sql<BookRow>`
    select * from ${giftsOf(boxId)} order by ${ORDERS[order]}, given_at, id
    limit ${MAX_STATEMENT_CONTRIBUTIONS + 1}`.execute(db)
  return rows.length > MAX_STATEMENT_CONTRIBUTIONS ? undefined : rows
}
