// Tests the position of the title on the poster.
import { expect, test } from 'vitest'
import type { Pen } from '../art/pen.ts'
import { drawTitle } from '../art/title.ts'
import { titleLayout } from './words.ts'

/** Draws `title` with letters half as wide as high; returns each line's baseline and size. */
function drawn(title: string, depth = 0.3): { baseline: number; size: number }[] {
  const lines: { baseline: number; size: number }[] = []
  const pen = {
    font: '',
    measureText: (text: string) => ({
      width: (text.length * sizeIn(pen.font)) / 2,
      actualBoundingBoxDescent: depth * sizeIn(pen.font),
    }),
    fillText: (_text: string, _x: number, baseline: number) =>
      lines.push({ baseline, size: sizeIn(pen.font) }),
  }
  // Drawing a title uses only the members above.
  drawTitle(pen as unknown as Pen, title, { ...titleLayout, colour: 'black', heart: 'red', maxWidth: 600 })
  return lines
}
const sizeIn = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1])

test('the height 275 is within the line of a one-line title, and between the lines of two [poster-6]', () => {
  const [only] = drawn('Griha Pravesh')
  expect(only?.baseline).toBeGreaterThan(275)
  expect(only?.baseline).toBeLessThan(275 + (only?.size ?? 0) / 2)
  const [first, second, ...more] = drawn('Venkatanarasimha Subrahmanyeswari of Kanchipuram')
  expect(more).toEqual([])
  expect(first?.baseline).toBeLessThan(275)
  expect(second?.baseline).toBeGreaterThan(275)
})

test('letters that reach far down keep the distance of others to the code', () => {
  const [flat] = drawn('Griha Pravesh')
  const [deep] = drawn('Griha Pravesh', 0.5)
  expect((flat?.baseline ?? 0) - (deep?.baseline ?? 0)).toBeCloseTo(0.1 * (flat?.size ?? 0))
})
