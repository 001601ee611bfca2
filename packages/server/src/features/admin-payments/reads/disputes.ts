// Reads the disputes that an administrator has to answer.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** More than this cannot be answered in time; the flags have all. */
const MOST = 100

type Open = Pick<Row<'disputes'>, 'id' | 'payment_id' | 'amount_paise' | 'reason_code' | 'respond_by'>
/** The last answer: it was refused, or is being sent. */
type LastAnswer = Pick<Row<'dispute_answers'>, 'kind' | 'refusal'> & { by: string; at: Date }
export type OpenDispute = Open & { answer: LastAnswer | null }

/** Those with the next deadline first. One that is under review at the bank has been answered. */
export async function listDisputesToAnswer(db: Kysely<Database>): Promise<OpenDispute[]> {
  const { rows } = await sql<Open & (LastAnswer | { kind: null })>`
    with open as materialized (
      select id, payment_id, amount_paise, reason_code, respond_by from disputes
      where status = 'open' order by respond_by nulls last, id limit ${MOST}
    )
    select d.*, a.kind, a.refusal, a.by, a.at
    from open d left join lateral (
      select kind, refusal, name as by, written_at as at
      from dispute_answers join admins on admins.id = written_by where dispute_id = d.id
      order by written_at desc, refused_at is null desc limit 1
    ) a on true
    order by d.respond_by nulls last, d.id`.execute(db)
  return rows.map((row) => ({ ...row, answer: row.kind === null ? null : row }))
}
