// Tests the fields of names, texts, phone numbers and addresses.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { personSentences } from '../sentences/fields/person.ts'
import { requestSentences } from '../sentences/fields/request.ts'
import { textSentences } from '../sentences/fields/text.ts'
import { givingSentences } from '../sentences/guest/giving.ts'
import { guestDetails } from './guest-schemas.ts'
import { phoneDigits } from './phone-digits.ts'
import { form, line, lines, name, optionalLines, optionalName, phone } from './schemas.ts'

/** The parsed value of a field, or its errors. */
const read = (field: z.ZodMiniType, input: unknown) => {
  const result = field.safeParse(input)
  return result.success ? result.data : result.error.issues.map((issue) => issue.message)
}
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
  ])('%s is unchanged', (text) => {
    expect(read(person, text)).toBe(text.normalize('NFC'))
  })

  test('is trimmed and normalised to NFC', () => {
    expect(read(person, ' \u00a0Rene\u0301\n')).toBe('Ren\u00e9')
  })

  test.each([
    ['zero-width space', 'Aa\u200brav'],
    ['word joiner', 'Aa\u2060rav'],
    ['byte-order mark', 'Aa\ufeffrav'],
    ['soft hyphen', 'Aa\u00adrav'],
    ['joiner between Latin letters', 'Aa\u200drav'],
    ['non-joiner at the end', 'Aarav\u200c'],
    ['two joiners', 'अनन्\u200d\u200dया'],
    ['right-to-left override', '\u202eAarav'],
    ['bidi isolate', '\u2066Aarav\u2069'],
    ['left-to-right mark', 'Aarav\u200e'],
    ['NUL', 'Aa\u0000rav'],
    ['line feed', 'Aa\nrav'],
    ['carriage return', 'Aa\r\nBcc: x'],
    ['tab', 'Aa\trav'],
    ['escape', '\u001b[31mAarav'],
    ['C1 control', 'Aa\u0085rav'],
    ['line separator', 'Aa\u2028rav'],
    ['Hangul filler', 'Aa\u3164rav'],
    ['half-width Hangul filler', 'Aa\uffa0rav'],
    ['Hangul choseong filler', 'Aa\u115frav'],
    ['Hangul jungseong filler', 'Aa\u1160rav'],
    ['Braille blank', 'Aa\u2800rav'],
    ['combining grapheme joiner', 'Aa\u034frav'],
    ['variation selector on a letter', 'Aa\ufe0frav'],
    ['tag letters', 'Aarav\u{e0041}'],
    ['private use', 'Aarav\ue000'],
    ['noncharacter', 'Aarav\uffff'],
    ['lone surrogate', 'Aarav\ud83d'],
  ])('with an invisible character is refused: %s', (_what, text) => {
    expect(read(person, text)).toEqual([textSentences.noInvisible])
  })

  test.each([
    'https://evil.example',
    'see www.evil',
    'evil.com',
    'EVIL.COM',
    'pay at lifafa.in!',
    'a@b.co',
    'win@prize.info',
    'bit.ly/x',
    't.me/x',
    'पुरस्कार.com',
  ])('that carries a link is refused: %s', (text) => {
    expect(read(person, text)).toEqual([textSentences.noLinks])
  })

  test.each(['.', '---', '!!!', '👍', '(…)', '\u0301\u0301'])('without a letter is refused: %s', (text) => {
    expect(read(person, text)).toEqual([textSentences.needsLetter])
  })

  test.each([undefined, null, 5, true, {}, [], '', '   ', '\u00a0\t\n'])('is required: %j', (input) => {
    expect(read(person, input)).toEqual(['Who?'])
  })

  test('is measured in code points, not in UTF-16 units', () => {
    expect(read(name('Who?', 3), 'A🎁🎁')).toBe('A🎁🎁')
    expect(read(name('Who?', 3), 'A🎁🎁🎁')).toEqual([textSentences.tooLong(3)])
    expect(read(person, 'अ'.repeat(80))).toBe('अ'.repeat(80))
    expect(read(person, 'अ'.repeat(81))).toEqual([textSentences.tooLong(80)])
  })

  test('that is optional is empty when absent, null or blank, and as strict otherwise', () => {
    const field = optionalName(5)
    for (const input of [undefined, null, '', '   ']) expect(read(field, input)).toBe('')
    expect(read(form({ nick: field }), {})).toEqual({ nick: '' })
    expect(read(field, ' Asha ')).toBe('Asha')
    expect(read(field, 'Asha Rao')).toEqual([textSentences.tooLong(5)])
    expect(read(field, '...')).toEqual([textSentences.needsLetter])
    expect(read(field, 5)).toEqual([textSentences.notText])
  })
})

