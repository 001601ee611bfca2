// Tests that Devanagari is shaped on the server as in a browser, and which letters can be drawn.
import { canPrintNames } from '@lifafa/contract/posters/printed-posters'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { drawableName } from './art/drawable-name.ts'
import { FACES } from './art/lettering.ts'
import { NAME_FONTS, registerFonts } from './fonts.ts'
import { asPen } from './node-canvas.ts'

const BOX: Parameters<typeof canPrintNames>[0] = {
  ...{ giftid: '', name: '', message: '', groom_name: '', bride_name: '', location: '' },
  ...{ marriage_date: '2026-11-22', event_type: 'other' },
}

beforeAll(() => registerFonts(NAME_FONTS))

function widthOf(text: string): number {
  const pen = createCanvas(1, 1).getContext('2d')
  pen.font = FACES.heading(100)
  return pen.measureText(text).width
}

/** Pixels, measured in Chromium 156 with the same font at 100 px. */
test.each([
  ['क्ष', 71.9],
  ['श्री', 94.6],
  ['ज्ञानेश्वरी', 282],
  ['कृष्ण', 178],
  ['विद्या', 178.9],
  ['शर्मा', 158.7],
  ['द्वारका', 220.8],
  ['चि', 94.3],
])('%s is as wide as in a browser', (word, width) => {
  expect(widthOf(word)).toBeCloseTo(width, 1)
})

test('क् and ष are joined into one glyph, unless a non-joiner parts them', () => {
  expect(widthOf('क्ष')).toBeLessThan(0.6 * widthOf('क्\u200cष'))
})

test('system fonts are never used, so that each machine draws the same picture', () => {
  // Each with the family name in its file.
  const foreign = GlobalFonts.families.filter(
    ({ family }) => !/^(Drawn Heading|Mukta|Tiro|Noto [SN])/.test(family),
  )
  expect(foreign).toEqual([])
})

test('every Latin letter of which a couple is told that it can be printed is in our typefaces', () => {
  const ruler = asPen(createCanvas(1, 1).getContext('2d'))
  const latin = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => /\p{sc=Latin}/u.test(letter))
    .filter((name) => canPrintNames({ ...BOX, name }))
  expect(latin.length).toBeGreaterThan(300)
  expect(latin.filter((letter) => drawableName(ruler, letter) === undefined)).toEqual([])
})
