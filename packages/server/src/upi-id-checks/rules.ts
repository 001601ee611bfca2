// Decides what a bank's answer about a UPI ID means, when it is asked again, and whether two names are alike.
import type { Likeness, UnansweredWhy, WrongUpiId } from '@lifafa/contract/upi-ids/checks'
import type { Row } from '../db/tables.ts'
import type { ProviderUpiIdCheck } from '../provider/upi-id-checks.ts'

type Check = Pick<Row<'upi_id_checks'>, 'state' | 'answer'>

const MINUTE_MS = 60_000
/** With the pauses between them a bank has two hours. */
const MOST_TRIES = 8

/** When the provider is asked again after so many tries; null: never. */
export const nextTry = (tries: number, now: Date): Date | null =>
  tries >= MOST_TRIES ? null : new Date(now.getTime() + MINUTE_MS * 2 ** Math.max(0, tries - 1))

export type Outcome =
  | { state: 'found'; name: string; score: number | null }
  | { state: 'not-found' }
  | { state: 'unanswered'; why: UnansweredWhy }

/** Undefined while the bank has not answered. */
export function outcomeOf({ status, validation_results, results }: ProviderUpiIdCheck): Outcome | undefined {
  if (status === 'created') return undefined
  if (status === 'failed') return { state: 'unanswered', why: 'no-answer' }
  const { account_status, registered_name, name_match_score } = validation_results ?? results ?? {}
  if (account_status === 'invalid') return { state: 'not-found' }
  const name = tidyName(registered_name ?? '')
  if (name === '') return { state: 'unanswered', why: 'no-name' }
  const score = Math.round(name_match_score ?? -1)
  return { state: 'found', name, score: score >= 0 && score <= 100 ? score : null }
}

const LONGEST_NAME = 100

/** Guests see it: on one line, without characters that cannot be seen. */
const tidyName = (name: string): string =>
  [
    ...name
      .normalize('NFC')
      .replace(/[\s\p{Z}]+/gu, ' ')
      .replace(/\p{C}/gu, '')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')

/** Why a host's payouts wait for another UPI ID; undefined where they do not. A name that nobody has answered to stops no money. */
export function whyWrong(check: Check | undefined): WrongUpiId | undefined {
  if (check?.state === 'not-found') return 'upi-id-not-found'
  return check?.answer === 'no' ? 'upi-id-denied' : undefined
}

/** True where the host has something to do: answer, or save another UPI ID. */
export const asksHost = (check: Check | undefined): boolean =>
  check !== undefined && (whyWrong(check) !== undefined || (check.state === 'found' && check.answer === null))

/** The scripts that are compared: two names are `unlike` only if they share one. */
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
 * Alike where each word of the shorter name is another word of the longer one, or its first letter: `A Sharma` and
 * `SHARMA AARAV KUMAR`; one word must be there whole. `Raj Kumar` is `RAJKUMAR`, and a long name
 * may be cut off. A family name alone that both have is not enough:
 * a stranger may have it, too.
 */
export function likenessOf(one: string, other: string): Likeness {
  const [words, others] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ]
  if (words.length > 0 && (isOneCutOff(words.join(''), others.join('')) || areAmong(words, others)))
    return 'alike'
  const haveOneScript = SCRIPTS.some((script) => script.test(one) && script.test(other))
  return haveOneScript ? 'unlike' : 'other-script'
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
