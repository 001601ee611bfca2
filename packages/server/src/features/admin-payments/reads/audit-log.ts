// Reads the audit log: each action with its administrator and its subject.
import { type Kysely, sql } from 'kysely'
import type { AuditAction } from '../../../db/tables/admin-tables.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

export type ListedAuditEntry = {
  id: number
  at: Date
  name: string
  email: string
  action: AuditAction
  detail: string
  host: string | null
  paymentId: string | null
  payoutPaise: Paise | null
  box: string | null
}

/** Newest first. */
export const pageOfAuditLog = (
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ actions: ListedAuditEntry[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const { rows } = await sql<ListedAuditEntry>`
      select d.id, d.created_at as at, a.name, a.email, d.action, d.detail, d.payment_id as "paymentId",
        case when h.id is not null then ${hostName} end as host, p.amount_paise as "payoutPaise", b.name as box
      from (
        select * from audit_log order by created_at desc, id desc limit ${asked.size} offset ${offsetOf(asked)}
      ) d join admins a on a.id = d.admin_id left join payouts p on p.id = d.payout_id
      left join event_boxes b on b.id = p.event_box_id left join hosts h on h.id = coalesce(d.host_id, p.host_id)
      order by d.created_at desc, d.id desc`.execute(trx)
    const { total } = await trx
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { actions: rows, total }
  })
