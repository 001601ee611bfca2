// Sentences about a host's account at the payment provider, which gifts go to.
import type { MailedAccountState } from '../emails.ts'
import type { LinkedAccountObstacle, LinkedAccountState } from '../linked-accounts/states.ts'

export const linkedAccountSentences = {
  title: 'Where gifts go',
  /** Before the form. */
  why: 'Our payment provider keeps what your guests give in an account that it opens for you, and sends it to your UPI ID a day after your event. By law it needs your PAN for this. We pass your PAN on and do not store it.',
  noUpiId: 'Please save your UPI ID first.',
  pan: 'PAN',
  panInvalid: 'Please enter your own PAN: ten letters and digits, such as ABCPE1234F',
  send: 'Send my PAN',
  sending: 'Sending...',
  states: {
    'no-upi-id':
      'Guests can give once you have saved your UPI ID, and then sent your PAN. Both take a minute.',
    missing:
      'Our payment provider opens an account for you that gifts go to. By law it needs your PAN: please send it from your settings.',
    asking: 'We have no answer from the payment provider. Please send your PAN again.',
    'under-review':
      'The payment provider is checking your details. Guests can give as soon as it has finished.',
    'needs-clarification':
      'The payment provider has emailed you a question. Please answer it: guests can give once your details are accepted.',
    active: 'Your account at the payment provider is open. Guests can give.',
    suspended:
      'Guests cannot give: the payment provider has suspended your account with it. Please write to us.',
    refused:
      'The payment provider did not accept your details. Please check your name, UPI ID and PAN, and send them again.',
  } satisfies Record<LinkedAccountState | LinkedAccountObstacle, string>,
  /** Subjects of the emails; what they say is in `states`. */
  subjects: {
    'needs-clarification': 'The payment provider has a question about your account',
    active: 'Guests can give now: your account at the payment provider is open',
    suspended: 'Guests cannot give: your account at the payment provider is suspended',
  } satisfies Record<MailedAccountState, string>,
  /** Before the host saves another UPI ID, or none. */
  changeUpiText:
    'Guests can give once you have sent your PAN for it. What is already in your account at the payment provider goes to the UPI ID that was saved then. We tell you by email.',
  removeUpiText:
    'Guests cannot give until you save another one. What is already in your account at the payment provider still goes to this one. We tell you by email.',
  /** The same, where the host denies the UPI ID that is saved, or no bank knows it. */
  ofWrong: {
    changeUpiText:
      'Guests can give once you have sent your PAN for it. What is already in your account at the payment provider stays held, and does not go to the new UPI ID by itself: please write to us, so that you get it. We tell you of the change by email.',
    removeUpiText:
      'Guests cannot give until you save another one. What is already in your account at the payment provider stays held: please write to us, so that you get it. We tell you of the change by email.',
  },
  earlier: (amount: string, upiId: string) =>
    `${amount} that was given before you saved another UPI ID still goes to ${upiId}, a day after the event. If you cannot use that UPI ID any more, please write to us before then.`,
  /** For a UPI ID that the host denies, or that no bank knows. */
  earlierWrong: (amount: string, upiId: string) =>
    `${amount} that was given before you saved another UPI ID is held by the payment provider, and is not sent to ${upiId}: you said that it is not yours, or no bank knows it. Please write to us, so that you get it.`,
  /** On the dashboard and the pages of event boxes, until guests can give. */
  waitingTitle: 'Guests cannot give yet',
  waitingAction: 'Open settings',
  refusal: (words: string) => `Its reason: ${words}`,
} as const
