// Decides what a bank's answer about a UPI ID means, and when it is asked again.
import type { UnansweredWhy, WrongUpiId } from '@lifafa/contract/upi-ids/checks'
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

/** Why a host's payouts wait for another UPI ID; undefined if they do not. A name that nobody has answered to stops no money. */
export function whyWrong(check: Check | undefined): WrongUpiId | undefined {
  if (check?.state === 'not-found') return 'upi-id-not-found'
  return check?.answer === 'no' ? 'upi-id-denied' : undefined
}

/** True if the host has something to do: answer, or save another UPI ID. */
export const asksHost = (check: Check | undefined): boolean =>
  check !== undefined && (whyWrong(check) !== undefined || (check.state === 'found' && check.answer === null))
