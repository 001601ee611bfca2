// Tests the estimated width of names against the heading font.
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { FACES } from '../../../drawing/art/lettering.ts'
import { NAME_FONTS, registerFonts } from '../../../drawing/fonts.ts'
import { emsClass, emsOf } from './text-width.ts'

beforeAll(() => registerFonts(NAME_FONTS))

function measuredEms(name: string): number {
  const pen = createCanvas(1, 1).getContext('2d')
  pen.font = FACES.heading(100)
  return pen.measureText(name).width / 100
}

test.each([
  ...[
    'Aarav',
    'Meera',
    'Rohan',
    'Asha',
    'Siddharth',
    'Annapurna',
    'Gurmehar',
    'Mumtaz',
    'Dr. Meera',
    'Aditi',
  ],
  ...['VENKATESH', 'Subrahmanyeswari', 'Venkatanarasimharajuvaripeta', 'Śiva'],
  ...['आरव', 'मीरा', 'रोहित', 'अंजलि', 'ज्ञानेश्वरी', 'श्रीनिधि', 'वेंकटनरसिंहराजुवारिपेटा', 'चि. क्षितिज'],
])('%s is at most as wide as estimated, and not much less', (name) => {
  expect(measuredEms(name)).toBeLessThanOrEqual(emsOf(name))
  expect(measuredEms(name)).toBeGreaterThan(0.65 * emsOf(name))
})

test('names wider than the last step have its class', () => {
  expect(emsClass(6.5)).toBe('ems-7')
  expect(emsClass(60)).toBe('ems-32')
})
