// Exports the guest list as an Excel file. Loaded on demand with its library.
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/browser'
import { missing } from '../../../lib/parts/guest-details.ts'

/** The width of each column, in characters. */
const WIDTHS = [28, 14, 14, 40, 19, 11, 24, 18, 10, 28, 40]

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** A spreadsheet's times have no zone: this one reads as India's clock. */
const inIndia = (iso: string): Date => new Date(Date.parse(iso) + INDIA_OFFSET_MS)

/** Text stays text: nothing that a guest wrote is computed. */
const text = (value: string | null | undefined): Cell => (value ? { type: String, value, wrap: true } : null)

const heading = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' })

const rowOf = (guest: ListedGuest): Row => [
  text(guest.name || sentences.noName),
  text(guest.phone ?? missing(guest, '')),
  { type: Number, value: guest.amount, format: '#,##0' },
  text(guest.address ?? missing(guest, '')),
  { type: Date, value: inIndia(guest.created_at), format: 'd mmm yyyy' },
  { type: Date, value: inIndia(guest.created_at), format: 'h:mm AM/PM' },
  text(guest.reference),
  text(guest.bank_reference),
  text(guest.thanked ? sentences.thanked : null),
  text(guest.written_name),
  text(guest.blessing_hidden ? null : guest.blessing),
]

const totalRow = (guests: readonly ListedGuest[]): Row => [
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
export const guestsXlsx = (guests: readonly ListedGuest[]): Promise<Blob> =>
  writeXlsxFile(
    [
      [...sentences.csvColumns, ...sentences.excelColumns].map(heading),
      ...guests.map(rowOf),
      totalRow(guests),
    ],
    {
      sheet: 'Guests',
      stickyRowsCount: 1,
      columns: WIDTHS.map((width) => ({ width })),
    },
  ).toBlob()
