// What a process knows of itself alone, since it started; the rest is counted in the database, which all of them share.
import type { OwnBooks } from './books/read-own-books.ts'

export type CheckedBooks = OwnBooks & { at: Date }

export type ProcessFigures = {
  /** Answers given, by class: `2xx`, `4xx`, `5xx`. */
  answers: Record<string, number>
  /** When the provider last answered one of our calls as it should. */
  providerAnsweredAt: Date | undefined
  /** Different rows of the provider's lists that could not be read, and were left out. */
  unreadRows: number
  /** The last look at the books, and when it began; undefined before the first, and where the last one failed. */
  books: CheckedBooks | undefined
}

export const noFiguresYet = (): ProcessFigures => ({
  answers: {},
  providerAnsweredAt: undefined,
  unreadRows: 0,
  books: undefined,
})
