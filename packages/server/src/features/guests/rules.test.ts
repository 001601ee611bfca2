// Reads the possible meanings of a search of the guest list.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guestCluesIn } from './rules.ts'

test.each([
  ['₹501', { words: [], amountPaise: 50_100 }],
  ['2101', { words: [], amountPaise: 210_100, phone: '2101' }],
  ['+91 98765-43210', { words: [], phone: '9876543210' }],
  ['९८७६५ ४३२१०', { words: [], phone: '9876543210' }],
  ['கார்த்திக்', { words: [{ word: 'கார்த்திக்' }] }],
  ['', { words: [] }],
])('%j means %j', (text, clues) => {
  expect(guestCluesIn(text)).toMatchObject(clues)
  expect(guestCluesIn(text).phone).toBe('phone' in clues ? clues.phone : undefined)
})

const migration = readFileSync(new URL('../../db/schema/0008-gift-register.sql', import.meta.url), 'utf8')
/** The database replaces the first by the second: `'सिंह', 'सिंघ'`, then letters. */
const lists = [...migration.matchAll(/^ +'([^' ]+)',\s+'([^' ]+)'\)/gm)].map(([, from = '', to = '']) => ({
  from,
  to,
}))
const [singh, letters] = lists

test('both tables have the same sounds', () => {
  expect(lists).toHaveLength(4)
  expect(lists.slice(2)).toEqual(lists.slice(0, 2))
})

/** As the database does it: `translate`, then words that begin so. */
function isFound(search: string, name: string): boolean {
  const { from = '', to = '' } = letters ?? {}
  const written = ` ${name.toLowerCase().replaceAll(singh?.from ?? '', singh?.to ?? '')} `
  const sounds = [...written].map((letter) => {
    const place = [...from].indexOf(letter)
    return place < 0 ? letter : (to[place] ?? '')
  })
  return guestCluesIn(search).words.every(
    ({ sound }) =>
      sound !== undefined && sounds.join('').includes(` ${sound}${sound.length === 1 ? ' ' : ''}`),
  )
}

test.each([
  ['Ananya', 'अनन्या राव'],
  ['rao', 'अनन्या राव'],
  ['sunita deshp', 'सुनीता देशपांडे'],
  ['Singh', 'हरप्रीत सिंह'],
  ['Chauhan', 'रोहित चौहान'],
  ['Reddy', 'रेड्डी'],
  ['Krishna', 'कृष्णा'],
  ['Zoya', 'ज़ोया'],
  ['Asha', 'आशा'],
  ['Wadhwa', 'वाधवा'],
  ['अनन्या', 'Ananya Rao'],
  ['सिंह', 'Harpreet Singh'],
  ['फ़ातिमा', 'Fathima'],
])('“%s” is found in “%s”', (search, name) => {
  expect(isFound(search, name)).toBe(true)
})

test.each([
  ['Ananya', 'सुनीता'],
  ['Asha', 'सुनीता'],
  ['राव', 'Sunita Deshpande'],
])('“%s” is not found in “%s”', (search, name) => {
  expect(isFound(search, name)).toBe(false)
})
