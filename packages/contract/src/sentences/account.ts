// Sentences of a host's whole account: download everything, delete it.
import { MAX_EXPORTED_CONTRIBUTIONS } from '../limits.ts'
import { formatCount } from '../money.ts'

export const exportAccountSentences = {
  title: 'Your Data',
  text: 'Everything we hold about you in one file: your account, your event boxes with their guests, your payouts and your activity. Any text editor opens it. Guest lists and statements as spreadsheets are on their own pages.',
  button: 'Download Everything',
  confirm: 'The file holds the details of your guests. Your password shows that it is you who asks.',
  downloaded: 'Your file was downloaded.',
  failed: 'Your data could not be put into a file. Please try again.',
  tooLarge: `There are more than ${formatCount(MAX_EXPORTED_CONTRIBUTIONS)} gifts: too many for one file. Download each event’s guest list on its own page, and write to us for the rest.`,
} as const

export const deleteAccountSentences = {
  title: 'Delete Account',
  text: 'Your name, your details, your event boxes and your guests’ details are erased. Amounts and bank references stay in our books without a name. It cannot be undone, so download everything first.',
  button: 'Delete My Account',
  confirmTitle: 'Delete your account?',
  confirm: 'You are signed out everywhere, and your event boxes close for guests. It cannot be undone.',
  deleted: 'Your account was deleted.',
  failed: 'Your account could not be deleted. Please try again.',
  obstacles: {
    owed: (amount: string) =>
      `We still owe you ${amount}. Once it has been paid out, you can delete your account.`,
    owes: (amount: string) =>
      `You owe us ${amount}: it was paid out to you, and went back to a guest since. Please write to us.`,
    payout:
      'A payout to you is still under way, or may still come back. Ten days after it was paid, you can delete your account.',
    transfer:
      'The payment provider still has gifts for you, and sends them to your UPI ID a day after the event. Once they have arrived, you can delete your account.',
    order:
      'A guest may still be paying to one of your event boxes. Please try again later; it takes three days at most.',
    refund:
      'A refund to one of your guests is still under way. Once it has arrived, you can delete your account.',
    dispute:
      'The bank of one of your guests disputes a payment. Once it has decided, you can delete your account.',
  },
} as const
