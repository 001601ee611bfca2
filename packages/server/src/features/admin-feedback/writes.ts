// Marks a message of the contact page as answered, or as unanswered again.
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import type { Kysely } from 'kysely'
import { logAdminAction } from '../../audit-log/writes.ts'
import type { Database } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure } from '../../http/failure.ts'

type Tick = { id: string; answered: boolean; adminId: string; now: Date }

/** Does nothing where it is marked so already: the first administrator stays named. Throws Failure `notFound`. */
export const setAnswered = (db: Kysely<Database>, { id, answered, adminId, now }: Tick): Promise<void> =>
  inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('contact_messages')
      .set(answered ? { answered_at: now, answered_by: adminId } : { answered_at: null, answered_by: null })
      .where('id', '=', id)
      .where('answered_at', answered ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) {
      await logAdminAction(trx, { action: answered ? 'message-answered' : 'message-reopened', adminId, now })
      return
    }
    const known = await trx
      .selectFrom('contact_messages')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) throw new Failure('notFound', { message: sentences.messageGone })
  })
