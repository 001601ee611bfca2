// Tests that a printed poster is a PDF of its paper's size, of shapes and letters, in every script that it accepts.
import { scriptOf } from '@lifafa/contract/guest-page/language-of-script'
import { POSTERS, PRINT_FILES, printFileName } from '@lifafa/contract/posters/printed-posters'
import type { PrintedPoster } from '@lifafa/contract/web-build'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test, vi } from 'vitest'
import { asPen } from '../node-canvas.ts'
import { drawPoster } from './draw-poster.ts'
import { placeOn, SHEETS } from './paper.ts'
import { drawPrintedPoster } from './print.ts'
import { qrModules } from './qr-modules.ts'

const POSTER: PrintedPoster = {
  language: 'combined',
  paper: 'a4',
  hasBleed: false,
  title: 'Aarav ♥ मीरा',
  day: '2026-12-12',
  eventType: 'marriage',
  url: 'https://lifafa.example/contribute/2u7Xh8kPq1RstVwXyZabcd',
  shortAddress: 'lifafa.example/g/abcd-efgh-jkmn',
}

const drawn = (poster: Partial<PrintedPoster>): string =>
  Buffer.from(drawPrintedPoster({ ...POSTER, ...poster })).toString('latin1')

/** Millimetres. */
const sizeOf = (pdf: string): number[] =>
  (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1) ?? []).map((points) =>
    Math.round((Number(points) * 25.4) / 72),
  )

test.each([
  ['a4', false, [210, 297]],
  ['a4', true, [230, 317]],
  ['a5', false, [148, 210]],
  ['a5', true, [168, 230]],
  ['tent', false, [210, 297]],
  ['tent', true, [230, 317]],
] as const)('%s, with bleed %s, is a page of %j mm', (paper, hasBleed, size) => {
  expect(sizeOf(drawn({ paper, hasBleed }))).toEqual(size)
})

/** The face of the words in each script. */
const FACE: Readonly<Record<string, string>> = {
  ...{ Latn: 'TiroDevaHindi', Deva: 'TiroDevaHindi', Beng: 'TiroBangla', Telu: 'TiroTelugu' },
  ...{ Gujr: 'NotoSerifGujarati', Taml: 'NotoSerifTamil', Knda: 'NotoSansKannada' },
  ...{ Guru: 'TiroGurmukhi', Mlym: 'NotoSerifMalayalam', Orya: 'NotoSansOriya' },
}

/** The others are the same artwork, in another size. */
const ARTWORKS = PRINT_FILES.filter(({ paper, hasBleed }) => paper !== 'a5' && !hasBleed)

test.each(ARTWORKS.map((file) => [printFileName(file), file] as const))(
  '%s has its typefaces in it, and no system font',
  (_, file) => {
    const pdf = drawn(file)
    const fonts = (pdf.match(/\/BaseFont \/[\w+-]+/g) ?? []).map((font) => font.split('+')[1] ?? '')
    // Every poster has Latin text and a Devanagari name.
    const faces = ['Mukta', 'TiroDevaHindi', FACE[scriptOf(POSTERS[file.language][0])] ?? 'no face']
    expect(new Set(fonts.map((font) => faces.find((face) => font.startsWith(face)) ?? font))).toEqual(
      new Set(faces),
    )
  },
)

test('a name in another script than the words is set in its typeface', () => {
  expect(drawn({ title: 'யாழினி ♥ கார்த்திக்', eventType: 'other' })).toContain('+NotoSerifTamil')
})

test('no dot of a heading is written in one piece with Devanagari, whose own is lost in a PDF', () => {
  const pen = asPen(createCanvas(768, 1152).getContext('2d'))
  const headings: string[] = []
  vi.spyOn(pen, 'fillText').mockImplementation((text) => {
    // The heading's face is also the last resort of other text.
    if (!pen.font.includes('Drawn Text')) headings.push(text)
  })
  const code = qrModules(POSTER.url)
  drawPoster(pen, { ...POSTER, code }, { language: 'combined', isTent: false, sheet: SHEETS.picture })
  expect(headings.filter((text) => text.includes('·'))).toEqual(['  ·  '])
})

const LONG_NAMES = [
  'Venkatanarasimharajuvaripeta ♥ Subrahmanyeswari',
  'Venkatanarasimha Subrahmanyeswari of Kanchipuram',
  'Gagandeepinder Yogeshwaranand, Jyotsnamayee and the Gangopadhyay family of Yuvapuranagar',
  'ज्ञानेश्वरीप्रसाद ♥ श्रीकृष्णमूर्ति',
]

/** The upper edge of the card, or of the gold line around it, in the artwork's pixels. */
const EDGE = { english: 330.25, hindi: 335, combined: 338 }

test.each(
  LONG_NAMES.flatMap((title) =>
    (['english', 'hindi', 'combined'] as const).map((language) => [title, language] as const),
  ),
)('“%s” keeps 2 mm from the card of the code, on A5: %s', (title, language) => {
  const pixels = (name: string) => {
    const canvas = createCanvas(768, 1152)
    const poster = { ...POSTER, title: name, code: qrModules(POSTER.url) }
    drawPoster(asPen(canvas.getContext('2d')), poster, { language, isTent: false, sheet: SHEETS.picture })
    return canvas.data()
  }
  const [named, nameless] = [pixels(title), pixels('')]
  const rowBytes = 768 * 4
  const lowestRow = Array.from({ length: 1152 }, (_, row) => row).findLast(
    (row) =>
      Buffer.compare(
        named.subarray(row * rowBytes, (row + 1) * rowBytes),
        nameless.subarray(row * rowBytes, (row + 1) * rowBytes),
      ) !== 0,
  )
  const { scale: pixelMm } = placeOn(SHEETS.a5)
  expect((EDGE[language] - (lowestRow ?? 0)) * pixelMm).toBeGreaterThanOrEqual(2)
})

test('emoji are left out of a name; one that would lose a letter is not printed', () => {
  expect(drawn({ title: 'Griha Pravesh 🏡' })).toContain('%PDF')
  expect(() => drawn({ title: '小明' })).toThrow('lack a letter')
})

test('the QR code is drawn module by module, as the page’s component draws it', () => {
  const modules = qrModules(POSTER.url)
  expect(modules.length).toBeGreaterThanOrEqual(41)
  expect(new Set(modules.map((row) => row.length))).toEqual(new Set([modules.length]))
  // A finder pattern in three corners, none in the fourth.
  const last = modules.length - 1
  expect([modules[0]?.[0], modules[0]?.[last], modules[last]?.[0], modules[1]?.[1]]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
