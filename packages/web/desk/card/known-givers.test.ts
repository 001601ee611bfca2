// Tests whom the desk takes for the same giver.
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import { expect, it } from 'vitest'
import { entered, strikeOut, write } from '../queue/queue.ts'
import type { Other } from '../queue/state.ts'
import { AT, cash, DEVICE } from '../test/samples.ts'
import { earlierGift, gaveBefore, reachesCashLimit, suggest } from './known-givers.ts'

const gift = (name: string, village = '', rupees = 501): EntryContent => ({
  ...cash(rupees * 100),
  name,
  village,
})
const NOBODY = { others: [], names: [] }
const queue = entered(null, DEVICE)
const withGifts = (...gifts: EntryContent[]) =>
  gifts.reduce((after, content, at) => write(after, `e${at}`, content, AT), queue)

it.each([
  ['ramesh  SHARMA', 'Morena', true],
  ['Ramesh Sharma', '', true],
  ['Ramesh Sharma', 'Gwalior', false],
  ['Ramesh', 'Morena', false],
  ['', '', false],
])('%s of %s gave before: %s', (name, village, isKnown) => {
  const { entries } = withGifts(gift('Ramesh Sharma', 'Morena'), gift(''))
  expect(earlierGift({ name, village }, entries, NOBODY, undefined) !== undefined).toBe(isKnown)
})

it('gifts online count, those that were struck out do not', () => {
  const online = { name: 'Kamla Devi', village: '', online: true } as Other
  const person = { name: 'Kamla Devi', village: 'Morena' }
  expect(earlierGift(person, [], { ...NOBODY, others: [online] }, undefined)).toEqual({ other: online })
  const { entries } = strikeOut(withGifts(gift('Kamla Devi')), 'e0', 'Twice', '2026-11-27T14:01:00.000Z')
  expect(earlierGift(person, entries, NOBODY, undefined)).toBeUndefined()
})

it('who gave online is known by the names, too: of gifts a device has the newest alone', () => {
  const guest = { name: 'Gita Devi', village: '', family: '', gave: [] }
  const names = [
    { ...guest, online_at: null },
    { ...guest, name: 'KAMLA Devi', online_at: AT },
  ]
  expect(earlierGift(gift('Kamla Devi', 'Morena'), [], { ...NOBODY, names }, undefined)).toEqual({
    other: { name: 'KAMLA Devi', number: null, given_at: AT },
  })
  expect(earlierGift(gift('Gita Devi'), [], { ...NOBODY, names }, undefined)).toBeUndefined()
})

it.each([
  [1_99_999, 0, false],
  [2_00_000, 0, true],
  [1_00_000, 1_00_000, true],
  [1_00_000, 99_999, false],
])('₹%i after ₹%i in cash reaches the limit: %s', (rupees, before, reaches) => {
  const { entries } = withGifts(gift('Ramesh Sharma', '', before), gift('Gita Devi', '', 2_00_000))
  expect(reachesCashLimit(gift('Ramesh Sharma', '', rupees), entries)).toBe(reaches)
  expect(reachesCashLimit({ ...gift('Ramesh Sharma', '', rupees), kind: 'cheque' }, entries)).toBe(false)
})

it('earlier gifts are those of the same person', () => {
  const gave = [{ amount_paise: 1_100_00, occasion: 'Rekha’s wedding', year: 2019 }]
  const names = [
    { name: 'Ramesh Sharma', village: 'Gwalior', family: '', gave: [], online_at: null },
    { name: 'RAMESH SHARMA', village: 'Morena', family: '', gave, online_at: null },
  ]
  expect(gaveBefore(gift('Ramesh Sharma', 'Morena'), names)).toEqual(gave)
  expect(gaveBefore(gift('Ramesh Sharma', 'Gwalior'), names)).toEqual([])
  expect(gaveBefore(gift(''), names)).toEqual([])
})

it('names are suggested by the beginning of any of their words, three at most', () => {
  const names = ['Sunita Devi', 'Devendra Singh', 'Gita Devi', 'Kamla Devi'].map((name) => ({
    ...{ name, village: '', family: '' },
  }))
  expect(suggest('name', 'dev', names, []).map(({ name }) => name)).toEqual([
    'Sunita Devi',
    'Devendra Singh',
    'Gita Devi',
  ])
  expect(suggest('name', 'd', names, [])).toEqual([])
  expect(suggest('name', 'Gita Devi', names, [])).toEqual([])
})

it('villages and families are suggested likewise, each once, until one is complete', () => {
  const names = ['Morena', 'morena', 'Nai Morena', 'Gwalior'].map((village, at) => ({
    ...{ name: `Guest ${at}`, village, family: village },
  }))
  for (const field of ['village', 'family'] as const) {
    expect(suggest(field, 'mor', names, []).map((known) => known[field])).toEqual(['morena', 'Nai Morena'])
    expect(suggest(field, 'Morena', names, [])).toEqual([])
  }
})
