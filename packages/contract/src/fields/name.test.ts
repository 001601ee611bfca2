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
    'র\u200c্যাচেল',
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

  test.each(['Aarav\tMehta', 'Aarav\r\nMehta', 'Aarav\n\n\tMehta\n'])(
    'has a blank where a tab or a line break was pasted: %j',
    (text) => {
      for (const field of [person, optionalName(80)]) expect(readField(field, text)).toBe('Aarav Mehta')
    },
  )

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

// Tests which names are refused: invisible characters, links, nothing to read.
describe('a name', () => {
  test.each([
    ['zero-width space', 'Aa\u200brav'],
    ['word joiner', 'Aa\u2060rav'],
    ['byte-order mark', 'Aa\ufeffrav'],
    ['soft hyphen', 'Aa\u00adrav'],
    ['joiner between Latin letters', 'Aa\u200drav'],
    ['two joiners', 'अनन्\u200d\u200dया', 'अनन्या'],
    ['right-to-left override', 'Aa\u202erav'],
    ['bidi isolate', 'Aa\u2066r\u2069av'],
    ['left-to-right mark', 'Aa\u200erav'],
    ['tag letters without a flag', 'Aa\u{e0041}rav'],
    ['NUL', 'Aa\u0000rav'],
    ['vertical tab', 'Aa\vrav'],
    ['escape', 'Aa\u001b[31mrav', 'Aa[31mrav'],
    ['C1 control', 'Aa\u0085rav'],
    ['line separator', 'Aa\u2028rav'],
    ['Hangul filler', 'Aa\u3164rav'],
    ['half-width Hangul filler', 'Aa\uffa0rav'],
    ['Hangul choseong filler', 'Aa\u115frav'],
    ['Hangul jungseong filler', 'Aa\u1160rav'],
    ['Braille blank', 'Aa\u2800rav'],
    ['combining grapheme joiner', 'Aa\u034frav'],
    ['variation selector on a letter', 'Aa\ufe0frav'],
    ['private use', 'Aarav\ue000'],
    ['noncharacter', 'Aarav\uffff'],
    ['lone surrogate', 'Aarav\ud83d'],
  ])(
    'with an invisible character is refused, and the sentence names the word: %s',
    (_what, text, word = 'Aarav') => {
      expect(readField(person, text)).toEqual([textSentences.noInvisible(word)])
    },
  )

  test.each([
    ['https://evil.example', 'https://evil.example'],
    ['see www.evil', 'www.evil'],
    ['evil.com', 'evil.com'],
    ['EVIL.COM', 'EVIL.COM'],
    ['Evil.Com', 'Evil.Com'],
    ['LIFAFA.IN', 'LIFAFA.IN'],
    ['pay at lifafa.in!', 'lifafa.in'],
    ['(love.in)', 'love.in'],
    ['24x7.in', '24x7.in'],
    ['a@b.co', 'a@b.co'],
    ['A@B.COM', 'A@B.COM'],
    ['win@prize.info', 'win@prize.info'],
    ['asha@firm.dev', 'asha@firm.dev'],
    ['bit.ly/x', 'bit.ly/x'],
    ['t.me/x', 't.me/x'],
    ['पुरस्कार.com', 'पुरस्कार.com'],
    ['xn--11b4c3d.xn--h2brj9c', 'xn--11b4c3d.xn--h2brj9c'],
    ['ｅｖｉｌ．ｃｏｍ', 'ｅｖｉｌ．ｃｏｍ'],
    ['evil。com', 'evil。com'],
    [`www.${'a'.repeat(60)}`, `www.${'a'.repeat(36)}…`],
  ])('that carries a link is refused, and the sentence names it: %s', (text, link) => {
    expect(readField(person, text)).toEqual([textSentences.noLinks(link)])
  })

  test('with a link that an invisible character breaks up is refused, too', () => {
    expect(readField(person, 'evil.c\u200bom')).toEqual([textSentences.noInvisible('evil.com')])
  })

  test.each(['A\u0301', 'Zal\u0300\u0316', '\u0915\u094d'])(
    'with marks stacked on a letter is refused: %s…',
    (start) => {
      expect(readField(person, start + '\u0301'.repeat(69))).toEqual([textSentences.tooManyMarks])
    },
  )

  test.each(['.', '---', '!!!', '👍', '(…)', '\u0301\u0301'])('without a letter is refused: %s', (text) => {
    expect(readField(person, text)).toEqual([textSentences.needsLetter])
  })
})
