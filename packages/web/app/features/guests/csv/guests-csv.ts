// Exports the guest list as CSV (RFC 4180). Loaded on demand with its CSV library.
import { formatMoment } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import Papa from 'papaparse'

/** A byte-order mark: without it Excel reads UTF-8 in the machine's code page and garbles Hindi. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Cells that a spreadsheet may compute (OWASP, CSV Injection): those that begin with one of these, full-width and
 * small forms included, also after characters that it skips. Papa's own list stops at the first line break of a cell, and
 * lets `=1+1` with a second line through.
 */
const FORMULA = /^[\t\r\n]|^[\s\p{C}]*[=＝﹦+＋﹢\-－﹣−@＠﹫]/u

/**
 * The file's text with a byte-order mark: a row of headings, then a row for each guest, in the given order. All cells are
 * quoted, line breaks in them stay, formulas follow an apostrophe. Amounts are whole rupees without grouping.
 */
export function guestsCsv(guests: readonly GuestContribution[]): string {
  const data = guests.map(({ name, phone, amount, address, created_at }) => [
    name || sentences.noName,
    phone || sentences.notProvided,
    String(amount),
    address || sentences.notProvided,
    created_at ? formatMoment(created_at) : sentences.notProvided,
  ])
  const fields = [...sentences.csvColumns]
  return (
    BYTE_ORDER_MARK +
    Papa.unparse({ fields, data }, { quotes: true, newline: '\r\n', escapeFormulae: FORMULA })
  )
}
