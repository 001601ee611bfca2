// Decides whether the bank's name and the host's are alike.
import type { Likeness } from '@lifafa/contract/upi-ids/checks'
import { toLatin } from './to-latin.ts'

/** The scripts of Indian names. */
const SCRIPTS = [
  'Latin',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Arabic',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** Before or after a name, as banks write it. */
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'master',
  'dr',
  'shri',
  'shrimati',
  'sri',
  'smt',
  'kum',
  'kumari',
  'mx',
])

const wordsOf = (name: string): string[] =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter((word) => !TITLES.has(word))

/**
 * Names are alike if each word of the shorter name is another word of the longer one, or its first letter: `A Sharma` and `SHARMA
 * AARAV KUMAR`; one word must be there whole. `Raj Kumar` is `RAJKUMAR`, and a long name may be cut off. A shared family name alone
 * is not enough: a stranger may have it, too. Names in different scripts are compared as they sound. If a word of them sounds alike
 * and the whole does not, nothing is sure, and the host reads both.
 */
export function likenessOf(one: string, other: string): Likeness {
  if (areAlike(wordsOf(one), wordsOf(other))) return 'alike'
  if (scriptsOf(one) === scriptsOf(other)) return 'unlike'
  const [words, others] = [soundsOf(one), soundsOf(other)]
  if (areAlike(words, others)) return 'alike'
  const consonants = others.map(consonantsOf)
  return words.some((word) => consonants.includes(consonantsOf(word))) ? 'other-script' : 'unlike'
}

const scriptsOf = (name: string): string => SCRIPTS.map((script) => (script.test(name) ? 'x' : '-')).join('')

/**
 * Spellings of one sound, which Latin letters write in many ways: `Nayar` and `Nair`, `Rav` and `Rao`, `Deshapande` and `Deshpande`.
 * An a inside a word is left out; at its end it may tell a woman's name from a man's.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ngh/g, 'nh'],
  [/sh/g, 's'],
  [/chh?/g, 'c'],
  [/ph/g, 'f'],
  [/([tdkgb])h/g, '$1'],
  [/w/g, 'v'],
  [/[zx]/g, 'j'],
  [/q/g, 'k'],
  [/n(?=[pbm])/g, 'm'],
  [/av$/, 'ao'],
  [/aya|ay|ey/g, 'ai'],
  [/ou|au|ow/g, 'o'],
  [/ee|y$/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=.)a+(?=.)/g, ''],
  [/(.)\1+/g, '$1'],
]

const soundsOf = (name: string): string[] =>
  wordsOf(toLatin(name)).map((word) =>
    SPELLINGS.reduce((spelled, [written, sound]) => spelled.replace(written, sound), word),
  )

/** Vowels and half vowels are written in the most ways. */
const consonantsOf = (word: string): string => word.replace(/(?<=.)[aeiouyvh]/g, '')

/** Compares the words of two names. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const [words, others] = one.length <= other.length ? [one, other] : [other, one]
  return words.length > 0 && (isOneCutOff(words.join(''), others.join('')) || areAmong(words, others))
}

/** So many letters of a name that was cut off are enough: banks, and the provider, keep a part of a long one. */
const LEAST_OF_CUT_NAME = 18

const isOneCutOff = (one: string, other: string): boolean => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return shorter === longer || (shorter.length >= LEAST_OF_CUT_NAME && longer.startsWith(shorter))
}

function areAmong(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others]
  const take = (isMatch: (word: string) => boolean): boolean => {
    const at = left.findIndex(isMatch)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  // Whole words first, so that an initial does not take the place of one.
  const notWhole = words.filter((word) => !take((candidate) => candidate === word))
  const hasWhole = words.some((word) => word.length > 1 && !notWhole.includes(word))
  return hasWhole && notWhole.every((word) => take((candidate) => isInitialOf(word, candidate)))
}

/** In either direction: `A` and `Aarav`. */
const isInitialOf = (one: string, other: string): boolean =>
  [...one].length === 1 ? other.startsWith(one) : [...other].length === 1 && one.startsWith(other)
