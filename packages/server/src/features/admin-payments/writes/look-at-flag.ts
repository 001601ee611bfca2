// An administrator has looked at a flag: kept beside its reason, which stays, and told in the audit log, once.
import { type Kysely, sql, type Transaction } from 'kysely'
import { recordAdminDeed } from '../../../admin-deeds/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { flaggedPaymentOf } from '../reads/flags.ts'

/** `reason`: as the administrator read it. */
type Look = { id: string; reason: string; adminId: string; now: Date }

/** A column of the audit log. */
const MOST_DETAIL = 500

/** Twice is success, once written. Throws Failure `notFound`, or `flagChanged` where the reason is another by now. */
export const lookAtFlag = (db: Kysely<Database>, look: Look): Promise<void> =>
  inTransaction(db, async (trx) => {
    const paymentId = (await markGift(trx, look)) ?? (await markOrder(trx, look))
    if (paymentId === undefined) return judgeAgain(trx, look)
    const { adminId, now } = look
    const detail = [...look.reason].slice(0, MOST_DETAIL).join('')
    await recordAdminDeed(trx, { deed: 'payment-reviewed', paymentId, adminId, detail, now })
  })

const isSeenNow = ({ reason }: Look) =>
  sql<boolean>`needs_review = ${reason} and needs_review is distinct from reviewed_reason`

const seen = ({ reason, adminId, now }: Look) => ({
  reviewed_reason: reason,
  reviewed_at: now,
  reviewed_by: adminId,
})

async function markGift(trx: Transaction<Database>, look: Look): Promise<string | undefined> {
  const gift = await trx
    .updateTable('contributions')
    .set(seen(look))
    .where('id', '=', look.id)
    .where(isSeenNow(look))
    .returning('payment_id')
    .executeTakeFirst()
  return gift?.payment_id
}

async function markOrder(trx: Transaction<Database>, look: Look): Promise<string | undefined> {
  const order = await trx
    .updateTable('payment_orders as o')
    .set(seen(look))
    .where('o.id', '=', look.id)
    .where(isSeenNow(look))
    .returning(sql<string | null>`${flaggedPaymentOf}`.as('payment_id'))
    .executeTakeFirst()
  return order?.payment_id ?? undefined
}

async function judgeAgain(trx: Transaction<Database>, { id, reason }: Look): Promise<void> {
  const { rows } = await sql<{ needs_review: string }>`
    select needs_review from contributions where id = ${id} and needs_review is not null
    union all select needs_review from payment_orders where id = ${id} and needs_review is not null`.execute(
    trx,
  )
  const [flag] = rows
  if (!flag) throw new Failure('notFound')
  if (flag.needs_review !== reason) throw new Failure('flagChanged')
}
