// Decides what a host may mean by a search of the guest list: letters of a name in either script, a phone number, an amount.
import { digitsOf, phoneDigits } from '@lifafa/contract/fields/phone-digits'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { latinDigits } from '@lifafa/contract/typed-digits'
import { type SearchedWord, searchedWords } from '../../names/other-script.ts'

/** A parsed search. A guest matches whose name has all words, or whose phone or amount it is. */
export type GuestClues = { words: SearchedWord[]; phone?: string; amountPaise?: number }

/** Fewer digits are an amount: they stand in hundreds of phone numbers. */
const LEAST_PHONE_DIGITS = 4
const WRITTEN_PHONE = /^[+\d\s()-]+$/

export function guestCluesIn(text: string): GuestClues {
  const latin = latinDigits(text)
  const digits = digitsOf(latin)
  const amountPaise = parsePaise(text)
  return {
    words: searchedWords(text),
    ...(WRITTEN_PHONE.test(latin) &&
      digits.length >= LEAST_PHONE_DIGITS && { phone: digitsOf(phoneDigits(latin)) }),
    ...(amountPaise !== undefined && { amountPaise }),
  }
}
