// Makes the statement of an event box as a file; the server runs it in a separate process.
import type { Statements } from '@lifafa/contract/web-build'
import { contentsOf } from './contents.ts'
import { drawPdf } from './draw-pdf.ts'
import { writeWorkbook } from './write-workbook.ts'

export const makeStatement: Statements['makeStatement'] = async (format, statement) => {
  const contents = contentsOf(statement)
  return format === 'pdf' ? drawPdf(contents) : writeWorkbook(contents)
}
