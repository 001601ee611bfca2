// Tests file names: readable, and valid on every file system.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Asha & Rohan', 'Asha & Rohan_guests.csv'],
  ['आशा और रोहन का विवाह', 'आशा और रोहन का विवाह_guests.csv'],
  ['Asha/Rohan: 21\\11 "the day"?', 'Asha-Rohan- 21-11 -the day--_guests.csv'],
  ['  ..hidden  ', 'hidden_guests.csv'],
  ['../../etc/passwd', 'etc-passwd_guests.csv'],
  ['--help', 'help_guests.csv'],
  ['two\nlines\tand\u2028more', 'two-lines-and-more_guests.csv'],
  ['Con.1', 'Con-.1_guests.csv'],
  ['Contest', 'Contest_guests.csv'],
  ['...', '_guests.csv'],
])('a box named %j is downloaded as %j [guests-9]', (title, name) => {
  expect(fileName(title, '_guests.csv')).toBe(name)
})

test.each(['nul', 'COM1', 'lpt9'])('%s, a device name of Windows, is never a file name', (title) => {
  expect(fileName(title, '.png')).toBe(`${title}-.png`)
})

test('a Hindi name of 100 letters is cut between graphemes and keeps its ending', () => {
  const name = fileName('श्री'.repeat(25), '-qr-code-hindi.png')
  expect(name).toMatch(/^(श्री)+-qr-code-hindi\.png$/)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(140)
})

/** Any code points; fast-check's own `binary` strings take seconds to initialise. */
const anyTitle = fc
  .array(
    fc.oneof(
      fc.constantFrom(...' ./\\:-con1श्री'),
      fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point)),
    ),
    { maxLength: 120 },
  )
  .map((letters) => letters.join(''))

test('any box name gives a file name that is valid on every system', () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      const name = fileName(title, '_guests.csv')
      expect(name).toMatch(/^[^.\s][^<>:"/\\|?*\p{Cc}]*_guests\.csv$|^_guests\.csv$/u)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(140)
    }),
  )
})
