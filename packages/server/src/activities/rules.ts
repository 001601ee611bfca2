// The facts of each kind of activity, and its title and sentence in the language of the reader.
import { formatDay } from '@lifafa/contract/dates'
import type { HostLanguage } from '@lifafa/contract/languages'
import { formatPaise } from '@lifafa/contract/money'
import {
  type ActivitySentences,
  type ActivityWords,
  activitySentences,
  type PayoutNeed,
} from '@lifafa/contract/sentences/host/activities'
import { activitySentencesInHindi } from '@lifafa/contract/sentences/host/activities-hindi'
import { bankAccountSentences } from '@lifafa/contract/sentences/host/bank-account'
import { bankAccountSentencesInHindi } from '@lifafa/contract/sentences/host/bank-account-hindi'
import type { ActivityAction, Day, Paise } from '../db/tables.ts'

type None = Record<never, never>
type Change = { before: string | null; after: string | null }
/** `account`: the last four digits of a bank account. */
type PaidTo = { paise: Paise; upi_id?: string; account?: string }

/** The column `facts` by `action`. The names of guest and box are not among them: their own rows have them. */
export type ActivityFacts = {
  'event-box-created': None
  'event-box-updated': None
  'event-box-deleted': None
  'contribution-received': { paise: Paise }
  /** `dispute`: the guest's bank took it. `not-taken`: the guest's bank did not take our refund, and the host has it again. */
  'contribution-refunded': { paise: Paise; why: 'refund' | 'not-taken' | 'dispute' }
  'profile-updated': None
  'password-changed': None
  'upi-id-changed': Change
  /** By its last four digits. */
  'bank-account-changed': Change
  'payout-waiting': { paise: Paise; needs: PayoutNeed }
  'payout-due': { paise: Paise; day: Day }
  'payout-sent': PaidTo
  'payout-paid': PaidTo
  'payout-reversed': PaidTo
  'payout-failed': PaidTo
}

/** `facts` are of its `action`. */
type Told = { action: ActivityAction; facts: unknown; box: string | null; guest: string | null }

/** All facts that there are. */
type AnyFacts = Partial<Change & PaidTo & ActivityFacts['contribution-refunded']> & {
  needs?: PayoutNeed
  day?: Day
}

const SENTENCES: Record<HostLanguage, ActivitySentences> = {
  en: activitySentences,
  hi: activitySentencesInHindi,
}
/** The words for a bank account in feed and emails. */
export const BANK_ACCOUNT_WORDS = { en: bankAccountSentences, hi: bankAccountSentencesInHindi } as const

export function describeActivity(
  { action, facts, box, guest }: Told,
  language: HostLanguage,
): { title: string; text: string } {
  const {
    paise = 0,
    why = 'refund',
    needs,
    day,
    upi_id,
    account,
    before = null,
    after = null,
  } = facts as AnyFacts
  const sentences = SENTENCES[language]
  const { title, text } = sentences[action]
  const words: ActivityWords = {
    ...{ box: box ?? '', guest, before, after },
    amount: formatPaise(paise),
    day: day === undefined ? '' : formatDay(day, language),
    to: needs
      ? sentences.waitsFor[needs]
      : (upi_id ?? (account === undefined ? null : BANK_ACCOUNT_WORDS[language].yours(account))),
  }
  return { title, text: (why === 'refund' ? text : sentences.refundedOtherwise[why])(words) }
}
