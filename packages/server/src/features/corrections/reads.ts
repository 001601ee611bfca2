// Reads corrections for administrators.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { type Asked, offsetOf } from '../admin-payments/reads/page-window.ts'

export type ListedCorrection = Row<'corrections'> & {
  /** Null: it is a debt that was set off. */
  writer: string | null
  debitBox: string | null
  creditBox: string | null
}

/** Newest first. */
export const pageOfCorrections = (
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ corrections: ListedCorrection[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const { rows } = await sql<ListedCorrection>`
      select c.*, w.name as writer, debit.name as "debitBox", credit.name as "creditBox"
      from corrections c left join admins w on w.id = c.written_by
      left join event_boxes debit on debit.id = c.debit_box_id
      left join event_boxes credit on credit.id = c.credit_box_id
      order by c.written_at desc, c.id desc
      limit ${asked.size} offset ${offsetOf(asked)}`.execute(trx)
    const { total } = await trx
      .selectFrom('corrections')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { corrections: rows, total }
  })
