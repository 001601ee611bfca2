// Refuses the passwords that are tried first: a common word with the usual trimmings, a walk along the keyboard, a repetition.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { PASSWORD_MIN } from '@lifafa/contract/limits'
import { COMMON_WORDS } from './common-words.ts'

/** What stands for which letter in `p@ssw0rd`. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Rows, columns and zigzags of the keyboard, the alphabet, the digits. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '`1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qwaszx',
  'azsxdcfvgbhnjm',
  'azertyuiop',
  '147258369',
  '159753',
  '13579',
  '24680',
  '02468',
]
const WALKS_BOTH_WAYS = [...WALKS, ...WALKS.map((walk) => [...walk].reverse().join(''))]
const SHORTEST_WALK = 3
const MOST_TRIMMINGS = 8
const LONGEST_LISTED = 24

const isWord = (text: string): boolean => COMMON_WORDS.has(text) || text === PRODUCT_NAME.toLowerCase()

/** One common word, or two of them side by side. */
function isMadeOfWords(letters: string): boolean {
  if (isWord(letters)) return true
  for (let cut = 2; cut <= letters.length - 2; cut++)
    if (isWord(letters.slice(0, cut)) && isWord(letters.slice(cut))) return true
  return false
}

const spelled = (text: string): string =>
  text.replace(/[@431!0$57]/g, (character) => LOOK_ALIKES[character] ?? character)
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** `P@ssw0rd`, `krishna@2026!`, `123sunshine`, `mumbai indians 1`; not a word followed by a long number of its own. */
function isDecoratedWord(text: string): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (text.length - core.length > MOST_TRIMMINGS) return false
  // Digits and signs behind a word are trimmings first (`ravi1`), letters in disguise second (`rav1`).
  const readings = [lettersOf(core), lettersOf(spelled(core)), lettersOf(spelled(text)), lettersOf(text)]
  return readings.some(isMadeOfWords)
}

/** Nothing but steps along the keyboard: `qwerty123456`, `1q2w3e4r`, `asdf1234`. */
function isWalk(text: string): boolean {
  let rest = text
  while (rest.length > 0) {
    let length = Math.min(rest.length, 40)
    while (length >= SHORTEST_WALK && !WALKS_BOTH_WAYS.some((walk) => walk.includes(rest.slice(0, length))))
      length--
    if (length < SHORTEST_WALK) return false
    rest = rest.slice(length)
  }
  return true
}

/** The same short piece again and again: `aaaaaaaa`, `12121212`, `abcabcabc`, `11112222`. */
const isRepetition = (text: string): boolean =>
  /^(.{1,5})\1+.{0,2}$/u.test(text) || /^((.)\2{2,})+$/u.test(text)

/** A day, as digits: `15081947`, `19470815`, `15-08-1947`. */
const isDate = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])[-./]?(0[1-9]|1[0-2])[-./]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[-./]?(0[1-9]|1[0-2])[-./]?(0[1-9]|[12]\d|3[01])$/.test(text)

/** True for what stands at the top of every guessing list. Made for passwords that are long enough otherwise. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim()
  if (text.length > LONGEST_LISTED) return false
  return (
    text.length < PASSWORD_MIN || isRepetition(text) || isWalk(text) || isDate(text) || isDecoratedWord(text)
  )
}
