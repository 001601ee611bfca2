// Tests that an evidence letter is a PDF that reads the same everywhere: its typeface is in it, and no character is missing.
import { PRINTABLE } from '@lifafa/contract/fields/evidence'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawEvidenceLetter } from './draw.ts'
import { faceOf } from './faces.ts'

const LETTER = {
  title: 'Evidence in dispute disp_1',
  subject: 'of payment pay_1',
  facts: [{ name: 'Guest', text: 'सुनीता देशपांडे' }],
  explanation: { title: 'Explanation', text: 'The guest gave this gift.' },
  foot: 'Lifafa',
}

const drawn = (letter: Partial<typeof LETTER> = {}): string =>
  Buffer.from(drawEvidenceLetter({ ...LETTER, ...letter })).toString('latin1')
const pagesOf = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0

test('a letter is a PDF of one page, with its typeface in it', () => {
  const pdf = drawn()
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pagesOf(pdf)).toBe(1)
  const fonts = new Set(pdf.match(/\/BaseFont \/[\w+-]+/g))
  expect([...fonts].every((font) => /\+Mukta-(Regular|SemiBold)$/.test(font))).toBe(true)
  expect(pdf.match(/\/FontFile2/g)?.length).toBe(fonts.size)
})

test('a long explanation goes on to further pages', () => {
  const text = 'विवाह के अवसर पर यह शगुन दिया गया।\n'.repeat(60)
  expect(pagesOf(drawn({ explanation: { title: 'Explanation', text } }))).toBe(2)
})

/** A permanent noncharacter of Unicode: it is drawn with the glyph for missing characters. */
const NO_CHARACTER = '\u{10FFFE}'

test('the typeface has every character that is printed, plain and strong', () => {
  const pen = createCanvas(1, 1).getContext('2d')
  const outlineOf = (character: string) => {
    const box = pen.measureText(character)
    return [
      box.width,
      box.actualBoundingBoxLeft,
      box.actualBoundingBoxRight,
      box.actualBoundingBoxAscent,
    ].join()
  }
  const printable = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => character !== '\n' && PRINTABLE.test(character),
  )
  for (const weight of ['plain', 'strong'] as const) {
    pen.font = faceOf(weight, 100)
    const missing = outlineOf(NO_CHARACTER)
    expect(printable.filter((character) => outlineOf(character) === missing)).toEqual([])
  }
})
