// Exports the guest list as an Excel file. Loaded on demand with its library.
import { SHEET_FORMATS } from '@lifafa/contract/dates'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import type { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/browser'
import { missing, shownName } from '../../../lib/parts/guest-details.ts'
import type { FileWords } from './guests-csv.ts'

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** A spreadsheet's times have no zone: this one reads as India's clock. */
const inIndia = (iso: string): Date => new Date(Date.parse(iso) + INDIA_OFFSET_MS)

/** Text stays text: nothing that a guest wrote is computed. */
const text = (value: string | null | undefined): Cell => (value ? { type: String, value, wrap: true } : null)

const heading = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' })

const moment = (iso: string, format: string): Cell => ({ type: Date, value: inIndia(iso), format })

/** Its width in characters, and its cell. */
type Column = [number, (guest: ListedGuest, words: FileWords) => Cell]

/** Those of the CSV file, in the order of their headings. */
const CSV_COLUMNS: Column[] = [
  [28, (guest, { sentences }) => text(shownName(guest, sentences))],
  [14, (guest, { sentences }) => text(guest.phone ?? missing(guest, '', sentences))],
  [14, ({ amount }) => ({ type: Number, value: amount, format: '#,##0' })],
  [40, (guest, { sentences }) => text(guest.address ?? missing(guest, '', sentences))],
  [19, ({ created_at }, { language }) => moment(created_at, SHEET_FORMATS[language].day)],
]

const MORE_COLUMNS: Record<keyof typeof guestsSentences.excelColumns, Column> = {
  time: [11, ({ created_at }, { language }) => moment(created_at, SHEET_FORMATS[language].time)],
  reference: [24, ({ reference }) => text(reference)],
  bank_reference: [18, ({ bank_reference }) => text(bank_reference)],
  thanked: [10, ({ thanked }, { sentences }) => text(thanked ? sentences.thanked : null)],
  written_name: [28, ({ written_name }) => text(written_name)],
  blessing: [40, ({ blessing, blessing_hidden }) => text(blessing_hidden ? null : blessing)],
}

const COLUMNS = [...CSV_COLUMNS, ...Object.values(MORE_COLUMNS)]

const headings = ({ csvColumns, excelColumns }: FileWords['sentences']): string[] => [
  ...csvColumns,
  ...(Object.keys(MORE_COLUMNS) as (keyof typeof MORE_COLUMNS)[]).map((column) => excelColumns[column]),
]

const totalRow = (guests: readonly ListedGuest[], { sentences }: FileWords): Row => [
  heading(sentences.total),
  null,
  {
    type: Number,
    value: guests.reduce((sum, { amount }) => sum + amount, 0),
    format: '#,##0',
    fontWeight: 'bold',
  },
]

/** One sheet: a row of headings that stays in view, a row for each guest in the given order, and their total. */
export const guestsXlsx = (guests: readonly ListedGuest[], words: FileWords): Promise<Blob> =>
  writeXlsxFile(
    [
      headings(words.sentences).map(heading),
      ...guests.map((guest) => COLUMNS.map(([, cell]) => cell(guest, words))),
      totalRow(guests, words),
    ],
    {
      sheet: words.sentences.guests,
      stickyRowsCount: 1,
      columns: COLUMNS.map(([width]) => ({ width })),
    },
  ).toBlob()
