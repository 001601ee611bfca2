// The faces that were cut for the Hindi page hold all that it says.
import { readFileSync } from 'node:fs'
import { formatDayInHindi } from '@lifafa/contract/dates'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-languages'
import { hindi } from '@lifafa/contract/sentences/hindi'
import { expect, test } from 'vitest'

const cutFor = readFileSync(new URL('./fonts/hindi-words.txt', import.meta.url), 'utf8').split('\n')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value('')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}
const months = Array.from({ length: 12 }, (_, month) =>
  formatDayInHindi(`2026-${String(month + 1).padStart(2, '0')}-21`),
)

test('each word that the page says in Hindi is among those that its faces were cut for (fonts/README.md)', () => {
  const said = [...textsIn(hindi), ...months, LANGUAGE_NAMES.hi, 'शुभ विवाह']
  const words = said.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/gu) ?? [])
  expect(words.filter((word) => !cutFor.includes(word))).toEqual([])
})
