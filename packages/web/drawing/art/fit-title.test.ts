// Tests that titles fit their place: complete, as large as possible, and never wider.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitTitle, type TitleSizes } from './fit-title.ts'

/** As if all letters were half as wide as high. */
const widthAt1 = (text: string): number => text.length / 2
const sizes: TitleSizes = {
  oneLine: [72, 50],
  twoLines: [46, 30],
  threeLines: 29,
  largestCouple: 42,
  smallestUnparted: 18,
}
const fit = (title: string) => fitTitle(title, 600, sizes, widthAt1)

test('short names are set in one line, large', () => {
  expect(fit('Aarav ♥ Meera')).toEqual({ lines: ['Aarav ♥ Meera'], size: 72 })
})

test('longer names shrink before they wrap', () => {
  expect(fit('Siddharth ♥ Annapurna')).toEqual({ lines: ['Siddharth ♥ Annapurna'], size: 600 / 10.5 })
})

test('names that do not fit beside each other stand one above the other, the heart on a line of its own', () => {
  expect(fit('Venkatanarasimha ♥ Subrahmanyeswari')).toEqual({
    lines: ['Venkatanarasimha', '♥', 'Subrahmanyeswari'],
    size: 42,
  })
  expect(fit(`Asha ♥ ${'मी'.repeat(25)}`)).toEqual({ lines: ['Asha', '♥', 'मी'.repeat(25)], size: 24 })
})

test('a long name of an event wraps into two lines of like width', () => {
  expect(fit('Venkatanarasimha and Subrahmanyeswari').lines).toEqual([
    'Venkatanarasimha',
    'and Subrahmanyeswari',
  ])
})

test('a name of 100 characters takes three lines rather than illegibly small letters', () => {
  const { lines, size } = fit('word '.repeat(20).trim())
  expect(lines).toHaveLength(3)
  expect(size).toBe(29)
})

test('one word of 100 letters is broken, never between a letter and its vowel sign', () => {
  const { lines } = fit('मी'.repeat(100))
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/^(मी)+$/)
})

test('no title is ever clipped or loses a letter', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
      const title = text.trim() || 'x'
      const { lines, size } = fit(title)
      expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''))
      for (const line of lines) expect(widthAt1(line) * size).toBeLessThanOrEqual(600.001)
    }),
    { numRuns: 50 },
  )
})
