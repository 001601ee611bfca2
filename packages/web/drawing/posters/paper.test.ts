// Tests how the artwork is placed on papers of other proportions.
import { expect, test } from 'vitest'
import { placeOn, SHEETS } from './paper.ts'

test('the prescribed picture is the artwork itself', () => {
  expect(placeOn(SHEETS.picture)).toEqual({
    scale: 1,
    paper: { left: 0, top: 0, right: 768, bottom: 1152, bleed: 0 },
  })
})

test.each(['status', 'a4', 'a5'] as const)(
  'on %s the artwork is whole, in the middle, and the paper is filled',
  (format) => {
    const { scale, paper } = placeOn(SHEETS[format])
    expect([paper.left, paper.top].every((edge) => edge <= 0)).toBe(true)
    expect(paper.left + paper.right).toBeCloseTo(768)
    expect(paper.top + paper.bottom).toBeCloseTo(1152)
    expect((paper.right - paper.left) * scale).toBeCloseTo(SHEETS[format].width)
    expect((paper.bottom - paper.top) * scale).toBeCloseTo(SHEETS[format].height)
    expect(paper.bleed * scale).toBeCloseTo(SHEETS[format].bleed)
  },
)
