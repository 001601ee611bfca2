// Sentences of the administrator's page of one host.

import type { MoneyReason, MoneyState } from '../../box-money/money-states.ts'
import { counted } from '../../counted.ts'
import type { LinkedAccountState } from '../../linked-accounts/states.ts'
import type { HoldReason } from '../../payout-holds.ts'
import type { Ownership, UnansweredWhy } from '../../upi-ids/checks.ts'

type Account = { account_name: string; last_digits: string; ifsc: string }

export const adminHostSentences = {
  title: 'Host',
  failed: 'We couldn’t load this host',
  missing: 'Host not found',
  missingText: 'Check the address. Deleted hosts are no longer shown.',
  seeHost: (name: string) => `View ${name}`,

  writeMail: 'Send email',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  upiId: 'UPI ID for payouts',
  noUpiId: 'None added yet',
  waits: 'Change of UPI ID or bank account',
  waitsUntil: (when: string) => `Changed. Payouts are paused until ${when}`,
  bankAccount: 'Bank account for payouts',
  bankAccountOf: ({ account_name, last_digits, ifsc }: Account) =>
    `${account_name}, account ending in ${last_digits}, ${ifsc}`,
  bankAccountCheck: 'Bank account check',
  upiIdCheck: 'UPI ID check',
  upiIdStates: {
    unchecked: 'Not checked with the bank.',
    asking: 'Waiting for the bank.',
    'not-found': 'It doesn’t exist. Payouts to it are on hold.',
  },
  upiIdUnanswered: {
    'not-enabled': 'Account validation isn’t enabled in our Razorpay account.',
    'no-answer': 'The bank didn’t respond in time.',
    refused: 'Razorpay rejected the check.',
    'no-name': 'It exists, but the bank didn’t share a name.',
  } satisfies Record<UnansweredWhy, string>,
  registeredTo: (name: string, score: number | null) =>
    `Account holder ${name}${score === null ? '' : `, name match ${score} of 100`}.`,
  ownership: {
    yes: 'Confirmed by the host. Guests see it.',
    no: 'The host says it isn’t theirs. Payouts to it are on hold.',
  } satisfies Record<Ownership, string>,
  noOwnership: 'The host hasn’t responded yet.',
  linkedAccount: 'Linked account',
  linkedAccountState: 'Linked account status',
  linkedAccountStates: {
    asking: 'Razorpay hasn’t responded. The host is asked to send the PAN again.',
    'under-review': 'Razorpay is reviewing it. Guests can’t give yet.',
    'needs-clarification': 'Razorpay has emailed the host a question. Guests can’t give yet.',
    active: 'Active. Gifts go to it.',
    suspended: 'Suspended by Razorpay. Guests can’t give.',
    refused: 'Razorpay refused to open it. The host is asked to correct the details.',
  } satisfies Record<LinkedAccountState, string>,
  earlierAccount: (amount: string, upiId: string) =>
    `${amount} of earlier gifts goes to the account of an earlier UPI ID, ${upiId}.`,
  earlierAccountWrong: (amount: string, upiId: string) =>
    `${amount} of earlier gifts is on hold in the account of an earlier UPI ID, ${upiId}, which the host says isn’t theirs or which doesn’t exist. To release it, change that account’s UPI ID in Razorpay’s dashboard and end the holds there, or refund the gifts.`,
  linkedAccountRefusal: (words: string) => `Reason given by Razorpay: ${words}`,
  askedOn: (when: string) => `Checked ${when}.`,
  joined: 'Joined',
  hostId: 'Host ID',
  active: 'Active',
  unverified: 'Email not verified',
  deactivatedAt: (when: string) => `Inactive since ${when}`,

  money: 'Money',
  received: 'Received in gifts',
  owedBack: 'To be taken from later gifts',
  gifts: (count: number) => `${counted(count, 'gift')}, after refunds`,
  owed: 'Owed to host',
  owedNote: 'Includes payouts in progress',
  owesUs: 'Owed by host',
  owesUsNote: 'We paid more than this host’s gifts',
  /** The host reads these of “you” and “your bank”. */
  states: {
    'action-needed': 'Waiting for the host',
    'on-hold': 'On hold',
    late: 'Overdue',
    waiting: 'Not due yet',
    'at-provider': 'Held by Razorpay',
    'on-its-way': 'On the way to the host',
    'sent-on': 'Paid to the host',
  } satisfies Record<MoneyState, string>,
  /** Why it is not paid yet, beside the holds of payouts. */
  why: {
    'event-not-over': 'the event isn’t over yet',
    preparing: 'the event is over; the payout is being prepared',
    'asked-back': 'a refund is in progress, or a guest’s bank disputes it',
    'to-send': 'the payout is due',
    'at-bank': 'sent, waiting for the bank to confirm',
    'too-little': 'under ₹1, too little for a payout',
    'account-upi-id-wrong':
      'on hold in the linked account: the host says its UPI ID isn’t theirs, or it doesn’t exist',
    'earlier-upi-id-wrong':
      'on hold in an earlier linked account with a wrong UPI ID: release it to the right one, or refund the gifts',
  } satisfies Record<Exclude<MoneyReason, HoldReason>, string>,
  notSettled: 'Razorpay hasn’t settled it yet',

  sessions: 'Sessions',
  signedInNowhere: 'Not signed in on any device.',
  signedIn: (count: number, when: string, device: string) =>
    `Signed in on ${counted(count, 'device')}. Last used ${when}, ${device}.`,
  endTitle: 'Sign this host out everywhere?',
  endConsequences: [
    'All of this host’s browsers and devices will be signed out within seconds and will need the password to sign in again.',
    'Event boxes stay open and payouts continue.',
    'Your name is kept in the audit log.',
  ],
  keep: 'Keep signed in',
  sessionsEnded: 'Host signed out everywhere',
  endFailed: 'We couldn’t sign out this host',

  sections: 'Host sections',
  tabs: { boxes: 'Boxes', payouts: 'Payouts', activity: 'Activity' },
  auditLog: 'Audit log of this host',

  boxesFailed: 'We couldn’t load the event boxes',
  noBoxes: 'No event boxes yet',
  deletedBox: 'Deleted',
  giftsOfBox: (count: number) => counted(count, 'gift'),
  boxOwed: (amount: string) => `${amount} owed`,
  boxOverpaid: (amount: string) => `${amount} owed to us`,
  boxTransferred: (amount: string) => `${amount} to the linked account`,
  boxPaid: (amount: string) => `${amount} paid out`,
  seeGifts: 'View gifts',
  seeGiftsOf: (box: string) => `View gifts of “${box}”`,
  backToBoxes: 'Back to event boxes',
  giftsTitle: (box: string) => `Gifts of “${box}”`,
  giftsFailed: 'We couldn’t load the gifts',
  giftPages: 'Pages of gifts',
  noGifts: 'No gifts yet',
  refundedOf: (amount: string) => `${amount} refunded`,

  noPayouts: 'No payouts, and none waiting',
  activityFailed: 'We couldn’t load the activity',
  activityPages: 'Pages of activity',
  noActivity: 'No activity yet',
} as const
