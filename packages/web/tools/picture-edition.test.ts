// Tests that the picture edition changes with anything that influences a drawing.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameFontFiles } from '../drawing/fonts.ts'
import { pictureEdition } from './picture-edition.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  file = join(folder, 'another')
  await writeFile(file, 'another')
})
afterAll(() => rm(folder, { recursive: true }))

const fonts = nameFontFiles()
const code = fonts.slice(0, 1)

test.each([
  ['the code that draws', () => ({ code: [file] })],
  ...fonts.map(
    (font) => [basename(font), () => ({ fonts: fonts.map((one) => (one === font ? file : one)) })] as const,
  ),
  ['the version of the canvas', () => ({ canvasVersion: 'another' })],
] as const)('the edition changes with %s', async (_, other) => {
  expect(await pictureEdition({ code })).toBe(await pictureEdition({ code }))
  expect(await pictureEdition({ code, ...other() })).not.toBe(await pictureEdition({ code }))
})
