// Searches for a name that may be written in the other script, Devanagari or Latin, by its consonants or its spelling.
import { toLatin } from '../upi-id-checks/to-latin.ts'

/** Maps each letter of `from` to the one at its place in `to`; letters beyond the end of `to` are dropped (SQL's `translate`). */
type Letters = { from: string; to: string }

/**
 * `sound`: its consonants as the database writes those of names in the other script (db/schema/0008): of names in Devanagari in small
 * Latin letters, of names in Latin letters in capitals.
 */
export type SearchedWord = { word: string; sound?: string }

const MOST_WORDS = 5
const LETTER = /\p{L}/u

/** The first five words of a text with letters; none of a number. */
export const searchedWords = (text: string): SearchedWord[] =>
  LETTER.test(text)
    ? text
        .toLowerCase()
        .split(/\s+/)
        .slice(0, MOST_WORDS)
        .filter((word) => word !== '')
        .map((word) => ({ word, ...inOtherScript(word) }))
    : []

/**
 * Names are written in Latin letters in many ways; their consonants hardly differ, and h after one is left out. Breath and
 * length are not told apart: क and ख are k, त and ट are t, श, ष and स are s. The database has the same letters.
 */
const DEVANAGARI: Letters = {
  from: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ः',
  to: 'kkggnccjjnttddnttddnppbbmyrrrllvsssnn',
}
const LATIN: Letters = { from: 'bcdfgjklmnpqrstvwxyzaeiouh', to: 'bcdpgjklmnpkrstvvxyj' }

const isLatin = (word: string): boolean => /^[a-z.'-]+$/.test(word)
const isDevanagari = (word: string): boolean => /^[\u0900-\u0963]+$/.test(word)

const lettersOf = (word: string, { from, to }: Letters): string =>
  [...word].map((letter) => (from.includes(letter) ? (to[from.indexOf(letter)] ?? '') : letter)).join('')

function inOtherScript(word: string): { sound?: string } {
  // सिंह is Singh.
  if (isDevanagari(word)) return heard(lettersOf(word.replaceAll('सिंह', 'सिंघ'), DEVANAGARI).toUpperCase())
  if (!isLatin(word)) return {}
  // Rao is राव; a y that ends a word after a consonant is a vowel.
  return heard(lettersOf(word.replace(/ao$/, 'av').replace(/([^aeiou])y$/, '$1'), LATIN))
}

const heard = (sound: string) => (sound === '' ? {} : { sound })

/** The sounds of each word of a name in Latin letters; none if a word is something else. */
export function soundsOf(text: string): string[] {
  const sounds = searchedWords(text).map(({ word, sound = '' }) => (isLatin(word) ? sound : ''))
  return sounds.every((sound) => sound !== '') ? sounds : []
}

/** A vowel that is written and not spoken: देशपांडे is Deshpande, कमला is Kamla. */
const SILENT = /(?<=[aeiou][^aeiou ]{1,2})a(?=[^aeiou ][aeiou])/g

/** As a name in Devanagari may be spelled in Latin letters. */
export function latinSpellings(text: string): string[] {
  if (!/[\u0900-\u0963]/.test(text)) return []
  const latin = toLatin(text).toLowerCase()
  return [...new Set([latin, latin.replace(SILENT, '')])]
}
