// Tests that no line is wider than its column, and that nothing of the text is lost.
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Each code unit is as wide as another. */
const wrap = (text: string, maxWidth: number) => wrapText(text, maxWidth, ({ length }) => length)

test.each([
  ['one line', 20, ['one line']],
  ['two words wrap', 9, ['two words', 'wrap']],
  ['a\n\nb', 9, ['a', '', 'b']],
  ['', 9, ['']],
  ['abcdefghijk', 4, ['abcd', 'efgh', 'ijk']],
  ['go abcdefgh on', 4, ['go', 'abcd', 'efgh', 'on']],
])('%j is broken at %d', (text, maxWidth, lines) => {
  expect(wrap(text, maxWidth)).toEqual(lines)
})

test('a letter is not parted from its vowel sign, however narrow the column', () => {
  expect(wrap('श्रीकृपा', 2)).toEqual(['श्री', 'कृ', 'पा'])
})
