// Letters as they are joined in Devanagari: where the server draws, as where a browser does.
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { FACES } from '../app/motifs/canvas/lettering.ts'
import { registerFaces } from './faces.ts'

beforeAll(registerFaces)

function widthOf(text: string): number {
  const pen = createCanvas(1, 1).getContext('2d')
  pen.font = FACES.heading(100)
  return pen.measureText(text).width
}

/** In pixels, as Chromium 156 measured the same face at 100 px. */
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

test('क् and ष become one letter, unless they are kept apart', () => {
  expect(widthOf('क्ष')).toBeLessThan(0.6 * widthOf('क्\u200cष'))
})

test('no font of the system is used: each machine draws alike, and none has to have any', () => {
  expect(GlobalFonts.families.map(({ family }) => family).toSorted()).toEqual([
    'Drawn Heading',
    'Drawn Heading Devanagari',
    'Drawn Heading Extended',
    // Its files' own name.
    'Tiro Devanagari Hindi',
  ])
})
