// Endpoint of the printed register.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { ofBox } from '../../fields/box-id.ts'
import { form, malformed } from '../../fields/schemas.ts'
import { hostLanguage } from '../../languages.ts'
import { file } from '../answers.ts'
import { statementFormat } from '../box-money.ts'

export const bookPaper = z.enum(['a4', 'a5'], malformed)
export type BookPaper = z.infer<typeof bookPaper>
export const bookOrder = z.enum(['number', 'name', 'village', 'family', 'side', 'amount'], malformed)
export type BookOrder = z.infer<typeof bookOrder>

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
