// Sentences of the administrators' page that answers guests: what is held of one, correct it, erase it.
import { PRODUCT_NAME } from '../brand.ts'
import type { ErasureObstacle } from '../fields/erasure-obstacle.ts'
import { MAX_GIFTS_OF_GUEST, PAYOUT_RETURN_DAYS } from '../limits.ts'

const obstacles: Readonly<Record<ErasureObstacle, string>> = {
  owed: `The host is still owed money of this event. It can be erased ${PAYOUT_RETURN_DAYS} days after that is paid out.`,
  payout: `A payout of this event is under way, or may still come back. It can be erased ${PAYOUT_RETURN_DAYS} days after the payout.`,
  transfer:
    'The payment provider still has gifts of this event for the host. It can be erased once the host has them.',
  refund: 'A refund of this event is under way. It can be erased once the refund is done.',
  dispute: 'A bank disputes a payment of this event. It can be erased once the dispute has ended.',
  order: 'A guest may still be paying for this event. It can be erased once that payment has ended.',
}

const count = (gifts: number) => (gifts === 1 ? '1 gift' : `${gifts} gifts`)

export const guestRequestSentences = {
  title: 'Guests',
  text: 'A guest asks what we hold about them, or wants it corrected or erased. Make sure that it is the guest: ask for the amount and the day of one gift.',
  label: 'Phone number, receipt’s link, or a reference',
  placeholder: '98765 43210, https://…/receipt/…, pay_…',
  find: 'Find',
  failed: 'The guest could not be looked up',
  nothing: 'We hold nothing about this guest',
  nothingText:
    'No gift has this phone number or reference. What was erased is found by a reference alone, or by the receipt’s link.',
  heldOf: (gifts: number) => `${count(gifts)} from this guest`,
  hasMore: `Only the newest ${MAX_GIFTS_OF_GUEST} gifts are shown. To erase all, erase these and search again.`,
  choose: (amount: string, event: string) => `Select the gift of ${amount} for ${event}`,
  chooseSome: 'Please choose at least one gift.',
  tooMany: 'Please choose fewer gifts.',
  nameRequired: 'Please enter the guest’s name',
  details: {
    name: 'Name',
    shown_name: 'As the host has corrected it',
    phone: 'Phone',
    address: 'Address',
    upi_id: 'UPI address',
    bank_reference: 'The bank’s reference',
    payment: 'Payment',
    blessing: 'Blessing',
  },
  none: 'None',
  erasedOn: (day: string) => `Erased on ${day}`,
  contactsErasedOn: (day: string) => `Phone and address erased on ${day}`,
  obstacle: (why: ErasureObstacle) => `Cannot be erased yet. ${obstacles[why]}`,
  exportButton: 'Export',
  exported: 'The file was saved. Send it to the guest.',
  exportFailed: 'The guest’s file could not be made. Please try again.',
  correct: 'Correct',
  correctOf: (amount: string, event: string) => `Correct the details of ${amount} for ${event}`,
  correctTitle: 'Correct a guest’s details',
  correctText:
    'Host and guest see them at once. Razorpay’s record and files that the host has downloaded do not change.',
  save: 'Save',
  cancel: 'Cancel',
  corrected: 'The details were corrected.',
  correctFailed: 'The details could not be corrected. Please try again.',
  erase: 'Erase',
  /** `can`: of the `chosen` gifts. */
  eraseSome: (can: number, chosen: number) =>
    can === 0 || can === chosen ? 'Erase' : `Erase ${can} of ${count(chosen)}`,
  eraseTitle: (gifts: number) => `Erase this guest’s details from ${count(gifts)}?`,
  eraseConsequences: [
    'Name, phone number, address, UPI ID and blessing are erased. The host no longer sees them.',
    'Amounts, days and references stay in the books.',
    'It cannot be undone. Export first, if the guest wants a file.',
    'Razorpay keeps its own record: ask its support, with the payment’s id.',
  ],
  keep: 'Keep the details',
  erasing: 'Erasing...',
  erased: 'The guest’s details were erased.',
  eraseFailed: 'The details could not be erased. Please try again.',
  /** To a correction. */
  notCorrectable: (day: string) =>
    `The details of this guest were erased on ${day}. Nothing of them can be written again.`,
  erasedBefore: (day: string) => `Nothing was left to erase: this was done on ${day}.`,
  nothingLeft: 'These gifts hold no guest details: there is nothing to erase.',
  fileTitle: (day: string) => `What ${PRODUCT_NAME} holds about you, ${day}`,
  fileEnd: `Names are kept for the host’s record of who gave what, phone numbers and addresses for their thanks, amounts and references for our books. Razorpay, which carried the payment, keeps its own record.`,
} as const
