// Deletes a host who is owed nothing: whoever was told of is forgotten, and what was paid stays in the books.
import type { Kysely } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { findOpenMatters } from '../reads/open-matters.ts'
import { deletionObstacle } from '../rules.ts'
import { eraseBoxes } from './forget-boxes.ts'
import { eraseEvents } from './forget-events.ts'
import { eraseGuests } from './forget-guests.ts'
import { eraseHost } from './forget-host.ts'
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
    await eraseEvents(trx, hostId, now)
    await eraseGuests(trx, hostId)
    await eraseBoxes(trx, hostId, now)
    await eraseHost(trx, host, now)
    await logAdminAction(trx, { adminId, action: 'host-deleted', hostId, now })
  })
