// What a guest reads while giving: on the form, on the way through the payment, in the thanks (spec §2, §4, §5, §8).
import { FEE_PERCENT } from '../limits.ts'

export const givingSentences = {
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
  alreadyGiven: (amount: string) => `You already gave ${amount}. Give again?`,
  giveAgain: 'Give again',
  doNotGiveAgain: 'No, thank you',
  giveAnother: 'Give another gift',
  dismissed:
    'The payment window was closed. If you have paid, your gift will not be lost: please do not pay again. Otherwise you can try again.',
  nothingCharged: 'You have not been charged, and what you wrote is still here.',
  openedBefore:
    'We cannot tell yet what became of your payment. If you have paid, your gift will not be lost: please do not pay again.',
  unreachable:
    'We could not reach the server. Check your connection and try again: you have not been charged.',
  confirmingLong:
    'We are confirming your payment. This can take a few minutes; you may close this page, your gift will not be lost.',
  verifyFailed: "We couldn't verify your payment. Please contact support if amount was deducted.",
  notStarted: 'The payment could not be started. You have not been charged. Please try again.',
  createOrderFailed: 'Failed to create order',
} as const
