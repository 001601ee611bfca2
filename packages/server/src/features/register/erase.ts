// Erases what the register says of people: all of a deleted host's; of a box the phones and notes; of single guests who ask.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Erasure } from '../contributions/rules.ts'

/** Children first. */
const TABLES = [
  ...(['hall_lines', 'halls', 'imported_givers', 'register_imports', 'register_versions'] as const),
  ...(['register_entries', 'handovers', 'register_counts', 'desk_devices', 'desks'] as const),
]

/** None of it is money of ours: the books need no row of it. */
export async function eraseRegister(trx: Transaction<Database>, hostId: string): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  for (const table of TABLES) await trx.deleteFrom(table).where('event_box_id', 'in', boxes).execute()
}

const CONTACTS = ['phone', 'note'] as const
const PERSON = [...CONTACTS, 'giver', 'relation', 'village', 'family'] as const

/**
 * `contacts`: phones and notes of all entries and lists of the box, also those that were written again after an erasure. `all`: entries and
 * imported rows with the phone of one of the orders, which must not be erased yet.
 */
export async function eraseEntries(
  trx: Transaction<Database>,
  { boxId, orderIds, extent, now }: Erasure,
): Promise<void> {
  const phones = sql`(select guest_phone from payment_orders where event_box_id = ${boxId} and id = any(${orderIds}))`
  const imported =
    extent === 'all'
      ? sql`delete from imported_givers where event_box_id = ${boxId} and phone in ${phones}`
      : sql`update imported_givers set phone = null where event_box_id = ${boxId} and phone is not null`
  await imported.execute(trx)
  const fields = extent === 'all' ? PERSON : CONTACTS
  // Hashes of their words.
  if (extent === 'all')
    await sql`delete from hall_lines where event_box_id = ${boxId} and (
      gift_id in (select id from contributions where event_box_id = ${boxId} and payment_order_id = any(${orderIds}))
      or gift_id in (select id from register_entries where event_box_id = ${boxId} and phone in ${phones}))`.execute(
      trx,
    )
  const { rows } = await sql<{ id: string }>`
    select id from register_entries where event_box_id = ${boxId}
      and ${extent === 'all' ? sql`phone in ${phones}` : sql`num_nonnulls(phone, note) > 0`} for update`.execute(
    trx,
  )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await sql`update register_versions set content = content - ${[...fields]}::text[]
    where event_box_id = ${boxId} and entry_id = any(${ids})`.execute(trx)
  await trx
    .updateTable('register_entries')
    .set({ ...Object.fromEntries(fields.map((field) => [field, null])), erased_at: now })
    .where('event_box_id', '=', boxId)
    .where('id', 'in', ids)
    .execute()
}
