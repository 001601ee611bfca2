// Writes a statement or a gift book as a workbook (XLSX): a sheet for each section, amounts as numbers, names as text.
import { formatStamp, SHEET_FORMATS } from '@lifafa/contract/dates'
import type { HostLanguage } from '@lifafa/contract/languages'
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node'
import type { Cell, Column, Contents, Section } from './contents.ts'

const AMOUNT = '#,##0.00'
/** Points of the PDF for a character of a sheet. */
const POINTS = 5

const strong = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' })

/** Texts have the type String: a spreadsheet computes nothing of them, whatever they begin with. */
function written(cell: Cell, language: HostLanguage): CellObject {
  if ('text' in cell) return { value: cell.text, type: String }
  if ('number' in cell) return { value: cell.number, type: Number }
  if ('paise' in cell) return { value: cell.paise / 100, type: Number, format: AMOUNT }
  const { day, time } = SHEET_FORMATS[language]
  // A sheet knows no time zones: its clock is India's, as on all pages.
  return {
    value: new Date(`${formatStamp(cell.at).replace(' ', 'T')}Z`),
    type: Date,
    format: `${day} ${time}`,
  }
}

const headOf = (columns: readonly Column[]): CellObject[] =>
  columns.map(({ title, isAmount }) => ({ ...strong(title), ...(isAmount && { align: 'right' as const }) }))

const sheetOf = ({ title, columns, rows, totals }: Section, above: SheetData, language: HostLanguage) => ({
  sheet: title,
  columns: columns.map(({ width }) => ({ width: Math.ceil(width / POINTS) })),
  stickyRowsCount: above.length + 1,
  data: [
    ...above,
    headOf(columns),
    ...rows.map((cells) => cells.map((cell) => written(cell, language))),
    ...totals.map((cells) =>
      cells.map((cell) => ({ ...written(cell, language), fontWeight: 'bold' as const })),
    ),
  ],
})

export async function writeWorkbook({ title, lines, language, sections }: Contents): Promise<Uint8Array> {
  const above: SheetData = [[strong(title)], ...lines.map((line) => [written({ text: line }, language)]), []]
  return writeExcelFile(
    sections.map((section, index) => sheetOf(section, index === 0 ? above : [], language)),
  ).toBuffer()
}
