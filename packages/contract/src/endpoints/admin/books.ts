// The endpoint of administrators for the books: their last hourly figures.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { moment } from '../answers.ts'

/** `paise`: absent for a mere number; `count`: absent for a mere sum. */
export const booksSection = z.object({
  title: z.string(),
  rows: z.array(
    z.object({ label: z.string(), count: z.optional(z.number()), paise: z.optional(z.number()) }),
  ),
})
export type BooksSection = z.infer<typeof booksSection>

/**
 * A day in India on which money moved. `back_paise`: of gifts, to their guests. `settled_paise`: from the provider to our bank.
 * `paid_paise`: from our bank to hosts, less what came back.
 */
export const booksDay = z.object({
  day: z.string(),
  gifts: z.number(),
  given_paise: z.number(),
  fee_paise: z.number(),
  back_paise: z.number(),
  settled_paise: z.number(),
  paid_paise: z.number(),
})
export type BooksDay = z.infer<typeof booksDay>

/** Figures of the last check, which runs every hour. `days`: of the last 14, the latest first. */
const books = z.object({
  at: moment,
  sections: z.array(booksSection),
  days: z.array(booksDay),
  wrong: z.array(z.string()),
})
export type Books = z.infer<typeof books>

export const adminGetBooks = endpoint({
  method: 'GET',
  path: '/admin/payments/books',
  access: 'admin',
  summary:
    'The last hourly figures of our own books, and their inconsistencies; null before the first check, or where it failed',
  response: z.object({ success: z.literal(true), books: z.nullable(books) }),
})
