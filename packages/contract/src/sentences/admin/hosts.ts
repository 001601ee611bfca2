// Sentences of the administrator's page of one host.
import type { MoneyReason } from '../../box-money/money-states.ts'
import type { LinkedAccountState } from '../../linked-accounts/states.ts'
import { formatCount } from '../../money.ts'
import type { HoldReason } from '../../payout-holds.ts'
import type { Ownership, UnansweredWhy } from '../../upi-ids/checks.ts'

type Account = { account_name: string; last_digits: string; ifsc: string }

export const adminHostSentences = {
  title: 'Host',
  back: 'Back to Dashboard',
  failed: 'This host could not be read',
  missing: 'There is no such host',
  missingText: 'Is the address whole? A host who was deleted is not shown any more.',
  seeHost: (name: string) => `See the page of ${name}`,

  writeMail: 'Write mail',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  upiId: 'UPI ID for payouts',
  noUpiId: 'None saved yet',
  waits: 'Change of UPI ID or bank account',
  waitsUntil: (when: string) => `Changed: nothing is sent before ${when}`,
  bankAccount: 'Bank account for payouts',
  bankAccountOf: ({ account_name, last_digits, ifsc }: Account) =>
    `${account_name}, account ending in ${last_digits}, ${ifsc}`,
  bankAccountCheck: 'Bank’s answer about the account',
  upiIdCheck: 'Bank’s answer about the UPI ID',
  upiIdStates: {
    unchecked: 'The bank was not asked.',
    asking: 'Waiting for the bank.',
    'not-found': 'Nobody can be paid there. Payouts to it wait.',
  },
  upiIdUnanswered: {
    'not-enabled': 'Account validation is not enabled in our Razorpay account.',
    'no-answer': 'There was no answer in time.',
    refused: 'The provider rejected the question.',
    'no-name': 'It exists; the bank gave no name.',
  } satisfies Record<UnansweredWhy, string>,
  registeredTo: (name: string, score: number | null) =>
    `Registered to ${name}${score === null ? '' : `, name match ${score} of 100`}.`,
  ownership: {
    yes: 'The host has confirmed it: guests see it.',
    no: 'The host says that it is somebody else’s. Payouts to it wait.',
  } satisfies Record<Ownership, string>,
  noOwnership: 'The host has not answered yet.',
  linkedAccount: 'Linked account',
  linkedAccountState: 'State of the linked account',
  linkedAccountStates: {
    asking: 'The provider has not answered. The host is asked to send the PAN again.',
    'under-review': 'The provider is reviewing it. Guests cannot give yet.',
    'needs-clarification': 'The provider has emailed the host a question. Guests cannot give yet.',
    active: 'Active: gifts go to it.',
    suspended: 'Suspended by the provider. Guests cannot give.',
    refused: 'The provider refused to open it. The host is asked to correct the details.',
  } satisfies Record<LinkedAccountState, string>,
  earlierAccount: (amount: string, upiId: string) =>
    `${amount} that was given before goes to the account of an earlier UPI ID, ${upiId}.`,
  earlierAccountWrong: (amount: string, upiId: string) =>
    `${amount} that was given before is held for the account of an earlier UPI ID, ${upiId}, which the host denies or no bank knows. It stays held until somebody changes the UPI ID of that account at the provider’s dashboard and ends the holds there, or refunds the gifts.`,
  linkedAccountRefusal: (words: string) => `The provider’s reason: ${words}`,
  askedOn: (when: string) => `Asked ${when}.`,
  joined: 'Joined',
  hostId: 'Id of this host',
  active: 'Active',
  unverified: 'Email not verified',
  deactivatedAt: (when: string) => `Inactive since ${when}`,

  money: 'Money',
  gifts: (count: number) => `${formatCount(count)} ${count === 1 ? 'gift' : 'gifts'}, less what was refunded`,
  owed: 'Owed to this host',
  owedNote: 'What is on its way included',
  owesUs: 'This host owes us',
  owesUsNote: 'More was paid out than was kept',
  /** Why it is not sent on, beside the holds of payouts. */
  why: {
    'event-not-over': 'the event is not over yet',
    preparing: 'the event is over; it is in no payout yet',
    'asked-back': 'a refund is under way, or a guest’s bank disputes it',
    'to-send': 'its payout is due',
    'at-bank': 'sent, and not confirmed by the bank yet',
    'too-little': 'less than a rupee: too little for a payout',
    'account-upi-id-wrong': 'held at the linked account: the host denies its UPI ID, or no bank knows it',
    'earlier-upi-id-wrong':
      'held at an earlier linked account whose UPI ID is wrong: release it to the right one, or refund the gifts',
  } satisfies Record<Exclude<MoneyReason, HoldReason>, string>,
  notSettled: 'in no payout, and not settled by the provider yet',

  sessions: 'Sessions',
  signedInNowhere: 'Signed in nowhere.',
  signedIn: (count: number, when: string, device: string) =>
    `Signed in on ${formatCount(count)} ${count === 1 ? 'device' : 'devices'}. Last used ${when}, ${device}.`,
  endTitle: 'Sign this host out everywhere?',
  endConsequences: [
    'Every browser and device of this host is signed out within seconds, and has to sign in again with the password.',
    'Event boxes stay open, and payouts go on.',
    'Your name is kept in the audit log.',
  ],
  keep: 'Keep them signed in',
  sessionsEnded: 'This host is signed out everywhere.',
  endFailed: 'The sessions could not be ended',

  sections: 'Sections of this host',
  tabs: { boxes: 'Boxes', payouts: 'Payouts', activity: 'Activity' },
  auditLog: 'What administrators did',

  boxesFailed: 'The event boxes could not be loaded',
  boxPages: 'Pages of event boxes',
  noBoxes: 'No event box yet.',
  deletedBox: 'Deleted',
  giftsOfBox: (count: number) => `${formatCount(count)} ${count === 1 ? 'gift' : 'gifts'}`,
  boxOwed: (amount: string) => `${amount} owed`,
  boxOverpaid: (amount: string) => `${amount} owed to us`,
  boxTransferred: (amount: string) => `${amount} to the linked account`,
  boxPaid: (amount: string) => `${amount} paid out`,
  seeGifts: 'See its gifts',
  seeGiftsOf: (box: string) => `See the gifts of “${box}”`,
  backToBoxes: 'Back to the event boxes',
  giftsTitle: (box: string) => `Gifts of “${box}”`,
  giftsFailed: 'The gifts could not be loaded',
  giftPages: 'Pages of gifts',
  noGifts: 'Nobody has given yet.',
  refundedOf: (amount: string) => `${amount} of it went back`,

  noPayouts: 'Nothing was paid out yet, and nothing waits.',
  activityFailed: 'The activity could not be loaded',
  activityPages: 'Pages of activity',
  noActivity: 'Nothing has happened yet.',
} as const
