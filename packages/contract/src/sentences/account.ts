// Sentences of a host's whole account: download everything, delete it.
import { MAX_EXPORTED_ROWS } from '../limits.ts'
import { formatCount } from '../money.ts'

export const exportAccountSentences = {
  title: 'Your Data',
  text: 'Download all your data in one file: account, event boxes, guests, payouts and activity. For spreadsheets, use your guest list.',
  button: 'Download Everything',
  preparing: 'Preparing...',
  confirm: 'This file has your guests’ details. Enter your password to continue.',
  downloaded: 'Your data has been downloaded.',
  failed: 'We couldn’t prepare your data. Please try again.',
  tooLarge: `A list of your data has more than ${formatCount(MAX_EXPORTED_ROWS)} rows, too many for one file. Download each event’s guest list, and contact us for the rest.`,
} as const

export const deleteAccountSentences = {
  title: 'Delete Account',
  text: 'We’ll erase your details, event boxes and guest details. Amounts and bank references stay in our records without names. This can’t be undone, so download your data first.',
  button: 'Delete My Account',
  deleting: 'Deleting...',
  confirmTitle: 'Delete your account?',
  confirm:
    'You’ll be signed out everywhere, and your event boxes will close for guests. There’s no way back.',
  deleted: 'Your account has been deleted.',
  failed: 'We couldn’t delete your account. Please try again.',
  obstacles: {
    owed: (amount: string) =>
      `We still have ${amount} to pay you. You can delete your account once it’s paid.`,
    owes: (amount: string) =>
      `There’s ${amount} to settle: a gift was refunded after we paid it to you. Please contact us.`,
    payout:
      'A payout to you is in progress or may still be returned. You can delete your account ten days after it’s paid.',
    transfer:
      'Razorpay is holding gifts for you and will pay them to your UPI ID the day after the event. You can delete your account after that.',
    order: 'A guest may be in the middle of paying. Please try again in three days.',
    refund: 'A refund to one of your guests is in progress. You can delete your account once it’s done.',
    dispute: 'A guest’s bank is disputing a payment. You can delete your account once that’s decided.',
  },
} as const
