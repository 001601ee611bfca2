// Tests that the subset fonts of the Hindi page contain all its words.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hindiWords } from '../../tools/hindi-words.ts'

const cutFor = readFileSync(new URL('./fonts/hindi-words.txt', import.meta.url), 'utf8').split('\n')

test('each Hindi word of the page is among those that its fonts were subset for (fonts/README.md)', () => {
  expect(hindiWords.onTheHindiPage.filter((word) => !cutFor.includes(word))).toEqual([])
})
