// Marks flags of payments and settlements as reviewed: in the flags' rows and in the audit log, once.
import { reviewFlagSentences } from '@lifafa/contract/sentences/admin/review-flags'
import { type Kysely, sql } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'

type Look = { flagIds: readonly string[]; adminId: string; now: Date }

/** The limit of a column of the audit log. */
const MOST_DETAIL = 500

/** A repetition is success, recorded once. Throws Failure `notFound` if none of the flags is known. */
export const reviewFlags = (db: Kysely<Database>, { flagIds, adminId, now }: Look): Promise<void> =>
  inTransaction(db, async (trx) => {
    const isNamed = sql<boolean>`id = any(${flagIds}::uuid[])`
    const seen = await trx
      .updateTable('review_flags')
      .set({ reviewed_at: now, reviewed_by: adminId })
      .where(isNamed)
      .where('reviewed_at', 'is', null)
      .returningAll()
      .execute()
    if (seen.length === 0) {
      const known = await trx.selectFrom('review_flags').select('id').where(isNamed).executeTakeFirst()
      if (!known) throw new Failure('notFound')
    }
    for (const [paymentId, flags] of Map.groupBy(seen, ({ payment_id }) => payment_id)) {
      const detail = [...flags.map(reviewFlagSentences.reason).join('; ')].slice(0, MOST_DETAIL).join('')
      await logAdminAction(trx, {
        ...(paymentId === null
          ? { action: 'settlement-reviewed' }
          : { action: 'payment-reviewed', paymentId }),
        ...{ adminId, detail, now },
      })
    }
  })
