// Writes what a host decides about the screen in the hall: its link, its switches, and single lines.
import type { HallChanges } from '@lifafa/contract/endpoints/register/hall'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { lockBoxOfHost } from '../../event-boxes/reads.ts'
import { isGiftOfBox, wordsHash } from '../reads/hall.ts'
import { newLink, tokenHash } from './desk-secrets.ts'

/** Returns the token of a new link, which is stored as a hash. Throws Failure `notFound`: the box, or the gift of a line. */
export const changeHall = (
  db: Kysely<Database>,
  { hostId, boxId }: { hostId: string; boxId: string },
  { link, line, ...switches }: HallChanges,
): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    const token = link === 'new' ? newLink(boxId) : null
    const columns = {
      ...(link && { link_hash: token && tokenHash(token) }),
      ...(switches.paused !== undefined && { is_paused: switches.paused }),
      ...(switches.shows_sum !== undefined && { shows_sum: switches.shows_sum }),
      ...(switches.holds_blessings !== undefined && { holds_blessings: switches.holds_blessings }),
    }
    await trx
      .insertInto('halls')
      .values({ event_box_id: boxId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (Object.keys(columns).length > 0)
      await trx.updateTable('halls').set(columns).where('event_box_id', '=', boxId).execute()
    if (line) await changeLine(trx, boxId, line)
    return token
  })

async function changeLine(
  trx: Transaction<Database>,
  boxId: string,
  { id, hidden, read }: NonNullable<HallChanges['line']>,
): Promise<void> {
  if (!(await isGiftOfBox(trx, boxId, id))) throw new Failure('notFound')
  const columns = {
    ...(hidden !== undefined && { is_hidden: hidden }),
    ...(read !== undefined && { read_hash: wordsHash(read) }),
  }
  if (Object.keys(columns).length === 0) return
  await trx
    .insertInto('hall_lines')
    .values({ event_box_id: boxId, gift_id: id, ...columns })
    .onConflict((conflict) => conflict.columns(['event_box_id', 'gift_id']).doUpdateSet(columns))
    .execute()
}
