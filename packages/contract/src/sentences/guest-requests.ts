// Sentences of the administrators' page that answers guests: what is held of one, correct it, erase it.

import { PRODUCT_NAME } from '../brand.ts'
import { counted } from '../counted.ts'
import type { ErasureObstacle } from '../fields/erasure-obstacle.ts'
import { capital, GUEST_CONTACTS, GUEST_WORDS, listOf, ofEachColumn } from '../guest-columns.ts'
import { MAX_GIFTS_OF_GUEST, PAYOUT_RETURN_DAYS } from '../limits.ts'

const obstacles: Readonly<Record<ErasureObstacle, string>> = {
  owed: `The host is still owed money from this event. Details can be erased ${PAYOUT_RETURN_DAYS} days after it is paid.`,
  payout: `A payout from this event is in progress or may still be returned. Details can be erased ${PAYOUT_RETURN_DAYS} days after it.`,
  transfer: 'Razorpay is still holding gifts from this event. Details can be erased once the host is paid.',
  refund: 'A refund for this event is in progress. Details can be erased once it’s done.',
  dispute: 'A bank is disputing a payment for this event. Details can be erased once the dispute ends.',
  order:
    'A guest may be in the middle of paying for this event. Details can be erased once that payment ends.',
}

const count = (gifts: number) => counted(gifts, 'gift')

export const guestRequestSentences = {
  title: 'Guests',
  text: 'For a guest who asks to see, correct or delete their data. First ask for the amount and date of one gift.',
  label: 'Phone number, receipt link, reference or name',
  placeholder: '98765 43210, https://…/receipt/…, pay_…',
  find: 'Find',
  failed: 'We couldn’t look up the guest',
  nothing: 'No data found for this guest',
  nothingText:
    'No gift was found by this number, reference or name. A number may have been erased with time: try the exact name. Erased gifts can only be found by a reference or the receipt link.',
  heldOf: (gifts: number) => `${count(gifts)} from this guest`,
  hasMore: `Showing the newest ${MAX_GIFTS_OF_GUEST} gifts. To erase all, erase these and search again.`,
  byName: 'Found by name. Is it the same person?',
  host: 'Host',
  choose: (amount: string, event: string) => `Select the gift of ${amount} for ${event}`,
  chooseSome: 'Please choose at least one gift.',
  tooMany: 'Please choose fewer gifts.',
  nameRequired: 'Please enter the guest’s name',
  details: {
    name: 'Name',
    ...ofEachColumn(GUEST_WORDS, capital),
    phone: 'Phone',
    address: 'Address',
    upi_id: 'UPI ID',
    bank_reference: 'UTR',
    payment: 'Payment',
    written: 'Gift',
    relation: 'Relation',
    family: 'Family',
    note: 'Note',
  },
  none: 'None',
  erasedOn: (day: string) => `Erased on ${day}`,
  contactsErasedOn: (day: string) => `Phone and address erased on ${day}`,
  obstacle: (why: ErasureObstacle) => `Can’t be erased yet. ${obstacles[why]}`,
  exportButton: 'Export',
  exported: 'File downloaded. Send it to the guest.',
  exportFailed: 'We couldn’t create the guest’s file. Please try again.',
  correct: 'Correct',
  correctOf: (amount: string, event: string) => `Correct the details of ${amount} for ${event}`,
  correctTitle: 'Correct a guest’s details',
  correctText:
    'The host and the guest see the change immediately. Razorpay’s records and files already downloaded don’t change.',
  save: 'Save',
  cancel: 'Cancel',
  corrected: 'Details corrected',
  correctFailed: 'We couldn’t correct the details. Please try again.',
  erase: 'Erase',
  /** `can`: of the `chosen` gifts. */
  eraseSome: (can: number, chosen: number) =>
    can === 0 || can === chosen ? 'Erase' : `Erase ${can} of ${count(chosen)}`,
  eraseTitle: (gifts: number) => `Erase this guest’s details from ${count(gifts)}?`,
  eraseConsequences: [
    `${listOf({ name: 'name', ...GUEST_CONTACTS, ...GUEST_WORDS })}, UPI ID, family and note will be erased. The host will no longer see them.`,
    'Amounts, dates and references stay in our records. Rows of imported lists don’t.',
    'This can’t be undone. If the guest wants a copy, export it first.',
    'Razorpay keeps its own records. To erase those, ask its support with the payment ID.',
  ],
  keep: 'Keep details',
  erasing: 'Erasing...',
  erased: 'Guest details erased',
  eraseFailed: 'We couldn’t erase the details. Please try again.',
  /** To a correction. */
  notCorrectable: (day: string) => `This guest’s details were erased on ${day} and can’t be entered again.`,
  erasedBefore: (day: string) => `There was nothing left to erase. This was done on ${day}.`,
  nothingLeft: 'These gifts have no guest details to erase.',
} as const

/** For the file that a guest gets. */
export const guestFileSentences = {
  title: (day: string) => `What ${PRODUCT_NAME} holds about you, ${day}`,
  end: `We keep names so the host knows who gave what, phone numbers and addresses so they can thank guests, and amounts and references for our accounts. Razorpay, which processed the payment, keeps its own records.`,
} as const
