// Makes CSV files of the invoices and of the audit log, with the filter of the page. Loaded on demand.
import { formatStamp } from '@lifafa/contract/dates'
import { adminListAuditLog } from '@lifafa/contract/endpoints/admin/audit-log'
import { adminListFeeInvoices } from '@lifafa/contract/endpoints/admin/fee-invoices'
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { EXPORTED_PAGE } from '@lifafa/contract/limits'
import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { csvRupees, csvText } from '../../lib/browser/csv.ts'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { auditQueryOf, type PaymentsParams } from './payments-params.ts'

/** All rows of a list. A row that is added meanwhile moves others to the next page: none is in the file twice. */
async function allRows<Answer extends { pagination: Pagination }, Row>(
  read: (page: { page: number; page_size: number }) => Promise<Answer>,
  rowsOf: (answer: Answer) => Row[],
  idOf: (row: Row) => string | number,
): Promise<Row[]> {
  const found = new Map<string | number, Row>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await read({ page, page_size: EXPORTED_PAGE })
    for (const row of rowsOf(answer)) found.set(idOf(row), row)
    pages = answer.pagination.total_pages
  }
  return [...found.values()]
}

/** Amounts are in rupees with two decimals, and positive: of a credit note, too. */
export async function invoicesFile({ text, month }: Pick<PaymentsParams, 'text' | 'month'>): Promise<string> {
  const invoices = await allRows(
    (page) => adminCall(adminListFeeInvoices, { query: { text, month, ...page } }),
    (answer) => answer.invoices,
    ({ number }) => number,
  )
  return csvText(
    sentences.invoiceColumns,
    invoices.map((each) => [
      ...[each.number, sentences.invoiceKinds[each.kind], each.credits ?? ''],
      ...[formatStamp(each.at).slice(0, 10)],
      ...[each.box, each.box_id, each.host],
      ...[csvRupees(each.fee_paise), String(each.gst_percent), csvRupees(each.gst_paise)],
    ]),
  )
}

export async function auditFile(params: PaymentsParams): Promise<string> {
  const entries = await allRows(
    (page) => adminCall(adminListAuditLog, { query: { ...auditQueryOf(params), ...page } }),
    (answer) => answer.entries,
    ({ id }) => id,
  )
  return csvText(
    auditLogSentences.columns,
    entries.map(({ at, admin, action, about, detail }) => [
      ...[formatStamp(at), admin.name, admin.email, auditLogSentences.actions[action].name],
      ...[about ?? '', detail],
    ]),
  )
}
