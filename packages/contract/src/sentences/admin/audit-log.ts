// Sentences of the audit log: what administrators did, and how the list is filtered.
import type { AuditAction } from '../../endpoints/admin/audit-log.ts'

/** `did` follows the administrator's name; `name` is the action's in the list to choose from. */
type Action = { name: string; did: (about: string) => string }

const actions: Readonly<Record<AuditAction, Action>> = {
  'signed-up': { name: 'Signed up', did: () => 'signed up' },
  'signed-in': { name: 'Signed in', did: () => 'signed in' },
  'signed-out-everywhere': { name: 'Signed out everywhere', did: () => 'signed out everywhere' },
  'session-ended': { name: 'Signed out a device', did: () => 'signed out one of their devices' },
  'other-sessions-ended': {
    name: 'Signed out other devices',
    did: () => 'signed out all their other devices',
  },
  'password-changed': { name: 'Changed a password', did: () => 'changed their password' },
  'password-reset': { name: 'Set a password anew', did: () => 'set a forgotten password anew' },
  'host-activated': { name: 'Activated a host', did: (host) => `activated ${host}` },
  'host-deactivated': { name: 'Deactivated a host', did: (host) => `deactivated ${host}` },
  'host-deleted': { name: 'Deleted a host', did: () => 'deleted a user' },
  'host-signed-out': { name: 'Signed out a host', did: (host) => `signed out ${host} everywhere` },
  'payment-reviewed': { name: 'Looked at a payment', did: (payment) => `looked at ${payment}` },
  'payment-refunded': { name: 'Refunded a payment', did: (payment) => `refunded ${payment}` },
  'settlement-reviewed': { name: 'Looked at a settlement', did: () => 'looked at a settlement' },
  'payout-marked-paid': { name: 'Marked a payout as paid', did: (payout) => `marked ${payout} as paid` },
  'payout-marked-returned': {
    name: 'Noted that a payout came back',
    did: (payout) => `noted that ${payout} came back`,
  },
  'payout-paid-by-hand': {
    name: 'Locked a payout to pay it by hand',
    did: (payout) => `locked ${payout} to pay it by hand`,
  },
  'payout-not-paid': {
    name: 'Said that a payout was not paid',
    did: (payout) => `said that ${payout} was not paid`,
  },
  'payout-retried': { name: 'Let a payout be tried again', did: (payout) => `let ${payout} be tried again` },
  'payout-cancelled': { name: 'Cancelled a payout', did: (payout) => `decided not to pay ${payout}` },
  'payouts-compared': {
    name: 'Compared payouts',
    did: () => 'compared payouts with our bank, after a backup was restored',
  },
  'payouts-listed': { name: 'Made a file for the bank', did: () => 'made a file of payouts for our bank' },
  'correction-written': { name: 'Wrote a correction', did: () => 'wrote a correction' },
  'message-answered': { name: 'Answered a message', did: () => 'marked a message as answered' },
  'message-reopened': { name: 'Reopened a message', did: () => 'marked a message as not answered' },
  'guest-exported': { name: 'Exported a guest’s details', did: () => 'exported the details of a guest' },
  'guest-corrected': { name: 'Corrected a guest’s details', did: () => 'corrected the details of a guest' },
  'guest-erased': { name: 'Erased a guest’s details', did: () => 'erased the details of a guest' },
  'guest-phone-shown': { name: 'Saw a guest’s phone', did: () => 'saw the whole phone number of a guest' },
}

export const auditLogSentences = {
  text: 'What administrators did. Nobody can change it or take it away.',
  failed: 'The audit log could not be loaded',
  pages: 'Pages of the audit log',
  none: 'Nobody has done anything yet.',
  noneOfThese: 'Nothing of this kind was done.',
  noneOfTheseText: 'Ask for less: any action, any administrator, or a longer span of days.',
  actions,
  filter: 'Filter',
  action: 'Action',
  anyAction: 'Any action',
  admin: 'Administrator',
  anybody: 'Anybody',
  from: 'From',
  until: 'Until',
  about: 'What it concerns',
  aboutPlaceholder: 'Email of a host, or any id: pay_…',
  show: 'Show these',
  showAll: 'Show all',
  download: 'Download the log',
  fileTitle: 'Audit log of administrators',
  columns: ['Time (India)', 'Administrator', 'Email', 'Action', 'Subject', 'Detail'],
} as const
