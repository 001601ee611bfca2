// Endpoints of the printed register: the gift book, and the sheet on which two people sign a count.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId, ofBox } from '../../fields/box-id.ts'
import { count, form } from '../../fields/schemas.ts'
import { hostLanguage } from '../../languages.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { statementFormat } from '../box-money.ts'

const malformed = { error: requestSentences.malformed }

export const bookPaper = z.enum(['a4', 'a5'], malformed)
export type BookPaper = z.infer<typeof bookPaper>
export const bookOrder = z.enum(['number', 'name', 'village', 'family', 'side', 'amount'], malformed)
export type BookOrder = z.infer<typeof bookOrder>

/** `content`: the file in base64. */
const file = z.object({ success: z.literal(true), content: z.string() })

export const bookChoice = form({
  format: statementFormat,
  paper: z._default(bookPaper, 'a4'),
  order: z._default(bookOrder, 'number'),
  language: z._default(hostLanguage, 'en'),
})

export const getBook = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/book',
  access: 'host',
  summary:
    'All gifts of an event box, online and written down, as a book to print or a workbook. `paper`: of the book alone',
  params: ofBox,
  query: bookChoice,
  response: file,
})

const sheetChoice = form({ language: z._default(hostLanguage, 'en') })

export const getCountSheet = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/counts/:count/sheet',
  access: 'host',
  summary: 'A closed count as a sheet to print and sign (PDF). `count`: its number',
  params: z.object({ id: boxId, count: count(100_000) }),
  query: sheetChoice,
  response: file,
})

export const getSheetOfDesk = endpoint({
  method: 'GET',
  path: '/desk/counts/:count/sheet',
  access: 'desk',
  summary: 'A count that this desk closed, as a sheet to print and sign (PDF)',
  params: z.object({ count: count(100_000) }),
  query: sheetChoice,
  response: file,
})
