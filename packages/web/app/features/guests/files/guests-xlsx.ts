// Exports the guest list as an Excel file. Loaded on demand with its library.
import { SHEET_FORMATS } from '@lifafa/contract/dates'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/browser'
import { missing } from '../../../lib/parts/guest-details.ts'
import type { FileWords } from './guests-csv.ts'

/** The width of each column, in characters. */
const WIDTHS = [28, 14, 14, 40, 19, 11, 24, 18, 10, 28, 40]

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** A spreadsheet's times have no zone: this one reads as India's clock. */
const inIndia = (iso: string): Date => new Date(Date.parse(iso) + INDIA_OFFSET_MS)

/** Text stays text: nothing that a guest wrote is computed. */
const text = (value: string | null | undefined): Cell => (value ? { type: String, value, wrap: true } : null)

const heading = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' })

const rowOf = (guest: ListedGuest, { sentences, language }: FileWords): Row => [
  text(guest.name || sentences.noName),
  text(guest.phone ?? missing(guest, '', sentences)),
  { type: Number, value: guest.amount, format: '#,##0' },
  text(guest.address ?? missing(guest, '', sentences)),
  { type: Date, value: inIndia(guest.created_at), format: SHEET_FORMATS[language].day },
  { type: Date, value: inIndia(guest.created_at), format: SHEET_FORMATS[language].time },
  text(guest.reference),
  text(guest.bank_reference),
  text(guest.thanked ? sentences.thanked : null),
  text(guest.written_name),
  text(guest.blessing_hidden ? null : guest.blessing),
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
      [...words.sentences.csvColumns, ...words.sentences.excelColumns].map(heading),
      ...guests.map((guest) => rowOf(guest, words)),
      totalRow(guests, words),
    ],
    {
      sheet: words.sentences.guests,
      stickyRowsCount: 1,
      columns: WIDTHS.map((width) => ({ width })),
    },
  ).toBlob()
