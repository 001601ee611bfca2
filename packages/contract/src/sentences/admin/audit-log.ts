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
  'password-reset': { name: 'Reset a password', did: () => 'reset a forgotten password' },
  'host-activated': { name: 'Activated a host', did: (host) => `activated ${host}` },
  'host-deactivated': { name: 'Deactivated a host', did: (host) => `deactivated ${host}` },
  'host-deleted': { name: 'Deleted a host', did: () => 'deleted a user' },
  'host-signed-out': { name: 'Signed out a host', did: (host) => `signed out ${host} everywhere` },
  'payment-reviewed': { name: 'Reviewed a payment', did: (payment) => `reviewed ${payment}` },
  'payment-refunded': { name: 'Refunded a payment', did: (payment) => `refunded ${payment}` },
  'settlement-reviewed': { name: 'Reviewed a settlement', did: () => 'reviewed a settlement' },
  'payout-marked-paid': { name: 'Marked a payout as paid', did: (payout) => `marked ${payout} as paid` },
  'payout-marked-returned': {
    name: 'Recorded a returned payout',
    did: (payout) => `recorded that ${payout} was returned`,
  },
  'payout-paid-by-hand': {
    name: 'Locked a payout to pay it by hand',
    did: (payout) => `locked ${payout} to pay it by hand`,
  },
  'payout-not-paid': {
    name: 'Recorded an unpaid payout',
    did: (payout) => `recorded that ${payout} wasn’t paid`,
  },
  'payout-retried': { name: 'Retried a payout', did: (payout) => `asked to try ${payout} again` },
  'payout-cancelled': { name: 'Cancelled a payout', did: (payout) => `cancelled ${payout}` },
  'payouts-compared': {
    name: 'Compared payouts',
    did: () => 'compared payouts with our bank after a backup was restored',
  },
  'payouts-listed': { name: 'Created a bank file', did: () => 'created a bank file of payouts' },
  'payouts-downloaded': { name: 'Downloaded a bank file', did: () => 'downloaded a bank file' },
  'correction-written': { name: 'Added a correction', did: () => 'added a correction' },
  'message-answered': { name: 'Answered a message', did: () => 'marked a message as answered' },
  'message-reopened': { name: 'Reopened a message', did: () => 'marked a message as not answered' },
  'guest-exported': { name: 'Exported a guest’s details', did: () => 'exported a guest’s details' },
  'guest-corrected': { name: 'Corrected a guest’s details', did: () => 'corrected a guest’s details' },
  'guest-erased': { name: 'Erased a guest’s details', did: () => 'erased a guest’s details' },
  'guest-phone-shown': { name: 'Viewed a guest’s phone', did: () => 'viewed a guest’s full phone number' },
}

export const auditLogSentences = {
  text: 'Every administrator action, permanently recorded.',
  failed: 'We couldn’t load the audit log',
  pages: 'Pages of the audit log',
  none: 'No actions yet',
  noneOfThese: 'No matching actions',
  noneOfTheseText: 'Try fewer filters or a longer date range.',
  actions,
  filter: 'Filter',
  action: 'Action',
  anyAction: 'Any action',
  admin: 'Administrator',
  anybody: 'Anyone',
  from: 'From',
  until: 'Until',
  about: 'Related to',
  aboutPlaceholder: 'Host’s email or any ID, such as pay_…',
  show: 'Apply',
  showAll: 'Show all',
  download: 'Download log',
  fileTitle: 'Audit log of administrators',
  columns: ['Time (India)', 'Administrator', 'Email', 'Action', 'Subject', 'Detail'],
} as const
