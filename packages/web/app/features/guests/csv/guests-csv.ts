// The guest list as a file for spreadsheets (RFC 4180). Loaded when it is wanted, and with it the library that writes it.
import { formatMoment } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/guests'
import Papa from 'papaparse'

/** Without it Excel takes UTF-8 for the code page of its machine, and Hindi for noise. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * What a spreadsheet may compute rather than show (OWASP, CSV Injection): a cell that begins with one of these, full and
 * small forms included, also behind characters that it skips. Papa's own list ends at the first line break of a cell, and
 * lets `=1+1` with a second line through.
 */
const FORMULA = /^[\t\r\n]|^[\s\p{C}]*[=＝﹦+＋﹢\-－﹣−@＠﹫]/u

/**
 * The file's text, with a byte-order mark: a row of headings, then a row for each guest, in the order given. All cells are
 * quoted, line breaks in them are kept, formulas stand behind an apostrophe. Amounts are whole rupees without grouping.
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
