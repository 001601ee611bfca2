// Reads the audit log: each action with its administrator and its subject, filtered.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AuditAction, Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import type { AuditFilter } from '../rules.ts'
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

type Admin = { id: string; name: string; email: string }

/** More do not fit into a list to choose from. */
const MOST_ADMINS = 200

/** Newest first. `admins`: all, by name. */
export const pageOfAuditLog = (
  db: Kysely<Database>,
  { filter, ...asked }: Asked & { filter: AuditFilter },
): Promise<{ actions: ListedAuditEntry[]; admins: Admin[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const isWanted = sql.join([sql`true`, ...conditionsOf(filter)], sql` and `)
    const { rows } = await sql<ListedAuditEntry>`
      select d.id, d.created_at as at, a.name, a.email, d.action, d.detail, d.payment_id as "paymentId",
        case when h.id is not null then ${hostName} end as host, p.amount_paise as "payoutPaise", b.name as box
      from (
        select * from audit_log where ${isWanted}
        order by created_at desc, id desc limit ${asked.size} offset ${offsetOf(asked)}
      ) d join admins a on a.id = d.admin_id left join payouts p on p.id = d.payout_id
      left join event_boxes b on b.id = p.event_box_id left join hosts h on h.id = coalesce(d.host_id, p.host_id)
      order by d.created_at desc, d.id desc`.execute(trx)
    const counted = await sql<{ total: number }>`
      select count(*) as total from audit_log where ${isWanted}`.execute(trx)
    const admins = await trx
      .selectFrom('admins')
      .select(['id', 'name', 'email'])
      .orderBy('name')
      .orderBy('email')
      .limit(MOST_ADMINS)
      .execute()
    return { actions: rows, admins, total: counted.rows[0]?.total ?? 0 }
  })

/** Each is one that an index of the audit log answers. */
const conditionsOf = ({ action, adminId, from, until, about }: AuditFilter): RawBuilder<unknown>[] => [
  ...(action ? [sql`action = ${action}`] : []),
  ...(adminId ? [sql`admin_id = ${adminId}`] : []),
  ...(from ? [sql`created_at >= ${from}`] : []),
  ...(until ? [sql`created_at < ${until}`] : []),
  ...(about ? [isAbout(about)] : []),
]

/** A filter by host includes the payouts to this host. */
function isAbout(about: NonNullable<AuditFilter['about']>): RawBuilder<unknown> {
  if ('paymentId' in about) return sql`payment_id = ${about.paymentId}`
  if ('boxId' in about)
    return sql`payout_id = any(array(select id from payouts where event_box_id = ${about.boxId}))`
  const host =
    'email' in about ? sql`(select id from hosts where email = ${about.email})` : sql`${about.id}::uuid`
  const own = 'id' in about ? sql`or payout_id = ${about.id}::uuid` : sql``
  return sql`(host_id = ${host} ${own} or payout_id = any(array(select id from payouts where host_id = ${host})))`
}
