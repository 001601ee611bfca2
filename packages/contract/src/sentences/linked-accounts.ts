// Sentences about a host's account at the payment provider, which gifts go to.
import type { MailedAccountState } from '../emails.ts'
import type { LinkedAccountObstacle, LinkedAccountState } from '../linked-accounts/states.ts'

export const linkedAccountSentences = {
  title: 'Where your gifts are kept',
  /** Before the form. */
  why: 'Razorpay holds your gifts in an account in your name and pays them to your UPI ID the day after your event. The law requires your PAN for this. We pass it on to Razorpay and don’t store it.',
  noUpiId: 'Please add your UPI ID first.',
  pan: 'PAN',
  panInvalid: 'Please enter your own PAN, ten letters and digits such as ABCPE1234F',
  send: 'Send my PAN',
  sending: 'Sending...',
  states: {
    'no-upi-id': 'To start receiving gifts, add your UPI ID and PAN. It takes a minute.',
    missing:
      'To start receiving gifts, send your PAN from Settings. The law requires it for the account in which Razorpay holds them.',
    asking: 'Razorpay didn’t respond. Please send your PAN again.',
    'under-review': 'Razorpay is checking your details. Guests can give as soon as that’s done.',
    'needs-clarification':
      'Razorpay has emailed you a question. Please reply to it. Guests can give once your details are accepted.',
    active: 'Your Razorpay account is open. Guests can give.',
    suspended: 'Razorpay has suspended your account, so guests can’t give. Please contact us.',
    refused:
      'Razorpay didn’t accept your details. Please check your name, UPI ID and PAN, then send them again.',
  } satisfies Record<LinkedAccountState | LinkedAccountObstacle, string>,
  /** Subjects of the emails; what they say is in `states`. */
  subjects: {
    'needs-clarification': 'Razorpay has a question about your account',
    active: 'Guests can give now. Your Razorpay account is open',
    suspended: 'Guests can’t give. Your Razorpay account is suspended',
  } satisfies Record<MailedAccountState, string>,
  /** Before the host saves another UPI ID, or none. */
  changeUpiText:
    'Guests can give once you send your PAN for the new UPI ID. Razorpay will pay gifts it already holds to the earlier one. We’ll email you.',
  removeUpiText:
    'Guests can’t give until you add another UPI ID. Razorpay will still pay gifts it already holds to this one. We’ll email you.',
  /** The same, where the host denies the UPI ID that is saved, or no bank knows it. */
  ofWrong: {
    changeUpiText:
      'Guests can give once you send your PAN for the new UPI ID. Gifts that Razorpay already holds stay on hold. Please contact us so we can pay them to you. We’ll email you about the change.',
    removeUpiText:
      'Guests can’t give until you add another UPI ID. Gifts that Razorpay already holds stay on hold. Please contact us so we can pay them to you. We’ll email you about the change.',
  },
  earlier: (amount: string, upiId: string) =>
    `${amount} given before you changed your UPI ID will be paid to ${upiId} the day after the event. If you can’t use that UPI ID any more, please contact us before then.`,
  /** For a UPI ID that the host denies, or that no bank knows. */
  earlierWrong: (amount: string, upiId: string) =>
    `Razorpay is holding ${amount} given before you changed your UPI ID. We can’t pay to ${upiId} because you told us it isn’t yours, or it doesn’t exist. Please contact us so we can pay you.`,
  /** On the dashboard and the pages of event boxes, until guests can give. */
  waitingTitle: 'Not ready for gifts yet',
  waitingAction: 'Open settings',
  refusal: (words: string) => `Razorpay’s reason: ${words}`,
} as const
