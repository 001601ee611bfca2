// Tests that the font of the line in Hindi draws all of it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IN_HINDI } from './in-hindi.ts'

test('its words are among those that the font was subset for', () => {
  const list = new URL('../../../guest/styles/fonts/hi-words.txt', import.meta.url)
  const cutFor = readFileSync(list, 'utf8').split(/[\n।]/)
  const words = Object.values(IN_HINDI).flatMap((text) => text.match(/[\u0900-\u0963]+/g) ?? [])
  expect(words.filter((word) => !cutFor.includes(word))).toEqual([])
})
