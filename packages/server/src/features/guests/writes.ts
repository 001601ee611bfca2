// Writes what a host makes of the guest list: corrected names, ticks, the thank-you's texts.
import type { ThankYouTexts } from '@lifafa/contract/endpoints/guest-list/thank-you'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure } from '../../http/failure.ts'
import { lockBoxOfHost } from '../event-boxes/reads.ts'

type OfGuest = { hostId: string; boxId: string; contributionId: string; now: Date }

/**
 * Corrects the name of a contribution, with its history in the same transaction. The guest's own spelling and the order stay as
 * they are. Does nothing if that is the name already. Throws Failure: `notFound`; `guestErased` if the name was erased.
 */
export const correctName = (
  db: Kysely<Database>,
  { hostId, boxId, contributionId, name, now }: OfGuest & { name: string },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    const contribution = await trx
      .selectFrom('contributions')
      .select(['guest_name', 'corrected_name', 'erased_at'])
      .where('id', '=', contributionId)
      .where('event_box_id', '=', boxId)
      .forUpdate()
      .executeTakeFirst()
    if (!contribution) throw new Failure('notFound')
    const { guest_name, corrected_name, erased_at } = contribution
    const before = corrected_name ?? guest_name
    if (before === name) return
    if (erased_at !== null && before === null)
      throw new Failure('guestErased', { message: guestNameSentences.erased })
    await trx
      .updateTable('contributions')
      .set({ corrected_name: name === guest_name ? null : name })
      .where('id', '=', contributionId)
      .where('event_box_id', '=', boxId)
      .execute()
    await trx
      .insertInto('name_corrections')
      .values({
        event_box_id: boxId,
        contribution_id: contributionId,
        host_id: hostId,
        name_before: before,
        name_after: name,
        corrected_at: now,
      })
      .execute()
  })

/** Ticks a guest as thanked, or takes the tick back; a repeated tick keeps its time. Throws Failure `notFound`. */
export async function setThanked(
  db: Kysely<Database>,
  { boxId, contributionId, isThanked, now }: Omit<OfGuest, 'hostId'> & { isThanked: boolean },
): Promise<void> {
  const ticked = await db
    .updateTable('contributions')
    .set(({ fn, ref, val }) => ({
      thanked_at: isThanked ? fn.coalesce(ref('thanked_at'), val(now)) : null,
    }))
    .where('id', '=', contributionId)
    .where('event_box_id', '=', boxId)
    .returning('id')
    .executeTakeFirst()
  if (!ticked) throw new Failure('notFound')
}

/** An empty text is ours. A deleted host is left as it is. */
export async function writeThankYou(
  db: Kysely<Database>,
  hostId: string,
  texts: ThankYouTexts,
  now: Date,
): Promise<void> {
  const written = Object.entries(texts).filter(([, text]) => text)
  await db
    .updateTable('hosts')
    .set({
      thank_you: written.length > 0 ? JSON.stringify(Object.fromEntries(written)) : null,
      updated_at: now,
    })
    .where('id', '=', hostId)
    .where('deleted_at', 'is', null)
    .execute()
}
