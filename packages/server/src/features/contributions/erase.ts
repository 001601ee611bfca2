// Erases guests: of a deleted host's contributions, and of single ones. Amounts and days stay.
import { GUEST_CONTACTS, GUEST_WORDS, ofEachColumn } from '@lifafa/contract/guest-columns'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Erasure } from './rules.ts'

const CONTACTS = ofEachColumn(GUEST_CONTACTS, () => null)
const WORDS = { guest_name: null, guest_language: null, ...ofEachColumn(GUEST_WORDS, () => null) }

export async function eraseContributions(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  await trx
    .updateTable('contributions')
    .set({ ...CONTACTS, ...WORDS, erased_at: now })
    .where('event_box_id', 'in', boxes)
    .execute()
}

/** Erases the guests of some orders' contributions. */
export async function eraseContributors(
  trx: Transaction<Database>,
  { boxId, orderIds, extent, now }: Erasure,
): Promise<void> {
  await trx
    .updateTable('contributions')
    .set({ ...CONTACTS, ...(extent === 'all' && WORDS), erased_at: now })
    .where('event_box_id', '=', boxId)
    .where('payment_order_id', 'in', orderIds)
    .execute()
}
