// Tests that the digits of every script are read.
import { expect, test } from 'vitest'
import { latinDigits } from './typed-digits.ts'

test('the digits of every numbering system that the machine knows are read', () => {
  const zeroToNine = Array.from({ length: 10 }, (_, digit) => digit)
  const written = Intl.supportedValuesOf('numberingSystem')
    .map((system) => {
      const { format } = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
      return zeroToNine.map((digit) => format(digit)).join('')
    })
    .filter((digits) => /^\p{Nd}{10}$/u.test(digits))
  expect(written.length).toBeGreaterThan(50)
  for (const digits of written) expect(latinDigits(digits)).toBe('0123456789')
})

test('no other sign of a number is taken for a digit', () => {
  expect(latinDigits('Ⅳ ① ² ½ 五 ५')).toBe('Ⅳ ① ² ½ 五 5')
})
