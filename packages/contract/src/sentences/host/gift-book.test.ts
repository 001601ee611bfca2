// Tests that a gift has one reference, called by one name wherever it stands.
import { expect, test } from 'vitest'
import { receiptSentences } from '../guest/en/receipt.ts'
import { receipt } from '../guest/hi/receipt.ts'
import { giftBookSentences } from './gift-book.ts'
import { giftBookSentencesInHindi } from './gift-book-hindi.ts'
import { statementSentences } from './statement.ts'
import { statementSentencesInHindi } from './statement-hindi.ts'

test.each([
  ['English', receiptSentences, giftBookSentences, statementSentences],
  ['Hindi', receipt, giftBookSentencesInHindi, statementSentencesInHindi],
] as const)(
  'receipt, gift book and statement name our reference alike in %s',
  (_, ofGuest, book, statement) => {
    expect(book.sheetColumns.reference).toBe(ofGuest.ourReference)
    expect(statement.columns.reference).toBe(ofGuest.ourReference)
  },
)
