// The kinds of jobs: the data of each, and how many of it a process runs at once.
import type { MailedAccountState } from '@lifafa/contract/emails'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { CodePurpose } from '../db/tables.ts'

/** Each kind of job and its data. Never a secret: the data is in the database in clear. */
export type JobData = {
  'mail-code': { purpose: CodePurpose; email: string; id: string }
  /** Older jobs do not say whose `account`: a host's; nor the host's `language`: English. */
  'mail-password-changed': {
    email: string
    firstName: string
    account?: 'host' | 'admin'
    language?: HostLanguage
  }
  /**
   * `of`: absent in older jobs, about a UPI ID. A bank account is named by its last digits, in words of the host's `language`; English where that is
   * absent. `waitsUntil`: ISO 8601. `isUnused`: gifts are paid to a bank account, and not to this UPI ID; absent in older jobs.
   */
  'mail-upi-id-changed': {
    of?: 'UPI ID' | 'bank account'
    language?: HostLanguage
    email: string
    firstName: string
    before: string | null
    after: string | null
    waitsUntil: string | null
    isUnused?: boolean
  }
  'check-upi-id': { checkId: string }
  'mail-contact-message': { messageId: string }
  'apply-provider-event': { eventId: string }
  'refund-payment': { refundId: string }
  /** `about` an attempt: the state of which the host is told. */
  'mail-payout':
    | { payoutId: string; about: 'waiting' }
    | { attemptId: string; about: 'paid' | 'failed' | 'returned' }
  /** A kind of its own: servers of the version before would take it for a failed payout. */
  'mail-late-payouts': { boxId: string }
  'mail-guests-erased': { boxId: string }
  'mail-linked-account': { linkedAccountId: string; state: MailedAccountState }
}

export type JobName = keyof JobData

/** How many jobs of a kind a process runs at once: the provider or the mail server may be slow, and one waiting job must not delay the others. */
export const AT_ONCE: Record<JobName, number> = {
  'mail-code': 4,
  'mail-password-changed': 1,
  'mail-upi-id-changed': 1,
  'check-upi-id': 4,
  'mail-contact-message': 1,
  'apply-provider-event': 4,
  'refund-payment': 1,
  'mail-payout': 1,
  'mail-late-payouts': 1,
  'mail-guests-erased': 1,
  'mail-linked-account': 1,
}
