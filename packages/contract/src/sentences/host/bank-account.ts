// Sentences about a host's bank account: in the settings, the feed and emails.
import type { UnansweredWhy } from '../../upi-ids/checks.ts'

const checkYourself = 'Compare it with your passbook or your bank’s app: a typing error pays a stranger.'

export const bankAccountSentences = {
  title: 'Bank account',
  why: 'Optional. UPI carries at most ₹1,00,000 at a time, and some banks take less. If you save a bank account, your gifts are paid to it and not to your UPI ID.',
  goesHere: 'Your gifts are paid to this account.',
  add: 'Add a bank account',
  change: 'Change the account',
  remove: 'Remove the account',
  number: 'Account number',
  again: 'Account number, once more',
  ifsc: 'IFSC',
  ifscHint: 'Eleven letters and digits, on each cheque and in your bank’s app, such as HDFC0000053',
  name: 'Name of the account holder',
  nameHint: 'In English letters, as your bank has it',
  numberRequired: 'Account number is required.',
  numberInvalid: 'Please enter the account number as your bank writes it: 5 to 35 digits and letters.',
  numberAgain: 'Please enter the account number once more.',
  numbersDiffer: 'The two account numbers are not the same.',
  ifscRequired: 'IFSC is required.',
  ifscInvalid: 'Please enter an IFSC such as HDFC0000053: the fifth character is a zero.',
  nameRequired: 'Name of the account holder is required.',
  nameInvalid: 'Please enter the name in English letters, 3 to 120 of them.',
  save: 'Save the account',
  dialogTitle: 'Where should your gifts be paid?',
  dialogText: 'Nothing is paid out for a day after the change, and we tell you by email.',
  removeTitle: 'Remove your bank account?',
  removeText: 'Your gifts then go to your UPI ID again. Nothing is paid out for a day after the change.',
  failed: 'The bank account could not be saved. Please try again.',
  done: 'Bank account saved',
  removed: 'Bank account removed',
  /** In the feed and the email; `digits`: the last four. */
  ending: (digits: string) => `ending in ${digits}`,
  yours: (digits: string) => `your bank account ending in ${digits}`,
  asking: 'We are asking the bank whose account this is...',
  notFound: 'No bank knows this account. We send no money to it: please correct it.',
  registeredTo: (name: string) => `The bank says that this account belongs to ${name}.`,
  unlike: (name: string) =>
    `The bank says that this account belongs to ${name}. That is another name than you wrote: money sent to a wrong account cannot be recovered. Please change the account if it is not yours.`,
  unanswered: {
    'not-enabled': checkYourself,
    'no-answer': `The bank did not answer. ${checkYourself}`,
    refused: `The bank could not be asked. ${checkYourself}`,
    'no-name': `The bank knows this account but gave no name. ${checkYourself}`,
  } satisfies Record<UnansweredWhy, string>,
} as const
