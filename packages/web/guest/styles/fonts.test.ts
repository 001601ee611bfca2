// Tests that the subset fonts of the page contain all its words in each language.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TRANSLATED, wordsOfPage } from '../../tools/language-words.ts'

test.each(TRANSLATED)(
  'each word of the page in %s is among those that its fonts were subset for (fonts/README.md)',
  (language) => {
    const cutFor = readFileSync(new URL(`./fonts/${language}-words.txt`, import.meta.url), 'utf8').split('\n')
    expect(wordsOfPage(language).filter((word) => !cutFor.includes(word))).toEqual([])
  },
)
