// A language of the guest's page is a folder of sentences.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUEST_LANGUAGES } from './languages.ts'

const folder = new URL('../sentences/guest/', import.meta.url)

test('each language has a folder, and each folder is a language', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...GUEST_LANGUAGES].sort())
})

/** Names, what everybody calls so, the gaps of a thank-you, and the specification's words for the payment window. */
const KNOWN = 'Lifafa Razorpay UPI UTR ID PIN JavaScript {name} {event} Gift Contribution'.split(' ')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value('', '', '', '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}

test.each(GUEST_LANGUAGES.filter((language) => language !== 'en'))(
  'no sentence in %s has an English word',
  async (language) => {
    const files = readdirSync(new URL(`${language}/`, folder))
    expect(files).toContain('page.ts')
    const modules = await Promise.all(
      files.map((file) => import(new URL(`${language}/${file}`, folder).href)),
    )
    const words = textsIn(modules.map((module) => ({ ...module }))).flatMap(
      (text) => text.match(/\{?[a-z]+\}?/gi) ?? [],
    )
    expect(words.filter((word) => !KNOWN.includes(word))).toEqual([])
  },
)
