// The emails that the built web package renders for the server: their kinds, and the facts that each one tells.
import type { MoneyPart } from './endpoints/box-money.ts'
import type { HostLanguage } from './languages.ts'
import type { LinkedAccountState } from './linked-accounts/states.ts'

type ToHost = { language: HostLanguage }
/** About a payout to a host: `amount` is formatted, `publicUrl` the origin of the host's pages. */
type OfPayout = ToHost & { firstName: string; boxName: string; amount: string }
type Kind = 'UPI ID' | 'bank account'
/** `refused`: where it cannot be sent; null if the host has saved nothing. */
export type PayoutWaiting = OfPayout & {
  kind: 'payout-waiting'
  refused: string | null
  of: Kind
  publicUrl: string
}
/** `to`: null for a host who was paid otherwise, by hand; `utr`: the bank's reference, which may arrive later. */
export type PayoutPaid = OfPayout & { kind: 'payout-paid'; to: string | null; utr: string | null }
/** `parts`: of `amount`, each as the host's pages tell of it. `giftid`: null for a deleted box, which has no page. */
export type PayoutLate = OfPayout & {
  kind: 'payout-late'
  parts: readonly MoneyPart[]
  giftid: string | null
  publicUrl: string
}
/**
 * `to`: in words; null for a host who was paid otherwise, by hand. `bank`: a fault of the host's bank today; nothing is wrong with where it was sent. `held`: it is sent again only once an
 * administrator has decided. `ours`: what had arrived came back, and an administrator decides, too.
 */
export type PayoutFailed = OfPayout & {
  kind: 'payout-failed'
  to: string | null
  of: Kind
  fault: 'destination' | 'bank' | 'held' | 'ours'
  publicUrl: string
}

/** `day`: when phones and addresses of the box's guests are erased. */
export type GuestsErasedSoon = ToHost & {
  kind: 'guests-erased-soon'
  firstName: string
  boxName: string
  day: string
  giftid: string
  publicUrl: string
}

/** States that the host learns by email. A page has just told the others. */
export type MailedAccountState = Extract<LinkedAccountState, 'needs-clarification' | 'active' | 'suspended'>
export type LinkedAccountChanged = ToHost & {
  kind: 'linked-account'
  firstName: string
  state: MailedAccountState
  supportEmail: string
  publicUrl: string
}

/**
 * `of`: the changed one. `before`, `after`: null for none, the last digits of a bank account; `waitsUntil`: when payouts
 * resume, formatted; null if none waits. `toLinkedAccount`: gifts go to an
 * account at the provider, one for each UPI ID. `isUnused`: gifts are paid to a bank account, and not to this UPI ID.
 */
export type UpiIdChanged = ToHost & {
  kind: 'upi-id-changed'
  of: Kind
  firstName: string
  before: string | null
  after: string | null
  waitsUntil: string | null
  toLinkedAccount: boolean
  isUnused: boolean
  supportEmail: string
  publicUrl: string
}

/** A message of the contact page, for support. */
export type ContactMessage = {
  kind: 'contact-message'
  name: string
  email: string
  subject: string
  message: string
  /** The field that people do not see was filled in. */
  suspected: boolean
}

/** For the operator. `meaning`: a clause; `details`: what the alarm's line in the log says. */
export type AlarmRaised = {
  kind: 'alarm'
  alarm: string
  meaning: string
  /** ISO 8601. */
  at: string
  details: readonly { name: string; text: string }[]
  publicUrl: string
}

type OfAccount = (ToHost & { account: 'host' }) | { account: 'admin' }

/** An email to render; `minutes` is how long its code is valid. */
export type Email =
  | (ToHost & { kind: 'verify-email'; code: string; minutes: number })
  | { kind: 'verify-admin'; code: string; minutes: number }
  | (OfAccount & { kind: 'reset-password'; code: string; minutes: number })
  | (OfAccount & { kind: 'password-changed'; firstName: string; supportEmail: string })
  | UpiIdChanged
  | PayoutWaiting
  | PayoutPaid
  | PayoutLate
  | PayoutFailed
  | GuestsErasedSoon
  | LinkedAccountChanged
  | ContactMessage
  | AlarmRaised

export type RenderedEmail = { subject: string; html: string; text: string }
