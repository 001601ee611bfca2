// The faces that were cut for the Hindi page hold all that it says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hindiWords } from '../../tools/hindi-words.ts'

const cutFor = readFileSync(new URL('./fonts/hindi-words.txt', import.meta.url), 'utf8').split('\n')

test('each word that the page says in Hindi is among those that its faces were cut for (fonts/README.md)', () => {
  expect(hindiWords.onTheHindiPage.filter((word) => !cutFor.includes(word))).toEqual([])
})
