// A language of the guest's page is a folder of sentences.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUEST_LANGUAGES } from './languages.ts'

const folder = new URL('../sentences/guest/', import.meta.url)

test('each language has a folder, and each folder is a language', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...GUEST_LANGUAGES].sort())
})
