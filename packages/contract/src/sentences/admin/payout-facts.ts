// Sentences about one payout in administrators’ lists: how it stands, and why it waits; and about the bank’s reference of one.
import type { HoldReason } from '../../payout-holds.ts'

/** Why a payout waits. */
const reasons: Readonly<Record<HoldReason, string>> = {
  inactive: 'the host is inactive: activate them to pay',
  'no-upi-id': 'the host has to add a UPI ID or bank account',
  'unpayable-upi-id': 'Razorpay can’t pay a UPI ID like this one: the host has to change it',
  'after-failures': 'three payments there failed: the host has to change it',
  'upi-id-not-found': 'the bank doesn’t know it: the host has to correct it',
  'upi-id-denied': 'the host says it isn’t theirs, and has to change it',
  retry: 'the last payment failed',
  'upi-id-changed': 'the host changed where we pay, less than a day ago',
  'upi-id-limit': 'daily limit of this UPI ID reached',
  'provider-refused': 'refused by Razorpay (not the host’s fault): decide what to do',
  rejected: 'rejected by us: decide what to do',
  'unknown-outcome': 'we don’t know whether Razorpay paid it: check there before you decide',
  'too-large': 'too large for the host’s bank: pay it by hand',
}

export const payoutFactsSentences = {
  payoutsFailed: 'We couldn’t load the payouts',
  payoutPages: 'Pages of payouts',
  payoutNumber: (number: number) => `payout ${number}`,
  reasons,
  hostDeleted: 'the host deleted their account: pay by hand, or refund the gift',
  until: (told: string, when: string) => `${told}. On hold until ${when}`,
  dueBy: (day: string) => `Due by ${day}`,
  wasDueBy: (day: string) => `Was due by ${day}`,
  lateSince: (day: string) => `Late since ${day}`,
  paidOn: (day: string) => `Paid ${day}`,
  since: (day: string) => `Since ${day}`,
  noUpiId: 'No UPI ID or bank account',
  asAgreed: 'As agreed with the host',
  notKept: 'Not kept, as the host’s account was deleted',
  inBatch: 'in a bank file',
  byHandSince: (when: string) => `being paid by hand since ${when}`,
  lastTime: (reason: string) => `last time: “${reason}”`,
  cameBack: 'it was returned',
  reference: (reference: string) => `Reference ${reference}`,
  cancelledBy: (admin: string, reason: string) => `Cancelled by ${admin}: ${reason}`,
  cancelledUnowed: 'No longer owed',
  referenceRequired: 'Bank reference is required',
  referenceOdd:
    'Please enter the reference exactly as on the bank receipt, 12 digits or at least 6 letters and digits',
} as const
