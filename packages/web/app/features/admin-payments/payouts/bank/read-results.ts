// Reads the file that the bank gave back: its rows, or the sentence that says what is wrong with it. Loaded on demand.
import { type BankResult, MAX_BANK_ROWS } from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import Papa from 'papaparse'
import { decodedText } from '../../../../lib/browser/csv.ts'

/** The size of the largest file that is read. */
const MOST_BYTES = 1024 * 1024
/** As the server takes it. */
const MOST_LETTERS = 120

type Column = keyof BankResult

/** Headings as banks write them, and of our own sheets, as `plain` leaves them. The first that a file has is read. */
const HEADINGS = {
  reference: ['reference', 'ourreference', 'payoutreference', 'customerreference'],
  bank_reference: ['bankreference', 'utr', 'rrn'],
  upi_id: ['upi', 'vpa', 'upiaddress', 'payeevpa', 'beneficiaryvpa', 'fundaccountvpa'],
}
const REQUIRED = ['reference', 'bank_reference', 'status'] as const

/** Letters alone, without an ending that says nothing: `UTR No.`, `Payout Reference Id`. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(no|number|id)$/, '')

/** The places of each column. Any heading may say that it is a status: one of several may take back what another says. */
function placesIn(headings: readonly string[]): Record<Column, number[]> {
  const words = headings.map(plain)
  const firstOf = (known: readonly string[]) =>
    known
      .map((word) => words.indexOf(word))
      .filter((place) => place !== -1)
      .slice(0, 1)
  const allWith = (part: string) => words.flatMap((word, place) => (word.includes(part) ? [place] : []))
  return {
    reference: firstOf(HEADINGS.reference),
    bank_reference: firstOf(HEADINGS.bank_reference),
    status: allWith('status'),
    amount: allWith('amount'),
    upi_id: firstOf(HEADINGS.upi_id),
  }
}

type Read = { rows: BankResult[] } | { problem: string }

/** Files of programs that were chosen instead of a CSV, by their first bytes. */
const OTHERS = [
  { begins: 'PK\u0003\u0004', kind: sentences.kinds.workbook },
  { begins: '\u00d0\u00cf\u0011\u00e0', kind: sentences.kinds.workbook },
  { begins: '%PDF', kind: sentences.kinds.pdf },
]

export async function readResults(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES) return { problem: sentences.tooLarge }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const begins = String.fromCharCode(...bytes.subarray(0, 4))
    const other = OTHERS.find((known) => begins === known.begins)
    return other ? { problem: sentences.notText(other.kind) } : resultsIn(decodedText(bytes))
  } catch {
    return { problem: sentences.unreadable }
  }
}

/** A cell without what a spreadsheet puts around a number to keep it as text: `'0123`, `="0123"`. */
const cellText = (cell: string): string =>
  cell
    .trim()
    .replace(/^'/, '')
    .replace(/^="(.*)"$/s, '$1')

/** Excel's own first line. */
const SEPARATOR = /^\ufeff?sep=.*[\r\n]+/i
/** Banks give tables of the web the name of a workbook. */
const MARKUP = /^\s*</

/** @internal */
export function resultsIn(text: string): Read {
  // UTF-32, or no text at all.
  if (text.includes('\u0000')) return { problem: sentences.unreadable }
  if (MARKUP.test(text)) return { problem: sentences.notText(sentences.kinds.page) }
  const { data: lines } = Papa.parse<string[]>(text.replace(SEPARATOR, ''), { skipEmptyLines: 'greedy' })
  const cells = lines.map((line) => line.map(cellText))
  const missingIn = (line: readonly string[]) => {
    const places = placesIn(line)
    return REQUIRED.filter((column) => places[column].length === 0)
  }
  // Banks write titles above the headings.
  const begin = Math.max(
    0,
    cells.findIndex((line) => missingIn(line).length === 0),
  )
  const [headings = [], ...data] = cells.slice(begin)
  if (data.length === 0) return { problem: sentences.noRows }
  const places = placesIn(headings)
  const missing = missingIn(headings)
  if (missing.length > 0)
    return {
      problem: sentences.columnsMissing(missing.map((column) => sentences.columnNames[column]).join(', ')),
    }
  if (places.amount.length > 1)
    return { problem: sentences.severalAmounts(places.amount.map((place) => headings[place]).join(', ')) }
  if (data.length > MAX_BANK_ROWS) return { problem: sentences.tooManyRows(MAX_BANK_ROWS) }
  const rows = data.map((row): BankResult => {
    const cell = (column: Column) =>
      places[column].length === 0
        ? null
        : [...new Set(places[column].map((place) => row[place] ?? ''))].filter(Boolean).join(', ')
    return {
      reference: cell('reference') ?? '',
      bank_reference: cell('bank_reference') ?? '',
      status: cell('status') ?? '',
      amount: cell('amount'),
      upi_id: cell('upi_id'),
    }
  })
  const isTooLong = rows.some((row) => Object.values(row).some((cell) => (cell ?? '').length > MOST_LETTERS))
  if (isTooLong) return { problem: sentences.cellTooLong }
  // A row that stands twice, word for word, says nothing more.
  return { rows: [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()] }
}
