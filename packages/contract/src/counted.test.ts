// Tests how a count is written with its noun.
import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a noun is in the plural but for one', () => {
  expect([0, 1, 1234].map((count) => counted(count, 'gift'))).toEqual(['0 gifts', '1 gift', '1,234 gifts'])
  expect([1, 2].map((count) => counted(count, 'लिफ़ाफ़ा', 'लिफ़ाफ़े'))).toEqual(['1 लिफ़ाफ़ा', '2 लिफ़ाफ़े'])
})
