// Tests the CSV file of guests: no value is lost, and no cell is computed.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { guestsSentencesInHindi } from '@lifafa/contract/sentences/host/guests-hindi'
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type FileWords, guestsCsv } from './guests-csv.ts'

const WORDS: FileWords = { sentences: guestsSentences, language: 'en' }

const GUEST: GuestContribution = {
  id: '1',
  name: 'अनन्या राव',
  phone: '9812345678',
  amount: 501,
  address: '7, Ridge Road, Indore',
  created_at: '2026-11-20T18:30:00.000Z',
  blessing: null,
  blessing_hidden: false,
  erased: false,
}

/** The cells as RFC 4180 defines them, without the row of headings. */
const cellsOf = (csv: string): string[][] => Papa.parse<string[]>(csv.replace('\ufeff', '')).data.slice(1)
const nameAsWritten = (name: string): string | undefined =>
  cellsOf(guestsCsv([{ ...GUEST, name }], WORDS))[0]?.[0]

test('the file has a byte-order mark, a row of headings, quoted cells, and rows that end with CR and LF [guests-7]', () => {
  expect(guestsCsv([GUEST, { ...GUEST, name: 'Asha "Ashu" Rao', address: 'Line 1\nLine 2' }], WORDS)).toBe(
    '\ufeff"Name","Phone","Amount (INR)","Address","Date"\r\n' +
      '"अनन्या राव","9812345678","501","7, Ridge Road, Indore","November 21, 2026"\r\n' +
      '"Asha ""Ashu"" Rao","9812345678","501","Line 1\nLine 2","November 21, 2026"',
  )
})

test('a missing value is exported as “Not provided” [guests-8]', () => {
  const guest = { ...GUEST, name: '', phone: null, address: null, created_at: '' }
  expect(cellsOf(guestsCsv([guest], WORDS))).toEqual([
    ['Unknown', 'Not provided', '501', 'Not provided', 'Not provided'],
  ])
})

test('an erased name, phone and address are exported as “Erased”', () => {
  const [cells] = cellsOf(guestsCsv([{ ...GUEST, phone: null, address: null, erased: true }], WORDS))
  expect(cells).toEqual(['अनन्या राव', 'Erased', '501', 'Erased', 'November 21, 2026'])
  const nameless = { ...GUEST, name: '', phone: null, address: null, erased: true }
  expect(cellsOf(guestsCsv([nameless], WORDS))[0]?.slice(0, 2)).toEqual(['Erased', 'Erased'])
})

test('for a host who reads Hindi, headings, day and missing values are Hindi', () => {
  const csv = guestsCsv(
    [
      { ...GUEST, address: 'इंदौर' },
      { ...GUEST, name: '', phone: null, address: null },
      { ...GUEST, phone: null, address: null, erased: true },
    ],
    { sentences: guestsSentencesInHindi, language: 'hi' },
  )
  expect(csv).toMatch(/^\ufeff"नाम","मोबाइल नंबर","रक़म \(₹\)","पता","तारीख़"\r\n/)
  expect(csv).toContain('"21 नवंबर 2026"')
  expect(latinWords([csv])).toEqual([])
})

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\tjust a tab',
  '\rjust a return',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '−1',
  '   =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\0=1+1',
  '=1+1\nand a second line',
  '=1+1\u2028and a third',
])('%j is shown, not computed', (name) => {
  expect(nameAsWritten(name)).toBe(`'${name}`)
})

test.each(['Asha', "O'Brien", '4 - 5, MG Road', 'a=b', 'me@home', '501', '(=1)', 'श्री'])(
  '%j stays as it is',
  (name) => {
    expect(nameAsWritten(name)).toBe(name)
  },
)

/** Any code points, and many of those that matter; fast-check's own `binary` strings take seconds to initialise. */
const letter = fc.oneof(
  fc.constantFrom(...'=+-@＝＋－＠"\',;\t\r\n \0aअ\u093f1'),
  fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point)),
)
const text = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
const guest = fc.record({
  id: fc.uuid(),
  name: text,
  phone: fc.option(text),
  amount: fc.nat(100_000),
  address: fc.option(text),
  created_at: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  blessing: fc.option(text),
  blessing_hidden: fc.boolean(),
  erased: fc.boolean(),
})

test('any text of guests is read back unchanged, at most with an apostrophe before it', () => {
  fc.assert(
    fc.property(fc.array(guest, { minLength: 1, maxLength: 20 }), (guests) => {
      const csv = guestsCsv(guests, WORDS)
      expect(csv.slice(1)).toMatch(/^"(?:[^"]|"")*"(?:(?:,|\r\n)"(?:[^"]|"")*")*$/)
      const rows = cellsOf(csv)
      expect(rows).toHaveLength(guests.length)
      for (const [place, { name, phone, amount, address, erased }] of guests.entries()) {
        const none = erased ? 'Erased' : 'Not provided'
        const expected = [name, phone ?? none, String(amount), address ?? none]
        for (const [column, value] of expected.entries()) {
          const cell = rows[place]?.[column]
          expect([value, `'${value}`]).toContain(cell)
          expect(cell?.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
        }
      }
    }),
  )
})
