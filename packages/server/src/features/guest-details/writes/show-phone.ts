// Reads the whole phone number of one gift's guest, and records in the audit log who asked for it.
import { isUuid } from '@lifafa/contract/fields/uuid'
import { type Kysely, sql } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'

type Asked = { adminId: string; id: string; now: Date }

/** `id`: of a payment, or of our order. Throws Failure `notFound`, also where the number was erased. */
export const showPhone = (db: Kysely<Database>, { adminId, id, now }: Asked): Promise<string> =>
  inTransaction(db, async (trx) => {
    const order = isUuid(id)
      ? sql`${id}::uuid`
      : sql`(select payment_order_id from payments where id = ${id} limit 1)`
    const { rows } = await sql<{ phone: string | null }>`
      select guest_phone as phone from payment_orders where id = ${order}`.execute(trx)
    const phone = rows[0]?.phone
    if (!phone) throw new Failure('notFound')
    await logAdminAction(trx, { adminId, action: 'guest-phone-shown', detail: id, now })
    return phone
  })
