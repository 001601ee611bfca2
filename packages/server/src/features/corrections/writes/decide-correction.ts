// Confirms or rejects a correction; a confirmed one is entered in the same transaction.
import type { Kysely } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { describe, enter } from './enter-correction.ts'

type Decision = { id: string; isConfirmed: boolean; seenPaise: Paise; adminId: string }

/**
 * A repetition is success. Throws Failure: `notFound`; `correctionOwn` where its writer confirms it; `correctionDecided` where
 * it was decided otherwise, or is not as it was seen; `correctionTooLarge`.
 */
export const decideCorrection = (
  { db, now }: { db: Kysely<Database>; now: Date },
  { id, isConfirmed, seenPaise, adminId }: Decision,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('corrections')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Failure('notFound')
    if (isConfirmed && before.written_by === adminId) throw new Failure('correctionOwn')
    const end = isConfirmed ? before.entered_at : before.rejected_at
    if (end && before.decided_by === adminId) return
    if (before.entered_at || before.rejected_at || before.amount_paise !== seenPaise)
      throw new Failure('correctionDecided')
    const decided = await trx
      .updateTable('corrections')
      .set({ decided_by: adminId, decided_at: now, [isConfirmed ? 'entered_at' : 'rejected_at']: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isConfirmed) await enter(trx, decided, now)
    const action = isConfirmed ? 'correction-confirmed' : 'correction-rejected'
    await logAdminAction(trx, { action, adminId, detail: describe(decided), now })
  })
