// Tests names of Latin letters in Devanagari, and the order from अ to ज्ञ.
import { expect, test } from 'vitest'
import { KNOWN_NAMES } from './known-names.ts'
import { devanagariReading, inHindiOrder } from './to-devanagari.ts'

test.each([
  ['Sunita Devi', 'सुनीता देवी'],
  ['RAMESH KUMAR SHARMA', 'रमेश कुमार शर्मा'],
  ['Smt. Kamla Bai', 'श्रीमती. कमला बाई'],
  ['Ram Lal', 'राम लाल'],
  ['Pritam', 'प्रितम'],
  ['Bobby', 'बोब्बी'],
  ['Ashwin', 'अश्विन'],
  ['Gangaram', 'गंगरम'],
  ['Zoya Khan', 'ज़ोया खान'],
  ['José', 'जोसे'],
  ['D’Souza', 'डिसूज़ा'],
  ["Maria D'Costa", 'मारिया डिकोस्टा'],
  ['Dr. सुनीता', 'डॉ. सुनीता'],
])('%s is read as %s', (name, reading) => {
  expect(devanagariReading(name)).toBe(reading)
})

test.each(['सुनीता देवी', 'அன்பு', '', '💐 12'])('%j has no Latin letters, and no reading', (name) => {
  expect(devanagariReading(name)).toBe('')
})

test('each known name has a Devanagari one', () => {
  expect(KNOWN_NAMES.size).toBeGreaterThan(400)
  for (const [latin, written] of KNOWN_NAMES) {
    expect(latin).toMatch(/^[a-z]+$/)
    expect(written).toMatch(/^[\u0900-\u097f]+$/)
  }
})

test('inHindiOrder sorts both scripts from अ to ज्ञ, nameless items last', () => {
  const names = ['Zoya', '', 'ज्ञान', 'Kamla', 'अनिल', 'क्षमा', 'Anita', 'कमला', 'Usha', 'सुनीता', 'Ishwar']
  const items = names.map((name, at) => ({ name, at }))
  expect(inHindiOrder(items, ({ name }) => name).map(({ name }) => name)).toEqual([
    'अनिल',
    'Anita',
    'Ishwar',
    'Usha',
    'Kamla',
    'कमला',
    'क्षमा',
    'Zoya',
    'ज्ञान',
    'सुनीता',
    '',
  ])
})
