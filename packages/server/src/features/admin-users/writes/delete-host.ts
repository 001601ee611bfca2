// Deletes a host who is owed nothing: whoever was told of is forgotten, and what was paid stays in the books.
import type { Kysely } from 'kysely'
import { recordAdminDeed } from '../../../admin-deeds/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { findOpenMatters } from '../reads/open-matters.ts'
import { deletionObstacle } from '../rules.ts'
import { forgetBoxes } from './forget-boxes.ts'
import { forgetEvents } from './forget-events.ts'
import { forgetGuests } from './forget-guests.ts'
import { forgetHost } from './forget-host.ts'
import { lockHost } from './lock-host.ts'

type Asked = { adminId: string; hostId: string; now: Date }

/** Throws Failure: `notFound`, also for one who was deleted before; `userNotDeletable`, with the reason. */
export const deleteHost = (db: Kysely<Database>, { adminId, hostId, now }: Asked): Promise<void> =>
  inTransaction(db, async (trx) => {
    const host = await lockHost(trx, hostId)
    // Nobody pays to a box, or pays one out, until its host is deleted or stays.
    await trx
      .selectFrom('event_boxes')
      .select('id')
      .where('host_id', '=', hostId)
      .orderBy('id')
      .forUpdate()
      .execute()
    const obstacle = deletionObstacle(await findOpenMatters(trx, hostId))
    if (obstacle !== undefined) throw new Failure('userNotDeletable', { message: obstacle })
    // First of all, since it looks for what the others forget.
    await forgetEvents(trx, hostId, now)
    await forgetGuests(trx, hostId)
    await forgetBoxes(trx, hostId, now)
    await forgetHost(trx, host, now)
    await recordAdminDeed(trx, { adminId, deed: 'host-deleted', hostId, now })
  })
