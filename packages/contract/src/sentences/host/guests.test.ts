// Tests that a gift has one reference, called by one name wherever it stands.
import { expect, test } from 'vitest'
import { receiptSentences } from '../guest/en/receipt.ts'
import { receipt } from '../guest/hi/receipt.ts'
import { guestsSentences } from './guests.ts'
import { guestsSentencesInHindi } from './guests-hindi.ts'
import { statementSentences } from './statement.ts'
import { statementSentencesInHindi } from './statement-hindi.ts'

test.each([
  ['English', receiptSentences, guestsSentences, statementSentences],
  ['Hindi', receipt, guestsSentencesInHindi, statementSentencesInHindi],
] as const)(
  'receipt, guest list and statement name our reference alike in %s',
  (_, ofGuest, list, statement) => {
    expect(list.excelColumns.reference).toBe(ofGuest.ourReference)
    expect(statement.columns.reference).toBe(ofGuest.ourReference)
  },
)
