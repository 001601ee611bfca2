// Sentences about a host's bank account: in the settings, the feed and emails.
import type { UnansweredWhy } from '../../upi-ids/checks.ts'
import { yourBankAccount } from './dashboard.ts'

const checkYourself =
  'Check that it matches your passbook or bank app exactly. One wrong digit can send your money to a stranger.'

export const bankAccountSentences = {
  title: 'Bank account',
  why: 'Optional. UPI allows up to ₹1,00,000 per payment, and some banks allow less. If you add a bank account, we’ll pay your gifts there instead of to your UPI ID.',
  goesHere: 'We’ll pay your gifts to this account.',
  add: 'Add a bank account',
  change: 'Change bank account',
  remove: 'Remove bank account',
  number: 'Account number',
  again: 'Confirm account number',
  ifsc: 'IFSC',
  ifscHint: '11 letters and digits, such as HDFC0000053. It’s on your cheques and in your bank app.',
  name: 'Account holder’s name',
  nameHint: 'In English letters, as your bank has it',
  numberRequired: 'Account number is required.',
  numberInvalid: 'Please enter the account number as your bank shows it, 5 to 35 digits and letters.',
  numberAgain: 'Please confirm the account number.',
  numbersDiffer: 'The two account numbers don’t match.',
  ifscRequired: 'IFSC is required.',
  ifscInvalid: 'Please enter an IFSC such as HDFC0000053. The fifth character is a zero.',
  nameRequired: 'Account holder’s name is required.',
  nameInvalid: 'Please enter the name in English letters, 3 to 120 characters.',
  save: 'Save bank account',
  dialogTitle: 'Where should we pay your gifts?',
  dialogText: 'For your safety, payouts pause for one day after a change, and we’ll email you.',
  removeTitle: 'Remove your bank account?',
  removeText: 'We’ll pay your gifts to your UPI ID again. For your safety, payouts pause for one day.',
  failed: 'We couldn’t save the bank account. Please try again.',
  done: 'Bank account saved',
  removed: 'Bank account removed',
  /** In the feed and the email; `digits`: the last four. */
  ending: (digits: string) => `ending in ${digits}`,
  yours: yourBankAccount,
  asking: 'Checking the account holder with the bank…',
  notFound: 'This account doesn’t exist, so we won’t pay to it. Please correct it.',
  registeredTo: (name: string) => `The bank says this account belongs to ${name}.`,
  unlike: (name: string) =>
    `The bank says this account belongs to ${name}, not the name you entered. Money sent to a wrong account can’t be recovered. Please change the account if it isn’t yours.`,
  unanswered: {
    'not-enabled': checkYourself,
    'no-answer': `The bank didn’t respond. ${checkYourself}`,
    refused: `We couldn’t check with the bank. ${checkYourself}`,
    'no-name': `The bank has this account but didn’t share a name. ${checkYourself}`,
  } satisfies Record<UnansweredWhy, string>,
  removing: 'Removing...',
} as const
