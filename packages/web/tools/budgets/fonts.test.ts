// Tests the fonts of the application in the build: how much a page fetches that lists sums and names in English and Hindi.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FONT_BYTES } from './budgets.ts'
import { BUILD } from './read-build.ts'

/** Each in its typeface: headings, names and sums, and what is bold. */
const SHOWN: [font: string, text: string][] = [
  ['"Tiro Devanagari Hindi" 400', 'Amit weds Ila, ₹1,00,501 – −₹501 “sent” …'],
  ['"Tiro Devanagari Hindi" 400', 'सुनीता क्षितिज ज्ञानेश्वर'],
  ['"Mukta" 400', 'Guests’ list · November 21, 2026 — ₹501'],
  ['"Mukta" 600', 'To be adjusted −₹501 •'],
  ['"Mukta Devanagari" 400', 'सुनीता क्षितिज ज्ञानेश्वर'],
]

const assets = join(BUILD, 'client/assets')
const sheet = readdirSync(assets).find((file) => /^app-.+\.css$/.test(file)) ?? ''
const faces = [...readFileSync(join(assets, sheet), 'utf8').matchAll(/@font-face\{([^}]+)\}/g)].map(
  ([, rules = '']) => {
    const rule = (name: string) => new RegExp(`${name}:([^;]+)`).exec(rules)?.[1] ?? ''
    const family = rule('font-family').replaceAll('"', '')
    return {
      font: `"${family}" ${rule('font-weight') || 400}`,
      file: /\/assets\/([^)"]+)/.exec(rule('src'))?.[1] ?? '',
      ranges: [...rule('unicode-range').matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(
        ([, first = '', last]) => {
          const [from, to] = [first.replaceAll('?', '0'), last ?? first.replaceAll('?', 'f')]
          return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
        },
      ),
    }
  },
)

/** If several fonts cover a character, browsers take the one declared last. */
const fileFor = (font: string, character: string): string | undefined =>
  faces.findLast(
    (face) =>
      face.font === font &&
      face.ranges.some(
        ([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to,
      ),
  )?.file

it('a page with names in English and Hindi fetches at most 120 kB of fonts, one file for each', () => {
  const files = SHOWN.map(([font, text]) => [
    ...new Set([...text.replaceAll(' ', '')].map((one) => fileFor(font, one))),
  ])
  expect(files.map((of) => of.length)).toEqual(SHOWN.map(() => 1))
  const bytes = [...new Set(files.flat())].map((file) => statSync(join(assets, file ?? 'missing')).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(FONT_BYTES)
})

it('no other weight is declared than those that pages use', () => {
  expect([...new Set(faces.map(({ font }) => font).filter((font) => font.startsWith('"Mukta"')))]).toEqual([
    '"Mukta" 400',
    '"Mukta" 600',
  ])
})
