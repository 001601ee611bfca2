// Tests that names are drawn whole or not at all, with the glyphs of our typefaces.
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { NAME_FONTS, registerFonts } from '../fonts.ts'
import { drawableName } from './drawable-name.ts'
import type { Pen } from './pen.ts'

beforeAll(() => registerFonts(NAME_FONTS))

// The methods are those of a browser's context; the types of some older ones differ (draw.ts).
const drawable = (name: string) => drawableName(createCanvas(1, 1).getContext('2d') as unknown as Pen, name)

test.each([
  ...['Aarav', 'Dr. Meera', 'Śiva Rāmānuja', 'क्षितिज', 'श्रीनिधि', 'Riya’s 5th – ₹501!', 'र्‍य'],
  ...[
    'கார்த்திக் சிவகாமிநாதன்',
    'Ravi ரவி',
    'శ్రీలక్ష్మి',
    'ನಂದಿನಿ',
    'শ্রেয়সী',
    'ਗੁਰਪ੍ਰੀਤ',
    'જ્ઞાનેશ્વરી',
    'ശ്രീലക്ഷ്മി',
    'ଜ୍ଞାନେନ୍ଦ୍ର',
    'فاطمہ',
    'شاہ‌نواز ٹھاکر',
    'مُحَمَّد',
    'Ravi فاطمہ',
  ],
])('%s is drawn unchanged', (name) => expect(drawable(name)).toBe(name))

test.each([
  ['𝓡𝓲𝔂𝓪 & Ⓐⓜⓘⓣ', 'Riya & Amit'],
  ['25ᵗʰ ½', '25th ½'],
])('the ornamental letters of %s are drawn as plain ones', (name, written) => {
  expect(drawable(name)).toBe(written)
})

test.each([
  ['Aarav💍', 'Aarav'],
  ['🎂 Riya’s 5th 👩‍❤️‍👨 birthday', 'Riya’s 5th birthday'],
])('the emoji of %s are left out', (name, written) => {
  expect(drawable(name)).toBe(written)
})

test.each(['小明', 'Ravi 小明', '💍', '…'])(
  '%s, which would lose letters or have none left, is not drawn',
  (name) => expect(drawable(name)).toBeUndefined(),
)
