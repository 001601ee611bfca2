// Tests names: which are unchanged, and how long they may be.
import { describe, expect, test } from 'vitest'
import { textSentences } from '../sentences/fields/text.ts'
import { readField } from '../test/read-field.ts'
import { form, name, optionalName } from './schemas.ts'

const person = name('Who?', 80)

describe('a name', () => {
  test.each([
    'Aarav',
    'Dr.Rao',
    'Mr.Dev Anand',
    'Dr.Me',
    'Smt.Indira',
    'Dr.Inés',
    'K.C. Iyer, B.Com',
    "D'Souza",
    'D’Souza',
    'Jean-Luc',
    'Mr. & Mrs. Rao (Pune)',
    'Mr.Rao/Mrs.Rao',
    'S/o Ramesh',
    'श्री अनन्‍या',
    'दर‍्या',
    'র‍্যান্ডি',
    'അനൂപന്‍',
    'క్‌షమ',
    'شاہ‌نواز',
    'O',
    '李',
    'Sharma 👨‍👩‍👧‍👦',
    'Asha 👩🏽‍💻',
    'Asha ❤️‍🔥',
    'Asha ❤️ 1️⃣',
    '2 States',
    'Happy.In Joy',
    'May you be happy. In our hearts you stay',
    'Ravi, e.g. Sharma',
    '1.in the name of God',
    '10.in the name of God',
    'Dinner@Hotel.Taj',
    'Sangeet @ 7.30pm',
    'खुश रहें।in joy',
    'Sharma 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'क्ष्म्य र्‍य',
    'ज़्यादा कँव्ँ',
    'র‍্যাঁ',
    'Nguyễn Thị Ộ̣',
    'مُحَمَّدٌ',
  ])('%s is unchanged', (text) => {
    expect(readField(person, text)).toBe(text.normalize('NFC'))
  })

  test.each([
    ['left-to-right mark', 'Aarav\u200e'],
    ['embedding', '\u202aAarav\u202c'],
    ['isolate', '\u2068Aarav\u2069'],
    ['zero-width space and blanks', ' \u200b Aarav \u200b '],
    ['byte-order mark', '\ufeffAarav'],
    ['non-joiner', 'Aarav\u200c'],
    ['line break', 'Aarav\r\n'],
  ])('loses what pasting adds at its ends: %s', (_what, text) => {
    expect(readField(person, text)).toBe('Aarav')
  })

  test('is trimmed and normalised to NFC', () => {
    expect(readField(person, ' \u00a0Rene\u0301\n')).toBe('Ren\u00e9')
  })

  test.each([undefined, null, 5, true, {}, [], '', '   ', '\u00a0\t\n'])('is required: %j', (input) => {
    expect(readField(person, input)).toEqual(['Who?'])
  })

  test('is measured in code points, not in UTF-16 units', () => {
    expect(readField(name('Who?', 3), 'A🎁🎁')).toBe('A🎁🎁')
    expect(readField(name('Who?', 3), 'A🎁🎁🎁')).toEqual([textSentences.tooLong(3)])
    expect(readField(person, 'अ'.repeat(80))).toBe('अ'.repeat(80))
    expect(readField(person, 'अ'.repeat(81))).toEqual([textSentences.tooLong(80)])
  })

  test('that is optional is empty when absent, null or blank, and as strict otherwise', () => {
    const field = optionalName(5)
    for (const input of [undefined, null, '', '   ']) expect(readField(field, input)).toBe('')
    expect(readField(form({ nick: field }), {})).toEqual({ nick: '' })
    expect(readField(field, ' Asha ')).toBe('Asha')
    expect(readField(field, 'Asha Rao')).toEqual([textSentences.tooLong(5)])
    expect(readField(field, '...')).toEqual([textSentences.needsLetter])
    expect(readField(field, 5)).toEqual([textSentences.notText])
  })
})
