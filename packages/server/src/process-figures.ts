// Figures of this process since its start; all others are counted in the shared database.
import type { OwnBooks } from './books/read-own-books.ts'

export type CheckedBooks = OwnBooks & { at: Date }

export type ProcessFigures = {
  /** Answers by class: `2xx`, `4xx`, `5xx`. */
  answers: Record<string, number>
  /** When the provider last answered one of our calls without an error. */
  providerAnsweredAt: Date | undefined
  /** Different rows of the provider's lists that could not be parsed, and were skipped. */
  unreadRows: number
  /** The last check of the books, and when it began; undefined before the first, and where the last one failed. */
  books: CheckedBooks | undefined
}

export const noFiguresYet = (): ProcessFigures => ({
  answers: {},
  providerAnsweredAt: undefined,
  unreadRows: 0,
  books: undefined,
})
