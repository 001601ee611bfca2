// Reads the invoices of our fee, newest first, filtered.
import { monthInIndia } from '@lifafa/contract/event-timing'
import { boxId } from '@lifafa/contract/fields/box-id'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { isBoxNamed, searchFor, usersWith } from '../../admin-users/reads/search.ts'
import { invoiceNumbered } from '../../fee-invoices/rules.ts'
import { hostName, hostPageId } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

/** `hostPageId` is null for a host who was deleted. */
export type ListedFeeInvoice = Row<'fee_invoices'> & {
  box: string
  host: string
  hostPageId: string | null
  /** The invoice that a credit note reduces. */
  credited: Pick<Row<'fee_invoices'>, 'kind' | 'year' | 'number'> | null
}

/** `month`: `YYYY-MM`, in India. Empty: any. */
type Filter = { text: string; month: string }

export const pageOfFeeInvoices = (
  db: Kysely<Database>,
  { text, month, ...asked }: Asked & Filter,
): Promise<{ invoices: ListedFeeInvoice[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const conditions = [sql`true`]
    if (month !== '') {
      const { from, until } = monthInIndia(month)
      conditions.push(sql`issued_at >= ${from} and issued_at < ${until}`)
    }
    if (text !== '') conditions.push(await isMeant(trx, text))
    const isWanted = sql.join(conditions, sql` and `)
    const { rows } = await sql<ListedFeeInvoice>`
      select i.*, b.name as box, ${hostName} as host, ${hostPageId},
        case when c.id is not null then jsonb_build_object('kind', c.kind, 'year', c.year, 'number', c.number) end as credited
      from (
        select * from fee_invoices where ${isWanted}
        order by issued_at desc, kind, number desc limit ${asked.size} offset ${offsetOf(asked)}
      ) i join event_boxes b on b.id = i.event_box_id join hosts h on h.id = b.host_id
      left join fee_invoices c on c.id = i.credits_id
      order by i.issued_at desc, i.kind, i.number desc`.execute(trx)
    const counted = await sql<{ total: number }>`
      select count(*) as total from fee_invoices where ${isWanted}`.execute(trx)
    return { invoices: rows, total: counted.rows[0]?.total ?? 0 }
  })

/** The number of one, the id of a box, or a name: of a box that is not deleted, or of a host. */
async function isMeant(trx: Transaction<Database>, text: string): Promise<RawBuilder<unknown>> {
  const numbered = invoiceNumbered(text)
  if (numbered)
    return sql`(kind = ${numbered.kind} and year = ${numbered.year} and number = ${numbered.number})`
  if (boxId.safeParse(text).success) return sql`event_box_id = ${text}`
  const hosts = usersWith(trx, await searchFor(trx, text)).select('id')
  return sql`event_box_id = any(array(
    select b.id from event_boxes b where b.deleted_at is null and ${isBoxNamed(text)}
    union select b.id from event_boxes b where b.host_id in (${hosts})))`
}
