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

/** Headings as banks write them, without spaces, dots and capitals. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  reference: ['reference', 'ourreference', 'payoutreference', 'customerreference'],
  bank_reference: [
    'bankreference',
    'bankreferenceno',
    'bankreferencenumber',
    'utr',
    'utrno',
    'utrnumber',
    'rrn',
  ],
  status: ['status', 'paymentstatus', 'transactionstatus', 'transferstatus'],
  amount: ['amount', 'amountinr', 'amountrs', 'transferamount'],
  upi_id: ['upiid', 'upi', 'vpa', 'upiaddress', 'payeevpa', 'beneficiaryvpa'],
}
const REQUIRED = ['reference', 'bank_reference', 'status'] as const

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

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

/** @internal */
export function resultsIn(text: string): Read {
  // UTF-32, or no text at all.
  if (text.includes('\u0000')) return { problem: sentences.unreadable }
  const { data } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: plain,
  })
  const headings = Object.keys(data[0] ?? {})
  const columnOf = (column: Column) => HEADINGS[column].find((heading) => headings.includes(heading))
  if (data.length === 0) return { problem: sentences.noRows }
  const missing = REQUIRED.filter((column) => columnOf(column) === undefined)
  if (missing.length > 0)
    return {
      problem: sentences.columnsMissing(missing.map((column) => sentences.columnNames[column]).join(', ')),
    }
  if (data.length > MAX_BANK_ROWS) return { problem: sentences.tooManyRows(MAX_BANK_ROWS) }
  const rows = data.map((row): BankResult => {
    const cell = (column: Column) => {
      const heading = columnOf(column)
      return heading === undefined ? null : cellText(row[heading] ?? '')
    }
    return {
      reference: cell('reference') ?? '',
      bank_reference: cell('bank_reference') ?? '',
      status: cell('status') ?? '',
      amount: cell('amount'),
      upi_id: cell('upi_id'),
    }
  })
  const isTooLong = rows.some((row) => Object.values(row).some((cell) => (cell ?? '').length > MOST_LETTERS))
  return isTooLong ? { problem: sentences.cellTooLong } : { rows }
}
