// Whether the bank's name and the host's are alike.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likenessOf } from './names.ts'

test.each([
  ['Aarav Sharma', 'AARAV SHARMA'],
  ['Aarav Sharma', 'Mr. SHARMA  AARAV KUMAR'],
  ['Aarav Sharma', 'A SHARMA'],
  ['Aarav Sharma', 'AARAV S'],
  ['Aarav', 'AARAV SHARMA'],
  ['Raj Kumar', 'RAJKUMAR'],
  ["Priya D'Souza", 'PRIYA DSOUZA'],
  ['A. R. Rahman', 'ALLAH RAKHA RAHMAN'],
  ['Anil Kumar', 'SMT ANIL KUMAR'],
  ['मीरा नायर', 'मीरा नायर'],
  ['Padmavathi Venkatasubramanian', 'PADMAVATHI VENKATASUBRA'],
])('%s and %s are alike', (host, bank) => {
  expect([likenessOf(host, bank), likenessOf(bank, host)]).toEqual(['alike', 'alike'])
})

test.each([
  ['Meera Nair', 'AARAV SHARMA'],
  ['Meera Sharma', 'RAVI SHARMA'],
  ['Meera Nair', 'M N'],
  ['A Sharma', 'B SHARMA'],
  ['Anu Anu', 'ANU'.repeat(3)],
  ['Ram Kumar', 'RAMESH KUMAR'],
  ['Meera Nair', 'SHREE GANESH TRADERS'],
])('%s and %s are unlike', (host, bank) => {
  expect([likenessOf(host, bank), likenessOf(bank, host)]).toEqual(['unlike', 'unlike'])
})

test.each([
  ['मीरा नायर', 'MEERA NAIR'],
  ['अमित देशपांडे', 'Mr AMIT DESHPANDE'],
  ['गौरव यादव', 'YADAV GAURAV'],
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'GURPREET SINGH'],
  ['सुनीता शर्मा', 'SUNITA SHARMA'],
  ['अनन्या राव', 'A RAO'],
  ['मीरा नायर', 'மீரா நாயர்'],
])('%s and %s are alike, in different scripts', (host, bank) => {
  expect([likenessOf(host, bank), likenessOf(bank, host)]).toEqual(['alike', 'alike'])
})

test.each([
  ['अमित वर्मा', 'TANVI YADAV'],
  ['मीरा नायर', 'SURESH BABU'],
  ['Meera Nair', 'सुरेश बाबू'],
  ['Meera Nair', '12345'],
  ['மீரா நாயர்', 'सुरेश बाबू'],
])('%s and %s are unlike, in different scripts', (host, bank) => {
  expect([likenessOf(host, bank), likenessOf(bank, host)]).toEqual(['unlike', 'unlike'])
})

test.each([
  ['अमित शर्मा', 'RAVI SHARMA', 'a family name alone is not enough'],
  ['अनिल शर्मा', 'ANILA SHARMA', 'a woman may have nearly the name of a man'],
  ['राम यादव', 'RAMESH YADAV', 'a first name is not the beginning of another'],
])('%s and %s may be one person: %s', (host, bank) => {
  expect([likenessOf(host, bank), likenessOf(bank, host)]).toEqual(['other-script', 'other-script'])
})

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklm'), minLength: 2, maxLength: 8 })
const name = fc.uniqueArray(word, { minLength: 1, maxLength: 4 })

test('a name is alike in any order, in capitals, with more words, and from either side', () => {
  fc.assert(
    fc.property(name, name, ([...words], more) => {
      const host = words.join(' ')
      const bank = [...more, ...words.toReversed()].join('  ').toUpperCase()
      expect(likenessOf(host, bank)).toBe('alike')
      expect(likenessOf(bank, host)).toBe('alike')
    }),
  )
})

const otherWord = fc.string({ unit: fc.constantFrom(...'nopqrstuvwxyz'), minLength: 2, maxLength: 8 })

test('names of which no letter is the same are unlike', () => {
  fc.assert(
    fc.property(name, fc.uniqueArray(otherWord, { minLength: 1, maxLength: 4 }), (host, bank) => {
      expect(likenessOf(host.join(' '), bank.join(' '))).toMatch(/^unlike$/)
    }),
  )
})
