// Reads files that the server makes, as a person's programs do.
import readExcelFile from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'

/** The text of all pages. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

type SheetCell = string | number | boolean | Date | null

/** The rows of each sheet by its name. */
export async function sheetsOf(workbook: Buffer): Promise<Record<string, SheetCell[][]>> {
  const sheets = await readExcelFile(workbook)
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as SheetCell[][]]))
}
