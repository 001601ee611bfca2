// Reads the invoices of our fee, newest first.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

export type ListedFeeInvoice = Row<'fee_invoices'> & { box: string; host: string }

export const pageOfFeeInvoices = (
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ invoices: ListedFeeInvoice[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const { rows } = await sql<ListedFeeInvoice>`
      select i.*, b.name as box, ${hostName} as host
      from (
        select * from fee_invoices order by issued_at desc, kind, number desc limit ${asked.size} offset ${offsetOf(asked)}
      ) i join event_boxes b on b.id = i.event_box_id join hosts h on h.id = b.host_id
      order by i.issued_at desc, i.kind, i.number desc`.execute(trx)
    const { total } = await trx
      .selectFrom('fee_invoices')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { invoices: rows, total }
  })
