// Tests weights of gold and silver.
import { expect, test } from 'vitest'
import { formatGrams, parseGrams } from './grams.ts'

test.each([
  ['5', 5_000],
  ['5.25', 5_250],
  ['११.६६४', 11_664],
  ['1,005 g', 1_005_000],
  ['10 grams', 10_000],
  ['२ ग्राम', 2_000],
  ['0.0005', undefined],
  ['five', undefined],
  ['', undefined],
  ['-5', undefined],
])('%j is read as %j milligrams', (typed, milligrams) => {
  expect(parseGrams(typed)).toBe(milligrams)
})

test.each([
  [5_000, '5'],
  [5_250, '5.25'],
  [11_664, '11.664'],
  [100_000, '100'],
  [1_005_010, '1,005.01'],
  [1, '0.001'],
])('%i milligrams are written as %s grams', (milligrams, grams) => {
  expect(formatGrams(milligrams)).toBe(grams)
})
