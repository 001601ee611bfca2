// Tests the Hindi of one row and of several; English has one form for both.
import { expect, test } from 'vitest'
import { importListSentencesInHindi as hindi } from './import-list-hindi.ts'

test('one row, and one name, is spoken of as one', () => {
  expect(hindi.leftOut(1)).toBe('1 पंक्ति छोड़ी जा रही है, क्योंकि उसमें ठीक नाम नहीं है।')
  expect(hindi.leftOut(2)).toBe('2 पंक्तियाँ छोड़ी जा रही हैं, क्योंकि उनमें ठीक नाम नहीं है।')
  expect([hindi.imported(1), hindi.imported(2)]).toEqual(['1 नाम जुड़ गया।', '2 नाम जुड़ गए।'])
})
