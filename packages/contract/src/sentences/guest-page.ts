// What a guest reads on /contribute/{id} (spec §2, §4, §5, §8).
import { FEE_PERCENT } from '../limits.ts'

export const guestPageSentences = {
  loading: 'Loading event details...',
  unavailableTitle: 'Event Box Not Available',
  unavailableText: 'This event box has either expired or could not be found.',
  unavailableAdvice: 'Please check the link or contact the event organizer for assistance.',

  marriageTitle: 'Celebrate the Special Day with Your Blessing',
  marriageText: 'Make your secure contribution towards the wedding celebration.',
  marriageButton: 'Send Your Blessing',
  otherTitle: 'Send Your Contribution',
  otherText: 'Every contribution makes a difference and spreads happiness.',
  otherButton: 'Proceed to Secure Payment',

  nameRequired: 'Full name is required.',

  feeNote: (fee: string) =>
    `A small platform fee of ${FEE_PERCENT}% (${fee}) will be added to help us maintain and improve our services.`,
  poweredBy: 'Secure UPI Payment • Powered by Razorpay',
  processing: 'Processing...',
  initiating: 'Initiating Payment...',
  confirming: 'We are confirming your payment',
  thankYou: 'Thank You',

  checkoutDescription: 'Gift Contribution',
  checkoutBlockTitle: 'Pay using UPI',
  sdkFailed: 'Razorpay SDK failed to load',
  dismissed:
    'The payment window was closed. If you have paid, your gift will not be lost: please do not pay again. Otherwise you can try again.',
  unreachable:
    'We could not reach the server. Check your connection and try again: you have not been charged.',
  confirmingLong:
    'We are confirming your payment. This can take a few minutes; you may close this page, your gift will not be lost.',
  verifyFailed: "We couldn't verify your payment. Please contact support if amount was deducted.",
  verifyFailedInternal: 'Payment verification failed',
  createOrderFailed: 'Failed to create order',
  fetchFailed: 'Failed to fetch event details',
  closed: 'This event box no longer accepts contributions. You have not been charged.',
} as const