describe('a text', () => {
  test('of one line may hold links, but no line break', () => {
    expect(read(line('Where?', 100), 'Taj, https://maps.app/x')).toBe('Taj, https://maps.app/x')
    expect(read(line('Where?', 100), 'Taj\nPune')).toEqual([textSentences.noInvisible])
  })
  test('of several lines keeps its line breaks and tabs, and nothing else invisible', () => {
    expect(read(lines('Where?', 100), '12 MG Road\r\n\tPune')).toBe('12 MG Road\r\n\tPune')
    expect(read(lines('Where?', 100), 'Pune\u0000')).toEqual([textSentences.noInvisible])
    expect(read(lines('Where?', 4), 'Poona')).toEqual([textSentences.tooLong(4)])
    expect(read(lines('Where?', 4), ' ')).toEqual(['Where?'])
  })
  test('that is optional is empty when absent', () => {
    expect(read(optionalLines(3), undefined)).toBe('')
    expect(read(optionalLines(3), null)).toBe('')
    expect(read(optionalLines(3), 'long')).toEqual([textSentences.tooLong(3)])
    expect(read(optionalLines(3), ['x'])).toEqual([textSentences.notText])
  })
})

describe('a phone number [fields-6]', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['(987) 654-3210', '9876543210'],
    ['\u202d9876543210\u202c', '9876543210'],
    ['९८७६५ 43२१०', '9876543210'],
  ])('%j is stripped of non-digits', (typed, digits) => {
    expect(read(phone, typed)).toBe(digits)
  })
  test.each(['987654321', '98765432101', '+91 98765 43210', '1'])(
    '%j does not have ten digits [fields-7]',
    (typed) => {
      expect(read(phone, typed)).toEqual([personSentences.phoneNotTenDigits])
    },
  )
  test.each([undefined, null, 9_876_543_210, '', '  ', 'none', '۹۸۷۶۵۴۳۲۱۰'])('is required: %j', (input) => {
    expect(read(phone, input)).toEqual([personSentences.phoneRequired])
  })

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['+91-9876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
    ['98765432109', '9876543210'],
    ['98 76', '9876'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['९८', '98'],
    ['abc', ''],
  ])('%s, typed or pasted, becomes %s [fields-8]', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
  test('as typed has at most ten digits, except while a prefix is being typed [fields-9]', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^(\d{0,10}|\+\d{0,12})$/.test(phoneDigits(typed))))
  })
  test('typed key by key after +91 loses the prefix', () => {
    const keys = [...'+91 98765 43210']
    expect(keys.reduce((value, key) => phoneDigits(value + key), '')).toBe('9876543210')
  })
  test('of another country is not cut to ten digits', () => {
    expect(read(phone, phoneDigits('+1 415 555 0132'))).toEqual([personSentences.phoneNotTenDigits])
  })
})

describe("the guest's form [fields-10]", () => {
  const guest = form(guestDetails)
  test('reports every missing field with its own sentence [fields-11]', () => {
    expect(read(guest, {})).toEqual([
      givingSentences.nameRequired,
      personSentences.phoneRequired,
      personSentences.addressRequired,
    ])
    expect(read(guest, { name: ' ', phone: '', address: '\n' })).toEqual(read(guest, {}))
  })
  test('drops unknown fields and ignores inherited keys', () => {
    const details = { name: 'Asha', phone: '9876543210', address: 'Pune' }
    const input = JSON.parse(
      JSON.stringify({ ...details, role: 'admin' }).replace(
        '{',
        '{"__proto__":{"isAdmin":true},"constructor":1,',
      ),
    )
    expect(read(guest, input)).toEqual(details)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
  test.each([undefined, null, 'x', 5, []])('that is no object is refused: %j', (input) => {
    expect(read(guest, input)).toEqual([requestSentences.malformed])
  })
})
