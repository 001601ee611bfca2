// Decides what a host may mean by a search of the guest list: letters of a name in either script, a phone number, an amount.
import { digitsOf, phoneDigits } from '@lifafa/contract/fields/phone-digits'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { latinDigits } from '@lifafa/contract/typed-digits'

/** Maps each letter of `from` to the one at its place in `to`; letters beyond the end of `to` are dropped (SQL's `translate`). */
export type Letters = { from: string; to: string }

/** A word in the other script: its consonants in Latin letters, and what makes those of a name in that script. */
export type OtherScript = { consonants: string; letters: Letters }

export type SearchedWord = { word: string; other?: OtherScript }

/** What is searched for: a guest matches whose name has all words, or whose phone or amount it is. */
export type GuestClues = { words: SearchedWord[]; phone?: string; amountPaise?: number }

const MOST_WORDS = 5
/** Fewer digits are an amount: they stand in hundreds of phone numbers. */
const LEAST_PHONE_DIGITS = 4
const WRITTEN_PHONE = /^[+\d\s()-]+$/
const LETTER = /\p{L}/u

export function guestCluesIn(text: string): GuestClues {
  const latin = latinDigits(text)
  const digits = digitsOf(latin)
  const amountPaise = parsePaise(text)
  const words = LETTER.test(text) ? text.toLowerCase().split(/\s+/).slice(0, MOST_WORDS) : []
  return {
    words: words.filter((word) => word !== '').map((word) => ({ word, ...inOtherScript(word) })),
    ...(WRITTEN_PHONE.test(latin) &&
      digits.length >= LEAST_PHONE_DIGITS && { phone: digitsOf(phoneDigits(latin)) }),
    ...(amountPaise !== undefined && { amountPaise }),
  }
}

/**
 * Names are written in Latin letters in many ways; their consonants hardly differ, and h after one is left out. Breath and
 * length are not told apart: क and ख are k, त and ट are t, श, ष and स are s.
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

function inOtherScript(word: string): { other?: OtherScript } {
  if (isDevanagari(word)) return other(lettersOf(spelled(word), DEVANAGARI), LATIN)
  if (!isLatin(word)) return {}
  // Rao is राव; a y that ends a word after a consonant is a vowel.
  const written = word.replace(/ao$/, 'av').replace(/([^aeiou])y$/, '$1')
  return other(lettersOf(written, LATIN), DEVANAGARI)
}

const other = (consonants: string, letters: Letters) =>
  consonants === '' ? {} : { other: { consonants, letters } }

/** सिंह is Singh. */
export const SINGH = { written: 'सिंह', spoken: 'सिंघ' } as const
const spelled = (word: string): string => word.replaceAll(SINGH.written, SINGH.spoken)
