// Tests how wide the longest word of a title is taken to be.
import { expect, test } from 'vitest'
import { longestWordWidth } from './longest-word-width.ts'

test.each([
  ['', 0],
  ['Aarav weds Meera', 5],
  ['Venkatanarasimharajuvaripeta weds Jo', 28],
  ['शुभ विवाह', 6],
  ['வெங்கடநரசிம்மன் – ஸ்ரீலக்ஷ்மி', 20],
])('the longest word of “%s” is %i letters wide', (title, width) => {
  expect(longestWordWidth(title)).toBe(width)
})
