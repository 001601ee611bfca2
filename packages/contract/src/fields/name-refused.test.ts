// Tests which names are refused: invisible characters, links, nothing to read.
import { describe, expect, test } from 'vitest'
import { textSentences } from '../sentences/fields/text.ts'
import { readField } from '../test/read-field.ts'
import { name } from './schemas.ts'

const person = name('Who?', 80)

describe('a name', () => {
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
    expect(readField(person, text)).toEqual([textSentences.noInvisible])
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
    expect(readField(person, text)).toEqual([textSentences.noLinks])
  })

  test.each(['.', '---', '!!!', '👍', '(…)', '\u0301\u0301'])('without a letter is refused: %s', (text) => {
    expect(readField(person, text)).toEqual([textSentences.needsLetter])
  })
})
