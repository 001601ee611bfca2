// Inserts a payout that only the provider has, with box, number and UPI ID from its notes.
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import { lockBox } from '../create/lock-box.ts'
import { payoutId } from '../create/payout-id.ts'

const ourNotes = z.object({
  event_box: z.string(),
  piece: z.coerce.number().int().min(1),
  upi_id: z.string(),
})

/**
 * Inserted as due and unclaimed: the caller applies its state at once. Undefined where it is not ours, or its box is
 * unknown.
 */
export async function importPayout(
  db: Kysely<Database>,
  { reference_id, notes, amount }: ProviderPayout,
  now: Date,
): Promise<Pick<Row<'payouts'>, 'event_box_id'> | undefined> {
  const said = ourNotes.safeParse(notes).data
  if (!said || payoutId(said.event_box, said.piece) !== reference_id) return undefined
  const isOurs = db.selectFrom('event_boxes').select('id').where('id', '=', said.event_box)
  if (!(await isOurs.executeTakeFirst())) return undefined
  return inTransaction(db, async (trx) => {
    const box = await lockBox(trx, said.event_box)
    await trx
      .insertInto('payouts')
      .values({
        id: reference_id,
        event_box_id: box.id,
        host_id: box.host_id,
        number: said.piece,
        amount_paise: amount,
        state: 'due',
        upi_id: said.upi_id,
        due_on: todayInIndia(now),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return { event_box_id: box.id }
  })
}
