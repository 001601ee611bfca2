// Names on pictures: whole, in letters that we have, or not at all.
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import type { Pen } from '../app/motifs/canvas/pen.ts'
import { drawableName } from './drawable-name.ts'
import { registerFaces } from './faces.ts'

beforeAll(registerFaces)

// The same calls as a browser's; the types of its older half differ (draw.ts).
const drawable = (name: string) => drawableName(createCanvas(1, 1).getContext('2d') as unknown as Pen, name)

test.each(['Aarav', 'Dr. Meera', 'Śiva Rāmānuja', 'क्षितिज', 'श्रीनिधि', 'Riya’s 5th – ₹501!', 'र्‍य'])(
  '%s is written as it is',
  (name) => expect(drawable(name)).toBe(name),
)

test.each([
  ['Aarav💍', 'Aarav'],
  ['🎂 Riya’s 5th 👩‍❤️‍👨 birthday', 'Riya’s 5th birthday'],
])('of %s the emoji are left out', (name, written) => {
  expect(drawable(name)).toBe(written)
})

test.each(['கார்த்திக்', 'فاطمہ', 'Ravi ரவி', '💍', '…'])(
  '%s, of which letters would be lost or none is left, is not written at all',
  (name) => expect(drawable(name)).toBeUndefined(),
)
