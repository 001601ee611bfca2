// Sentences of the contribution form, the payment and the thanks (docs/specification.md §2, §4, §5, §8).
import { FEE_PERCENT } from '../../../limits.ts'

export const givingSentences = {
  fullName: 'Full Name',
  phoneNumber: 'Phone Number',
  phoneHint: '10 digits',
  amount: 'Amount (₹)',
  quickAmounts: 'Quick amounts',
  address: 'Address',
  addressHint: 'House, street, city',
  rememberMe: 'Remember me on this phone',
  rememberHint: 'Leave this off on a shared phone.',
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
  seeReceipt: 'View receipt & write a blessing',
  receiptWillBe: 'Your receipt (being prepared)',
  bankReferenceIs: (reference: string) => `UPI reference ${reference}`,
  youGave: (amount: string) => `You gave ${amount}`,
  checkoutDescription: 'Gift Contribution',
  checkoutBlockTitle: 'Pay using UPI',
  sdkFailed: 'Razorpay SDK failed to load',
  giveAgain: 'Give again',
  doNotGiveAgain: 'No, thank you',
  giveAnother: 'Give another gift',
  dismissed:
    'The payment window closed. If you’ve already paid, your gift is safe, so please don’t pay again. If not, try again.',
  nothingCharged: 'You haven’t been charged, and your details are still here.',
  /** Below why another order was refused, after a checkout that was opened. */
  notLostIfPaid: 'If you’ve already paid, your gift is safe, so please don’t pay again.',
  /** Nobody has told how a payment stands whose checkout was opened. */
  openedBefore:
    'We can’t confirm your payment yet. If you’ve already paid, your gift is safe, so please don’t pay again. Your receipt will appear here.',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  confirmingLong:
    'We’re confirming your payment. This can take a few minutes, so please don’t pay again. You can close this page. Your gift is safe.',
  notReady: 'Gifts can’t be accepted here right now. Please let the host know or try later.',
  notStarted: 'We couldn’t start the payment. Please try again.',
  /** After the server had to answer the form, as no script of the page did. */
  pressAgain:
    'This page hadn’t loaded completely. Please press the button again. If you see this again, open the page in another browser.',
  /** After a fault of our own script, which is never told as one of the network. */
  broken: 'Something on this page has stopped working. Please reload it.',
  loadAgain: 'Reload this page',
  offline: 'You’re offline. Your details are saved on this phone; you can pay once you’re back online.',
  createOrderFailed: 'Failed to create order',
  alreadyGiven: (amount: string) => `You’ve already given ${amount}. Give again?`,
  mayHaveGiven: 'Someone may have just given from this phone number. Give again?',
  /** `amount`: of an earlier gift, whose payment is not known to have failed. */
  earlierMayArrive: (amount: string) =>
    `Your earlier gift of ${amount} may still go through. If you pay again, you may be charged twice. Pay again?`,
  busyNow: 'Lots of guests are giving right now. We’ll keep trying.',
  notStartedYet: 'We couldn’t start the payment yet. We’ll keep trying.',
  /** Counts down to 1: the same words stand beside each number, and have to fit one second, too. */
  tryingAgainIn: (seconds: string) => `Trying again in ${seconds} s…`,
  stopTrying: 'Stop trying',
  verifyFailed: "We couldn't verify your payment. Please contact support if amount was deducted.",
} as const
