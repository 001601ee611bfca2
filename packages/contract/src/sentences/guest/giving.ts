// Sentences of the contribution form, the payment and the thanks (docs/specification.md §2, §4, §5, §8).
// hindi.ts has the same in Hindi.
import { FEE_PERCENT } from '../../limits.ts'

export const givingSentences = {
  fullName: 'Full Name',
  phoneNumber: 'Phone Number',
  phoneHint: '10 digits',
  amount: 'Amount (₹)',
  quickAmounts: 'Quick amounts',
  address: 'Address',
  addressHint: 'House, street, city',
  rememberMe: 'Remember me on this phone',
  rememberHint: 'Leave it off if others use this phone.',
  feeNote: (fee: string) =>
    `A small platform fee of ${FEE_PERCENT}% (${fee}) will be added to help us maintain and improve our services.`,
  youPay: 'You pay',
  poweredBy: 'Secure UPI Payment • Powered by Razorpay',
  processing: 'Processing...',
  initiating: 'Initiating Payment...',
  confirming: 'We are confirming your payment',
  thankYou: 'Thank You',
  /** The name of the couple or the event follows below. */
  onItsWayTo: (amount: string) => `Your gift of ${amount} is on its way to`,
  /** Ends the sentence below the name, in languages that need it. */
  afterRecipient: '',
  closeThanks: 'Close',
  seeReceipt: 'See receipt, add a blessing',
  receiptWillBe: 'Your receipt will be here',
  bankReferenceIs: (reference: string) => `UPI reference ${reference}`,
  youGave: (amount: string) => `You gave ${amount}`,
  checkoutDescription: 'Gift Contribution',
  checkoutBlockTitle: 'Pay using UPI',
  sdkFailed: 'Razorpay SDK failed to load',
  giveAgain: 'Give again',
  doNotGiveAgain: 'No, thank you',
  giveAnother: 'Give another gift',
  dismissed:
    'The payment window was closed. If you have paid, your gift will not be lost: please do not pay again. Otherwise you can try again.',
  nothingCharged: 'You have not been charged, and what you wrote is still here.',
  /** Below why another order was refused, after a checkout that was opened. */
  notLostIfPaid: 'If you have paid, your gift will not be lost: please do not pay again.',
  openedBefore:
    'We cannot tell yet what became of your payment. If you have paid, your gift will not be lost: please do not pay again.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  confirmingLong:
    'We are confirming your payment. This can take a few minutes: please do not pay again. You may close this page, your gift will not be lost.',
  notReady: 'Gifts cannot be received here at the moment. Please tell the host, or try again later.',
  notStarted: 'The payment could not be started. Please try again.',
  /** After the server had to answer the form, as no script of the page did. */
  pressAgain:
    'This page had not loaded completely. Please press the button again. If you see this again, open the page in another browser.',
  /** After a fault of our own script, which is never told as one of the network. */
  broken: 'Something on this page has stopped working. Please load it again.',
  loadAgain: 'Load this page again',
  offline:
    'You are offline. What you wrote is kept on this phone; you can give as soon as the connection is back.',
  createOrderFailed: 'Failed to create order',
  alreadyGiven: (amount: string) => `You already gave ${amount}. Give again?`,
  mayHaveGiven: 'You may have given from this phone number a moment ago. Give again?',
  /** `amount`: of an earlier gift, whose payment is not known to have failed. */
  earlierMayArrive: (amount: string) =>
    `Your earlier gift of ${amount} may still arrive. If you give again, you may pay twice. Give again?`,
  busyNow: 'Many guests are giving just now. We try again by ourselves.',
  notStartedYet: 'The payment could not be started yet. We try again by ourselves.',
  tryingAgainIn: (seconds: string) => `Trying again in ${seconds} s…`,
  stopTrying: 'Stop trying',
  verifyFailed: "We couldn't verify your payment. Please contact support if amount was deducted.",
} as const
