// Issues an invoice for the fee of each box whose event is over, and a credit note where a fee was refunded later.
import { hasEnded } from '@lifafa/contract/event-timing'
import { type Kysely, sql, type Transaction } from 'kysely'
import { getRestoredAt } from '../../db/installation.ts'
import type { Database, Day, Paise, Row } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Creditable, creditNotesFor, financialYear, invoiceFor, type Paper } from './rules.ts'

/** Contributions of the last moment are recorded a little later. */
const AFTER_END_MS = 24 * 60 * 60 * 1000

type Deps = { db: Kysely<Database>; gstPercent: number; now: Date; signal: AbortSignal }

/**
 * Several processes may run at once: each box is locked, and looked at again. Issues nothing between a restored backup and the
 * comparison of payouts: gifts still come back, and an invoice for some of them would take the number that another box had.
 */
export async function issueInvoices({ db, gstPercent, now, signal }: Deps): Promise<void> {
  const ended = new Date(now.getTime() - AFTER_END_MS)
  for (const { id, event_date } of await listUninvoiced(db)) {
    if (signal.aborted) return
    if (hasEnded(event_date, ended)) await inTransaction(db, (trx) => invoiceBox(trx, id, gstPercent, now))
  }
}

/** The fee of a box by the ledger, less what of it was invoiced. */
const uninvoiced = (boxId: string) => sql<Paise>`
  (select coalesce(-sum(platform_fee), 0) from ledger where event_box_id = ${boxId} and kind <> 'fee-invoice')
  - (select coalesce(sum(case kind when 'invoice' then fee_paise else -fee_paise end), 0) from fee_invoices
    where event_box_id = ${boxId})`

async function listUninvoiced(db: Kysely<Database>): Promise<{ id: string; event_date: Day }[]> {
  const { rows } = await sql<{ id: string; event_date: Day }>`
    with fees as (
      select event_box_id, -sum(platform_fee) as paise from ledger
      where platform_fee <> 0 and kind <> 'fee-invoice' group by 1
    ), invoiced as (
      select event_box_id, sum(case kind when 'invoice' then fee_paise else -fee_paise end) as paise
      from fee_invoices group by 1
    )
    select b.id, b.event_date from fees join event_boxes b on b.id = fees.event_box_id
    left join invoiced on invoiced.event_box_id = b.id
    where fees.paise <> coalesce(invoiced.paise, 0) order by b.event_date, b.id`.execute(db)
  return rows
}

async function invoiceBox(
  trx: Transaction<Database>,
  boxId: string,
  gstPercent: number,
  now: Date,
): Promise<void> {
  await trx.selectFrom('event_boxes').select('id').where('id', '=', boxId).forUpdate().execute()
  if (await getRestoredAt(trx)) return
  const { rows } = await sql<{ paise: Paise }>`
    select (${uninvoiced(boxId)})::bigint as paise`.execute(trx)
  const paise = rows[0]?.paise ?? 0
  if (paise > 0) await issue(trx, { boxId, now, ...invoiceFor(paise, gstPercent) })
  if (paise < 0)
    for (const note of creditNotesFor(-paise, await listCreditable(trx, boxId)))
      await issue(trx, { boxId, now, ...note })
}

/** The invoices of a box with what credit notes have left of each, the newest first. */
async function listCreditable(trx: Transaction<Database>, boxId: string): Promise<Creditable[]> {
  const { rows } = await sql<Creditable>`
    select i.id, i.gst_percent as "gstPercent", (i.fee_paise - coalesce(sum(n.fee_paise), 0))::bigint as "feePaise",
      (i.gst_paise - coalesce(sum(n.gst_paise), 0))::bigint as "gstPaise"
    from fee_invoices i left join fee_invoices n on n.credits_id = i.id
    where i.event_box_id = ${boxId} and i.kind = 'invoice'
    group by i.id order by i.issued_at desc, i.number desc`.execute(trx)
  return rows
}

async function issue(
  trx: Transaction<Database>,
  { boxId, now, ...paper }: Paper & { boxId: string; now: Date },
): Promise<void> {
  const { kind, feePaise, gstPercent, gstPaise, creditsId } = paper
  const year = financialYear(now)
  const number = await nextNumber(trx, kind, year)
  await trx
    .insertInto('fee_invoices')
    .values({
      ...{ kind, year, number, event_box_id: boxId, credits_id: creditsId },
      ...{ fee_paise: feePaise, gst_percent: gstPercent, gst_paise: gstPaise, issued_at: now },
    })
    .execute()
  if (gstPaise > 0) await postGst(trx, boxId, kind === 'invoice' ? gstPaise : -gstPaise, now)
}

/** The row lock is held until the commit: a number that is not used is given again. */
async function nextNumber(
  trx: Transaction<Database>,
  kind: Row<'fee_invoices'>['kind'],
  year: string,
): Promise<number> {
  const { last_number } = await trx
    .insertInto('fee_invoice_series')
    .values({ kind, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet({ last_number: sql<number>`fee_invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** GST is not ours: it goes from the fee to what we owe. */
const postGst = (trx: Transaction<Database>, event_box_id: string, paise: Paise, now: Date) =>
  trx
    .insertInto('ledger')
    .values({
      ...{ kind: 'fee-invoice', event_box_id, platform_fee: paise, output_gst: -paise },
      ...{ occurred_at: now, created_at: now },
    } as const)
    .execute()
